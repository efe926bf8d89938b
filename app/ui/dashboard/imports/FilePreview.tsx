import { Link } from 'react-router'
import { whole } from '#common/format'
import * as words from '#common/words'
import type { Counted, ImportCounts, ImportShown } from '#domain/supply/schema'
import { useMoney } from '../../../web/settings.ts'
import { Section } from '../../Section.tsx'

type Tile = { name: Exclude<keyof ImportCounts, 'reasons'>; label: string; what: string; isAlarm?: true }

const TILES: readonly Tile[] = [
  { name: 'new', label: 'New', what: 'Parts that the shop does not have yet' },
  { name: 'changed', label: 'Changed', what: 'Parts of which something changes' },
  { name: 'same', label: 'Unchanged', what: 'Rows that say what the shop says' },
  { name: 'gone', label: 'Gone', what: 'Parts of this supplier that are no longer sold', isAlarm: true },
  { name: 'held', label: 'Wait for you', what: 'Rows to be mapped or corrected', isAlarm: true },
  { name: 'refused', label: 'Left out', what: 'Rows that nothing can be done with, or that you ignore', isAlarm: true },
  { name: 'priceJumps', label: 'Price jumps', what: 'Prices that change by more than 20 %', isAlarm: true },
  { name: 'stockToZero', label: 'Sold out', what: 'Parts whose stock falls to 0', isAlarm: true },
  { name: 'stockUncounted', label: 'No longer counted', what: 'Parts that would never sell out', isAlarm: true },
  { name: 'losingAllCars', label: 'Lose all cars', what: 'Parts that fit no car any more', isAlarm: true },
  { name: 'linesGone', label: 'Vehicles gone', what: 'Vehicles that parts no longer fit', isAlarm: true },
  { name: 'unknownCars', label: 'Unknown cars', what: 'Cars that the shop does not know', isAlarm: true },
]

/** A file about vehicles counts these as lines of cars, not as parts; it changes none. */
const OF_VEHICLES: readonly Tile[] = [
  { name: 'new', label: 'New', what: 'Vehicles that would be added to parts' },
  {
    name: 'elsewhere',
    label: 'Known already',
    what: 'Of the new ones those that another source has told already',
    isAlarm: true,
  },
  ...TILES.filter(({ name }) => name !== 'new' && name !== 'changed' && name !== 'gone'),
]

const NONE: Counted = { count: 0, samples: [] }

type Props = { counts: ImportCounts; kind: ImportShown['kind']; isApplied: boolean }

/** What applying a file does, as numbers that open some of what they count. */
export function FilePreview({ counts, kind, isApplied }: Props) {
  const tiles = kind === 'aces' ? OF_VEHICLES : TILES
  const shown = tiles.filter(({ name, isAlarm }) => !isAlarm || (counts[name]?.count ?? 0) > 0)
  return (
    <Section title={isApplied ? 'What it was to change' : 'What it would change'}>
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((tile) => (
          <Count key={tile.name} tile={tile} counted={counts[tile.name] ?? NONE} />
        ))}
      </div>
    </Section>
  )
}

function Count({
  tile: { name, label, what, isAlarm },
  counted: { count, samples },
}: {
  tile: Tile
  counted: Counted
}) {
  const money = useMoney()
  const said = (value: number) => (name === 'priceJumps' ? money(value) : whole(value))
  const head = (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="label">{label}</span>
        <b className={`font-head text-3xl ${isAlarm && count > 0 ? 'text-bad' : ''}`}>{whole(count)}</b>
      </span>
      <span className="block text-[0.9375rem] text-ink-2">{what}</span>
    </>
  )
  if (samples.length === 0) return <div className="border border-edge bg-surface p-4">{head}</div>
  return (
    <details className="border border-edge bg-surface">
      <summary className="list-none p-4 hover:bg-sunken">
        {head}
        <span className="link text-[0.9375rem]">Show some</span>
      </summary>
      <ul className="grid gap-2 border-t border-hair p-4 text-[0.9375rem]">
        {samples.map(({ n, partId, text, before, after }) => (
          <li key={`${n} ${partId}`} className="[overflow-wrap:anywhere]">
            {n !== null && <span className="text-ink-2">Row {n}: </span>}
            {partId === null ? (
              text
            ) : (
              <Link className="link" to={`/dashboard/updateParts/${partId}`}>
                {text}
              </Link>
            )}
            {before !== null && after !== null && words.imports.becomes(said(before), said(after))}
          </li>
        ))}
      </ul>
    </details>
  )
}
