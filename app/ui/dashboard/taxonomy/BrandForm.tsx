import { useState } from 'react'
import * as words from '#common/words'
import { type BrandRecord, TIERS } from '#domain/catalogue/schema'
import { api } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { Problem } from '../../Problem.tsx'
import { Select } from '../../form/Select.tsx'
import { TextArea } from '../../form/TextArea.tsx'
import { TheirVersion } from './TheirVersion.tsx'
import { useEditedForm } from './use-edited-form.ts'
import { useSaving } from './use-saving.ts'

const say = words.taxonomy.brands
const TIER_OPTIONS = TIERS.map((value) => ({ value, label: words.compare.tiers[value] }))
const NEW = { name: '', tier: null as BrandRecord['tier'], country: '', about: '' }
const told = ({ name, tier, country, about }: typeof NEW) => ({
  [words.taxonomy.name]: name,
  [say.tier]: tier ? words.compare.tiers[tier] : say.noTier,
  [say.country]: country,
  [say.about]: about,
})

type Props = { brand: BrandRecord | null; onDone: () => void; onCancel: () => void }

/** Adds a brand, or changes one. Of two admins who change it the second is asked. */
export function BrandForm({ brand, onDone, onCancel }: Props) {
  const form = useEditedForm()
  const [typed, setTyped] = useState<typeof NEW>(brand ?? NEW)
  const { name, tier, country, about } = typed
  const { wrong, problem, busy, save, theirs, goOnFrom, saveOver } = useSaving(
    name,
    brand,
    (version) => {
      const body = { name, tier, country, about }
      if (!brand) return api('POST', '/brands', { body })
      return api('PUT', '/brands/{id}', { path: { id: brand._id }, body: { ...body, version } })
    },
    onDone,
  )
  const set = (field: keyof typeof NEW) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [field]: event.target.value })
  return (
    <form
      ref={form}
      onSubmit={save}
      noValidate
      aria-label={brand ? say.edit(brand.name) : say.add}
      className="grid max-w-3xl gap-4 sm:grid-cols-3"
    >
      <Field label={words.taxonomy.name} value={name} error={wrong['name']} onChange={set('name')} />
      <Select
        label={say.tier}
        options={TIER_OPTIONS}
        empty={say.noTier}
        value={tier ?? ''}
        error={wrong['tier']}
        onChange={({ target }) => setTyped({ ...typed, tier: (target.value || null) as BrandRecord['tier'] })}
      />
      <Field label={say.country} value={country} error={wrong['country']} onChange={set('country')} />
      <div className="sm:col-span-3">
        <TextArea label={say.about} rows={2} value={about} error={wrong['about']} onChange={set('about')} />
      </div>
      {theirs && (
        <div className="sm:col-span-3">
          <TheirVersion
            what="brand"
            theirs={told(theirs)}
            mine={told(typed)}
            onTheirs={() => {
              goOnFrom(theirs)
              setTyped(theirs)
            }}
            onMine={() => saveOver(theirs)}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3 sm:col-span-3">
        <Button type="submit" look="signal" busy={busy}>
          {words.taxonomy.save}
        </Button>
        <Button look="line" onClick={onCancel}>
          {words.taxonomy.cancel}
        </Button>
        <Problem text={problem} />
      </div>
    </form>
  )
}
