import { endingsOf } from '#domain/runs/schema'
import * as words from '#common/words'
import { usePriceField, useShop } from '../../../web/settings.ts'
import { Field } from '../../form/Field.tsx'
import { Select } from '../../form/Select.tsx'
import type { TypedChange } from './typed-change.ts'

const say = words.many.change

type Props = { typed: TypedChange; error?: string; onChange: (typed: Partial<TypedChange>) => void }

/** How the new prices come about. */
export function PriceRuleFields({ typed, error, onChange }: Props) {
  const { prices } = useShop()
  const priceField = usePriceField()
  const isAmount = typed.priceBy === 'to' || typed.priceBy === 'amount'
  return (
    <fieldset className="grid gap-4 sm:grid-cols-3">
      <legend className="sr-only">{say.priceBy}</legend>
      <Select
        label={say.priceBy}
        empty={say.stays}
        options={Object.entries(say.by).map(([value, label]) => ({ value, label }))}
        value={typed.priceBy}
        onChange={(event) => onChange({ priceBy: event.target.value as TypedChange['priceBy'] })}
      />
      {typed.priceBy && (
        <>
          <Field
            label={isAmount ? say.amount : say.percent}
            inputMode="decimal"
            hint={isAmount && typed.priceBy === 'to' ? priceField.hint : say.lower}
            error={error}
            value={typed.figure}
            onChange={(event) => onChange({ figure: event.target.value })}
          />
          <Select
            label={say.ending}
            empty={say.anyEnding}
            options={endingsOf(prices).map((value) => ({ value, label: value }))}
            value={typed.ending}
            onChange={(event) => onChange({ ending: event.target.value as TypedChange['ending'] })}
          />
        </>
      )}
    </fieldset>
  )
}
