import { placeForms } from '#common/words'
import { type PartPlaces, type PlaceListed, unitsMove } from '#domain/places/schema'
import { api } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { useSchemaForm } from '../../form/form.ts'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { schemaOfTyped } from '../../form/schema-of-typed.ts'
import { Select } from '../../form/Select.tsx'

const say = placeForms.move

type Fields = { from: string; to: string; units: string }
const fields = schemaOfTyped(({ from, to, units }: Fields) => {
  return { from: Number(from), to: Number(to), units: units.trim() === '' ? undefined : Number(units) }
}, unitsMove)

type Props = {
  part: PartPlaces
  places: readonly PlaceListed[]
  /** Something else is not saved yet. */
  isBlocked: boolean
  onMoved: (part: PartPlaces) => void
}

/** Carries free units of a part from one place to another, at once. */
export function MoveUnits({ part, places, isBlocked, onMoved }: Props) {
  const first = part.places[0]!.place
  const elsewhere = places.find(({ id }) => id !== first)!
  const start: Fields = { from: String(first), to: String(elsewhere.id), units: '' }
  const form = useSchemaForm(fields, start, async (body, { resetField }) => {
    onMoved(await api('POST', '/parts/{id}/places/move', { path: { id: part._id }, body }))
    resetField('units')
    notify.success(say.moved(body.units))
  })
  const { register, errorOf } = form
  const from = part.places.map(({ place, name }) => ({ value: String(place), label: name }))
  const to = places.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid gap-5" aria-label={say.title}>
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_8rem]">
        <Select label={say.from} options={from} error={errorOf('from')} {...register('from')} />
        <Select label={say.to} options={to} error={errorOf('to')} {...register('to')} />
        <Field label={say.units} inputMode="numeric" error={errorOf('units')} {...register('units')} />
      </div>
      <Problem text={form.problem} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" look="ink" busy={form.busy} disabled={isBlocked}>
          {say.move}
        </Button>
        <span className="text-ink-2">{isBlocked ? say.saveFirst : say.held}</span>
      </div>
    </form>
  )
}
