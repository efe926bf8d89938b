import * as words from '#common/words'
import { Field } from '../../form/Field.tsx'
import { Select } from '../../form/Select.tsx'
import type { PartChoices } from '../part/part-choices.ts'
import type { TypedChange } from './typed-change.ts'

const say = words.many
const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))

type Props = {
  typed: TypedChange
  choices: PartChoices
  /** What is wrong with the units. */
  error: string | undefined
  onChange: (part: Partial<TypedChange>) => void
}

/** What else than the price changes: stock, brand, category, whether the parts are sold, and whether they are best sellers. */
export function ChangeFields({ typed, choices, error, onChange }: Props) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <Select
          label={say.change.stockBy}
          empty={say.change.stays}
          options={options(say.change.stock)}
          value={typed.stockBy}
          onChange={(event) => onChange({ stockBy: event.target.value as TypedChange['stockBy'] })}
        />
        {typed.stockBy && (
          <Field
            label={say.change.units}
            inputMode="numeric"
            error={error}
            value={typed.units}
            onChange={(event) => onChange({ units: event.target.value })}
          />
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={say.fields['brand']!}
          empty={say.change.stays}
          options={choices.brands}
          value={typed.brand}
          onChange={(event) => onChange({ brand: event.target.value })}
        />
        <Select
          label={say.fields['category']!}
          empty={say.change.stays}
          options={choices.categories}
          value={typed.category}
          onChange={(event) => onChange({ category: event.target.value })}
        />
        <Select
          label={say.change.status}
          empty={say.change.stays}
          options={options(say.statuses)}
          value={typed.status}
          onChange={(event) => onChange({ status: event.target.value as TypedChange['status'] })}
        />
        <Select
          label={say.change.bestSeller}
          empty={say.change.stays}
          options={options({ yes: say.change.yes, no: say.change.no })}
          value={typed.bestSeller}
          onChange={(event) => onChange({ bestSeller: event.target.value as TypedChange['bestSeller'] })}
        />
      </div>
    </>
  )
}
