import * as words from '#common/words'
import type { PartPlaces } from '#domain/places/schema'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { FieldError } from '../../form/FieldFrame.tsx'

const say = words.placeForms.part

/** A part in a place, as the form has it. */
export type Row = Omit<PartPlaces['places'][number], 'units'> & { units: string }

export const rowsOf = ({ places }: PartPlaces): Row[] =>
  places.map((row) => ({ ...row, units: row.units === null ? '' : String(row.units) }))

/** What is typed as a number of units; null: nothing. The shop says what is wrong with it. */
export const unitsIn = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

type Props = {
  row: Row
  stock: number | null
  /** The part lies here only, however much of it there is. */
  isAlone: boolean
  wrong: (field: 'place' | 'shelf' | 'units') => string | undefined
  onChange: (row: Row) => void
  onTakeOut: () => void
}

/** One place where a part lies: its shelf and its units. */
export function PlaceRow({ row, stock, isAlone, wrong, onChange, onTakeOut }: Props) {
  const isEmpty = unitsIn(row.units) === 0
  return (
    <fieldset className="border border-edge bg-surface p-4">
      <legend className="float-left text-lg font-semibold">{row.name}</legend>
      <div className="clear-both grid grid-cols-2 items-start gap-4 pt-3 sm:grid-cols-[1fr_1fr_auto]">
        <Field
          label={say.shelf}
          placeholder="A-12-3"
          value={row.shelf}
          error={wrong('shelf')}
          onChange={({ target }) => onChange({ ...row, shelf: target.value })}
        />
        {isAlone ? (
          <div className="grid gap-1.5">
            <span className="label">{say.units}</span>
            <span className="flex min-h-11 items-center">{stock === null ? say.notCounted : say.all(stock)}</span>
          </div>
        ) : (
          <Field
            label={say.units}
            inputMode="numeric"
            value={row.units}
            error={wrong('units')}
            onChange={({ target }) => onChange({ ...row, units: target.value })}
          />
        )}
        {!isAlone && (
          <Button
            look="danger"
            small
            className="sm:mt-8"
            disabled={!isEmpty}
            title={isEmpty ? undefined : say.moveFirst}
            aria-label={say.takeOut(row.name)}
            onClick={onTakeOut}
          >
            {words.button.takeOut}
          </Button>
        )}
      </div>
      <FieldError id={`place-${row.place}`} error={wrong('place')} />
      {row.taken > 0 && <p className="mt-3 text-[0.9375rem] text-ink-2">{say.setAside(row.taken)}</p>}
    </fieldset>
  )
}
