import * as words from '#common/words'
import type { PartApplication } from '#domain/fitment/schema'
import { Button } from '../../Button.tsx'
import { Table } from '../Table.tsx'

const say = words.carLines.table
const HEADS = [
  { label: say.heads.car },
  { label: say.heads.years },
  { label: say.heads.engine },
  { label: say.heads.position },
  { label: say.heads.quantity, end: true },
  { label: say.heads.only },
  { label: say.heads.actions, end: true },
]
const yearsOf = ({ yearFrom, yearTo }: PartApplication) => (yearFrom === yearTo ? yearFrom : `${yearFrom}–${yearTo}`)

type Props = {
  lines: readonly PartApplication[]
  /** What the shop has refused of a line, in words. */
  wrongOf: (n: number) => string[]
  /** No line can be changed or taken out now. */
  disabled: boolean
  onEdit: (n: number) => void
  onDelete: (n: number) => void
}

/** A part's list of cars, a line each. */
export function CarLines({ lines, wrongOf, disabled, onEdit, onDelete }: Props) {
  const rows = lines.map((line, n) => {
    const { make, model, engineName, position, quantity, conditions } = line
    const name = `${make} ${model} ${yearsOf(line)}`
    return {
      key: `${n} ${JSON.stringify(line)}`,
      cells: [
        <span key="car">
          {make} {model}
          {wrongOf(n).map((text) => (
            <span key={text} role="alert" className="block text-[0.9375rem] font-semibold text-bad">
              {text}
            </span>
          ))}
        </span>,
        <span key="years" className="whitespace-nowrap">
          {yearsOf(line)}
        </span>,
        engineName ?? say.anyEngine,
        position ?? '–',
        quantity ?? '–',
        words.fit.allOf(conditions) || '–',
        <span key="actions" className="inline-flex gap-2">
          <Button look="line" small disabled={disabled} onClick={() => onEdit(n)} aria-label={say.edit(name)}>
            {words.button.edit}
          </Button>
          <Button look="danger" small disabled={disabled} onClick={() => onDelete(n)} aria-label={say.takeOut(name)}>
            {words.button.takeOut}
          </Button>
        </span>,
      ],
    }
  })
  return <Table label={say.title} heads={HEADS} rows={rows} />
}
