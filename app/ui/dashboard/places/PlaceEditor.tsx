import { type ChangeEvent, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#common/words'
import { OF_ONE_COUNTRY } from '#common/typed-address'
import type { Place } from '#domain/places/schema'
import { api, messageOf } from '../../../web/api.ts'
import { AddressFields } from '../../form/AddressFields.tsx'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { Note } from '../../Note.tsx'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { Section } from '../../Section.tsx'
import { Select } from '../../form/Select.tsx'
import { TextArea } from '../../form/TextArea.tsx'
import { Checks } from '../Checks.tsx'
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx'
import { SAVED } from '../../LeaveGuard.tsx'
import { SaveChanges } from '../SaveChanges.tsx'
import { useVersionedForm } from '../versioned-form.ts'
import { fieldsOf, NEW_PLACE, placeFields } from './place-fields.ts'
import { timeZoneFor, zonesOf } from './time-zone-for.ts'
import { WEEKDAY_OPTIONS } from '../options.ts'

const say = words.placeForms.place
const TIME_ZONES = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }))
/** Those of the country first. */
const zonesFirst = (here: readonly string[]) => [
  ...TIME_ZONES.filter(({ value }) => here.includes(value)),
  ...TIME_ZONES.filter(({ value }) => !here.includes(value)),
]

type Props = {
  place: Place | null
  /** That of a place that is there already: a further one most often keeps the same hours. */
  timeZone: string | undefined
}

/** A place with its address and its hours. Of two admins who change it the second is asked. */
export function PlaceEditor({ place, timeZone = NEW_PLACE.timeZone }: Props) {
  const navigate = useNavigate()
  const put = ({ id, ...body }: Place) => api('PUT', '/places/{id}', { path: { id: String(id) }, body })
  const fieldsOfPlace = (saved: Place | null) => (saved ? fieldsOf(saved) : { ...NEW_PLACE, timeZone })
  const form = useVersionedForm(placeFields, place, fieldsOfPlace, async (input, base, goOnFrom) => {
    const saved = base ? await put({ ...base, ...input }) : await api('POST', '/places', { body: input })
    notify.success(say.saved(saved.name))
    if (base) goOnFrom(saved)
    else await navigate(`/dashboard/places/${saved.id}`, { replace: true, state: SAVED })
  })
  const [closes, setCloses] = useState(false)
  const close = async (closed: boolean) => {
    setCloses(true)
    try {
      form.goOnFrom(await put({ ...form.base!, closed }))
      notify.success(closed ? say.closed : say.opened)
    } catch (error) {
      if (!form.noteTheirs(error)) form.setProblem(messageOf(error))
    }
    setCloses(false)
  }
  const { register, errorOf, formState, watch, theirs } = form
  const startAnew = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    OF_ONE_COUNTRY.forEach((name) => form.setValue(`address.${name}`, '', { shouldDirty: true }))
    form.clearErrors(OF_ONE_COUNTRY.map((name) => `address.${name}` as const))
    const zone = timeZoneFor(target.value, [form.getValues('timeZone'), fieldsOfPlace(form.base).timeZone])
    if (zone) form.setValue('timeZone', zone, { shouldDirty: true })
  }
  const country = watch('address.country')
  const { zones, differ } = useMemo(() => zonesOf(country), [country])
  const isClosed = form.base?.closed ?? false
  const addressErrors = formState.errors.address
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid max-w-3xl gap-10" aria-label={say.form}>
      {isClosed && <Note tone="warn">{say.isClosed}</Note>}
      <div className="grid gap-5 sm:grid-cols-[1fr_8rem]">
        <Field label={words.label.name} error={errorOf('name')} {...register('name')} />
        <Field label={say.rank} inputMode="numeric" error={errorOf('rank')} {...register('rank')} />
        <p className="text-[0.9375rem] text-ink-2 sm:col-span-2">{say.rankHint}</p>
      </div>
      <Section title={say.leaving}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label={say.cutOff}
            type="time"
            hint={say.cutOffHint}
            error={errorOf('cutOff')}
            {...register('cutOff')}
          />
          <Select
            label={say.timeZone}
            options={zonesFirst(zones)}
            error={errorOf('timeZone')}
            {...register('timeZone')}
          />
          <Checks
            legend={say.workDays}
            options={WEEKDAY_OPTIONS}
            error={errorOf('workDays')}
            field={register('workDays')}
          />
        </div>
      </Section>
      <Section title={words.label.address}>
        <div className="grid gap-4">
          <AddressFields
            typed={watch('address')}
            empty={say.noCountry}
            name={{ label: say.addressName, hint: say.addressNameHint }}
            at={(name) => ({
              ...register(`address.${name}`, name === 'country' ? { onChange: startAnew } : {}),
              ...(name === 'country' && differ && { hint: say.severalZones }),
              error: addressErrors?.[name]?.message ?? (name === 'country' ? addressErrors?.message : undefined),
            })}
          />
          <label className="flex min-h-8 items-center gap-2.5">
            <input type="checkbox" className="check" {...register('collects')} />
            {say.collects}
          </label>
          <TextArea label={say.hours} rows={2} hint={say.hoursHint} error={errorOf('hours')} {...register('hours')} />
        </div>
      </Section>
      {theirs ? (
        <ChangedMeanwhile what="place" onTheirs={form.takeTheirs} onMine={form.saveMine}>
          {say.now} <b>{theirs.name}</b>
          {say.nowRest(theirs.rank, theirs.cutOff, theirs.closed)}
        </ChangedMeanwhile>
      ) : (
        <Problem text={form.problem} />
      )}
      <SaveChanges isChanged={formState.isDirty} busy={form.busy}>
        {place && (
          <Button look="line" busy={closes} disabled={formState.isDirty} onClick={() => void close(!isClosed)}>
            {isClosed ? say.open : say.close}
          </Button>
        )}
      </SaveChanges>
    </form>
  )
}
