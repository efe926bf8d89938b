import * as words from '#common/words'
import type { Fitment } from '#domain/fitment/schema'
import { Icon } from '../Icon.tsx'

const say = words.partPage.fitments
const OPEN_UP_TO = 12

const years = ({ yearFrom, yearTo }: Fitment) => (yearFrom === yearTo ? String(yearFrom) : `${yearFrom}–${yearTo}`)

const byMake = (fitments: Fitment[]) =>
  Object.entries(Object.groupBy(fitments, ({ make }) => make)).map(([make, rows = []]) => ({ make, rows }))

/**
 * Every car the part fits, grouped by make; long lists are folded, one make at a time. A version without an engine is
 * one whose engine is not known, so the table does not claim that the part fits all of them.
 */
export function FitmentTable({ fitments }: { fitments: Fitment[] }) {
  const groups = byMake(fitments)
  const open = fitments.length <= OPEN_UP_TO
  return (
    <div className="border-t border-hair">
      {groups.map(({ make, rows }, index) => (
        <details key={make} open={open || (groups.length === 1 && index === 0)} className="group border-b border-hair">
          <summary className="flex min-h-11 list-none flex-wrap items-center justify-between gap-x-4 hover:text-signal">
            <span className="font-semibold">{make}</span>
            <span className="flex items-center gap-2 text-[0.9375rem] text-ink-2">
              {words.partPage.versions(rows.length)}
              <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
            </span>
          </summary>
          <Versions make={make} rows={rows} />
        </details>
      ))}
      {fitments.some(({ engine }) => engine === null) && (
        <p className="mt-3 max-w-prose text-[0.9375rem] text-ink-2">{say.noEngineWhy}</p>
      )}
    </div>
  )
}

function Versions({ make, rows }: { make: string; rows: Fitment[] }) {
  const conditional = rows.some(({ condition }) => condition !== null)
  const placed = rows.some((row) => words.fit.place(row) !== null)
  const hasEngines = rows.some(({ engine }) => engine !== null)
  return (
    <div className="overflow-x-auto pb-3">
      <table className="w-full text-[0.9375rem] [&_td]:py-1.5 [&_td]:pr-4 [&_td]:text-ink-2 [&_td:first-child]:font-semibold [&_td:first-child]:text-ink [&_td:nth-child(2)]:whitespace-nowrap [&_td:nth-child(2)]:text-ink [&_tbody_tr]:border-t [&_tbody_tr]:border-hair">
        <caption className="sr-only">{make}</caption>
        <thead>
          <tr className="label text-left text-[0.8125rem] text-ink-2 [&>th]:py-1 [&>th]:pr-4">
            <th scope="col">{words.label.model}</th>
            <th scope="col">{words.label.years}</th>
            {hasEngines && <th scope="col">{words.label.engine}</th>}
            {conditional && <th scope="col">{say.only}</th>}
            {placed && <th scope="col">{say.where}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.model}${row.engine}${row.yearFrom}${row.condition}${row.position}`}>
              <td>{row.model}</td>
              <td>{years(row)}</td>
              {hasEngines && <td className={row.engine ? 'text-ink!' : undefined}>{row.engine ?? say.noEngine}</td>}
              {conditional && <td>{row.condition ?? ''}</td>}
              {placed && <td>{words.fit.place(row) ?? ''}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
