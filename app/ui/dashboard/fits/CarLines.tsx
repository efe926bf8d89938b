import * as words from '#common/words'
import type { PartApplication } from '#domain/fitment/schema'
import { Button } from '../../Button.tsx'
import { Table } from '../Table.tsx'

const HEADS = [
  { label: 'Car' },
  { label: 'Years' },
  { label: 'Engine' },
  { label: 'Position' },
  { label: 'Quantity', end: true },
  { label: 'Only' },
  { label: 'Actions', end: true },
]
const yearsOf = ({ yearFrom, yearTo }: PartApplication) => (yearFrom === yearTo ? yearFrom : `${yearFrom}–${yearTo}`)

type Props = {
  lines: readonly PartApplication[]
  /** What the shop has refused of a line, in words. */
  wrongOf: (n: number) => string[]
  onEdit: (n: number) => void
  onDelete: (n: number) => void
}

/** A part's list of cars, a line each. */
export function CarLines({ lines, wrongOf, onEdit, onDelete }: Props) {
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
        engineName ?? 'any',
        position ?? '–',
        quantity ?? '–',
        words.fit.allOf(conditions) || '–',
        <span key="actions" className="inline-flex gap-2">
          <Button look="line" small onClick={() => onEdit(n)} aria-label={`Edit ${name}`}>
            Edit
          </Button>
          <Button look="danger" small onClick={() => onDelete(n)} aria-label={`Take out ${name}`}>
            Take out
          </Button>
        </span>,
      ],
    }
  })
  return <Table label="Cars" heads={HEADS} rows={rows} />
}
