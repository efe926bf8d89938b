import type { ReactNode } from 'react'

type Head = { label: string; /** Figures and buttons stand at the right. */ end?: boolean }
type Props = {
  label: string
  heads: readonly Head[]
  /** Each with a cell for every head. A card leaves an empty one out. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A table; on narrow screens each row becomes a card with its headings before the cells. The roles outlive the layout. */
export function Table({ label, heads, rows }: Props) {
  return (
    <table className="w-full max-md:block" role="table" aria-label={label}>
      <thead className="max-md:sr-only" role="rowgroup">
        <tr role="row">
          {heads.map(({ label: head, end }) => (
            <th
              key={head}
              role="columnheader"
              scope="col"
              className={`label border-b border-ink py-2 pr-4 text-ink-2 last:pr-0 ${end ? 'text-right' : 'text-left'}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-3" role="rowgroup">
        {rows.map(({ key, cells }) => (
          <tr
            key={key}
            role="row"
            className="max-md:grid max-md:gap-1 max-md:border max-md:border-edge max-md:bg-surface max-md:p-4 md:border-b md:border-hair"
          >
            {heads.map(({ label: head, end }, index) => (
              <td
                key={head}
                role="cell"
                data-head={head}
                className={`[overflow-wrap:anywhere] max-md:flex max-md:has-[>:empty]:hidden max-md:flex-wrap max-md:items-baseline max-md:gap-x-3 max-md:before:label max-md:before:w-24 max-md:before:flex-none max-md:before:text-[0.8125rem] max-md:before:text-ink-2 max-md:before:content-[attr(data-head)] md:py-2.5 md:pr-4 md:align-middle md:last:pr-0 ${end ? 'md:text-right' : ''}`}
              >
                {/* Long text keeps to the right of its heading, unless only a short word has room there. */}
                <div className="min-w-0 max-md:grow max-md:basis-28">{cells[index]}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
