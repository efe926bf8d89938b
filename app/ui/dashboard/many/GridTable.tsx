import { type ComponentProps, Fragment } from 'react'
import { GRID_FIELDS, type GridField, type GridRow } from '#domain/runs/schema'
import * as words from '#common/words'
import { PartNumber } from '../../catalogue/PartNumber.tsx'
import { useFirstWrong } from '../../form/use-first-wrong.ts'
import type { CellPlace, useGrid } from './use-grid.ts'

const say = words.many
const WIDTHS: Record<GridField, string> = {
  name: 'w-28 md:w-96',
  price: 'w-22',
  cost: 'w-22',
  stock: 'w-20',
  status: 'w-36',
}
const STATUSES = Object.entries(say.statuses)
const FIGURES: readonly GridField[] = ['price', 'cost', 'stock']

type Props = {
  rows: readonly GridRow[]
  grid: ReturnType<typeof useGrid>
  /** What is wrong with a cell, by its place among the typed ones. */
  errors: Record<string, string>
}

/** Parts as rows, and what can be typed of them as cells. It scrolls by itself, so that what is done with it stays in sight below. */
export function GridTable({ rows, grid, errors }: Props) {
  const table = useFirstWrong<HTMLDivElement>(errors)
  return (
    <div
      ref={table}
      className="max-h-[65dvh] scroll-pt-10 overflow-auto border border-edge [contain:inline-size]"
      role="region"
      aria-label={say.grid.title}
      tabIndex={0}
    >
      <table className="border-collapse bg-surface">
        <thead>
          <tr>
            <th scope="col" className="label sticky top-0 left-0 z-20 bg-surface px-3 py-2 text-left">
              {say.fields['number']}
            </th>
            {GRID_FIELDS.map((field) => (
              <th key={field} scope="col" className="label sticky top-0 z-10 bg-surface px-3 py-2 text-left">
                {say.fields[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, n) => (
            <Fragment key={row._id}>
              <tr className="border-t border-hair">
                <th scope="row" className="sticky left-0 z-10 bg-surface px-3 text-left font-normal whitespace-nowrap">
                  <PartNumber>{row.number}</PartNumber>
                </th>
                {GRID_FIELDS.map((field, column) => (
                  <GridCell
                    key={field}
                    row={row}
                    field={field}
                    place={{ row: n, column }}
                    grid={grid}
                    errors={errors}
                  />
                ))}
              </tr>
              <WrongCells row={row} grid={grid} errors={errors} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = Omit<Props, 'rows'> & { row: GridRow; field: GridField; place: CellPlace }

function GridCell({ row, field, place, grid, errors }: CellProps) {
  const typedAt = grid.placeOf(row, field)
  const error = typedAt < 0 ? undefined : errors[`cells.${typedAt}`]
  const cell = {
    ...grid.cell(place),
    'aria-label': say.grid.cell(say.fields[field]!, row.number),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorIdOf(row, field) : undefined,
    className: `min-h-9 bg-transparent px-3 ${WIDTHS[field]} ${FIGURES.includes(field) ? 'tabular text-right' : 'text-ellipsis'}`,
  }
  return (
    <td className={`border-l border-hair align-top ${typedAt < 0 ? '' : 'bg-warn-wash'}`}>
      {field === 'status' ? (
        <StatusCell {...cell} />
      ) : (
        <input {...cell} title={field === 'name' ? cell.value : undefined} />
      )}
    </td>
  )
}

const errorIdOf = ({ _id }: GridRow, field: GridField) => `cell-${_id}-${field}`

/** What is wrong in a row stands under it: a cell is too narrow for a sentence, on a phone above all. */
function WrongCells({ row, grid, errors }: Omit<Props, 'rows'> & { row: GridRow }) {
  const wrong = GRID_FIELDS.flatMap((field) => {
    const error = errors[`cells.${grid.placeOf(row, field)}`]
    return error ? [{ field, error }] : []
  })
  if (wrong.length === 0) return null
  return (
    <tr>
      <td colSpan={GRID_FIELDS.length + 1} className="bg-warn-wash">
        {wrong.map(({ field, error }) => (
          <p
            key={field}
            id={errorIdOf(row, field)}
            className="sticky left-0 w-fit max-w-[calc(100dvw-4rem)] px-3 py-1 text-[0.9375rem] text-bad"
          >
            {error}
          </p>
        ))}
      </td>
    </tr>
  )
}

/** Whether a part is in the shop. What was pasted and is none of these stays to be seen until it is refused. */
function StatusCell(cell: ComponentProps<'select'>) {
  const isKnown = STATUSES.some(([status]) => status === cell.value)
  return (
    <select {...cell}>
      {STATUSES.map(([status, label]) => (
        <option key={status} value={status}>
          {label}
        </option>
      ))}
      {!isKnown && <option value={cell.value}>{cell.value}</option>}
    </select>
  )
}
