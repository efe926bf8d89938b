import { useRevalidator } from 'react-router'
import { z } from 'zod'
import { COUNTRIES } from '#common/address-form'
import { countryName } from '#common/format'
import { typedFigure } from '#common/typed-number'
import * as words from '#common/words'
import type { ZoneRecord } from '#domain/delivery/schema'
import { api } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { useSchemaForm } from '../../form/form.ts'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { TextArea } from '../../form/TextArea.tsx'
import { FormDialog } from '../../FormDialog.tsx'

const say = words.delivery.admin.zone
const fields = z.object({ name: z.string(), countries: z.string(), postcodes: z.string(), rank: z.string() })
const pieces = (text: string) => text.split(/[\s,;]+/).filter(Boolean)
/** A postcode may have a space inside, so only punctuation and line ends part them. */
const codes = (text: string) =>
  text
    .split(/[\n,;]+/)
    .map((code) => code.trim())
    .filter(Boolean)
const NAMES = new Map(COUNTRIES.map((code) => [countryName(code).toLowerCase(), code]))
/** A country may be written by its name: each line or piece between commas is one. */
const countriesOf = (text: string) =>
  text
    .split(/[\n,;]+/)
    .map((one) => one.trim())
    .filter(Boolean)
    .flatMap((one) => NAMES.get(one.toLowerCase()) ?? pieces(one))

/** One zone: its countries, or some postcodes of one. */
export function ZoneDialog({ zone, onClose }: { zone: ZoneRecord | null; onClose: () => void }) {
  const { revalidate } = useRevalidator()
  const given = {
    name: zone?.name ?? '',
    countries: zone?.countries.join(', ') ?? '',
    postcodes: zone?.postcodes.join(', ') ?? '',
    rank: String(zone?.rank ?? 0),
  }
  const form = useSchemaForm(fields, given, async ({ name, countries, postcodes, rank }) => {
    const body = { name, countries: countriesOf(countries), postcodes: codes(postcodes), rank: typedFigure(rank) }
    if (zone) {
      const path = { id: String(zone.id) }
      await api('PUT', '/delivery/zones/{id}', { path, body: { ...body, version: zone.version } })
    } else await api('POST', '/delivery/zones', { body })
    notify.success(words.delivery.admin.saved(name))
    onClose()
    await revalidate()
  })
  const { register, errorOf } = form
  return (
    <FormDialog isChanged={form.formState.isDirty} onClose={onClose} title={zone ? say.change : say.add}>
      <form className="grid gap-4" noValidate onSubmit={form.onSubmit} aria-label={zone ? say.change : say.add}>
        <Field label={say.name} error={errorOf('name')} {...register('name')} />
        <TextArea
          label={say.countries}
          rows={2}
          hint={say.countriesHint}
          error={errorOf('countries')}
          {...register('countries')}
        />
        <TextArea
          label={say.postcodes}
          rows={2}
          hint={say.postcodesHint}
          error={errorOf('postcodes')}
          {...register('postcodes')}
        />
        <Field label={say.rank} inputMode="numeric" hint={say.rankHint} error={errorOf('rank')} {...register('rank')} />
        <Problem text={form.problem} />
        <Button type="submit" look="signal" busy={form.busy} className="justify-self-end">
          {words.delivery.admin.save}
        </Button>
      </form>
    </FormDialog>
  )
}
