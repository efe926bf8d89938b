import { part as words } from '#common/words'
import type { PartPlaces } from '#domain/places/schema'
import { Field } from '../../form/Field.tsx'

const say = words.backOrder.form

/** When more of a part comes, as it is typed. */
type Typed = { days: string; on: string }

export const typedOf = ({ backOrder: { days, on } }: PartPlaces): Typed => ({ days: String(days ?? ''), on: on ?? '' })

/** What was typed, for the call; what is no number stays as it is, and the call refuses it. */
export const backOrderIn = ({ days, on }: Typed) => ({
  days: days.trim() === '' ? null : Number(days),
  on: on === '' ? null : on,
})

type Props = { typed: Typed; wrong: (field: string) => string | undefined; onChange: (typed: Typed) => void }

/** Whether a part may be ordered beyond its stock: when more of it comes. */
export function BackOrderFields({ typed, wrong, onChange }: Props) {
  return (
    <fieldset className="border border-edge bg-surface p-4">
      <legend className="float-left text-lg font-semibold">{say.title}</legend>
      <p className="clear-both pt-1 text-[0.9375rem] text-ink-2">{say.about}</p>
      <div className="grid items-start gap-4 pt-3 sm:grid-cols-2">
        <Field
          label={say.days}
          hint={say.daysHint}
          inputMode="numeric"
          value={typed.days}
          error={wrong('days')}
          onChange={({ target }) => onChange({ ...typed, days: target.value })}
        />
        <Field
          label={say.on}
          hint={say.onHint}
          type="date"
          value={typed.on}
          error={wrong('on')}
          onChange={({ target }) => onChange({ ...typed, on: target.value })}
        />
      </div>
    </fieldset>
  )
}
