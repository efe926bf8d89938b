import { Link } from 'react-router'
import { whole } from '#common/format'
import * as words from '#common/words'
import { type Counted, type ImportCounts, type ImportShown, ROW_COUNTS, type RowState } from '#domain/supply/schema'
import { useMoney } from '../../../web/settings.ts'
import { Section } from '../../Section.tsx'

type Tile = { name: Exclude<keyof ImportCounts, 'reasons'>; label: string; what: string; isAlarm?: true }

const say = words.importFile.preview

const TILES: readonly Tile[] = [
  { name: 'new', ...say.tiles.new },
  { name: 'changed', ...say.tiles.changed },
  { name: 'same', ...say.tiles.same },
  { name: 'gone', ...say.tiles.gone, isAlarm: true },
  { name: 'held', ...say.tiles.held, isAlarm: true },
  { name: 'refused', ...say.tiles.refused, isAlarm: true },
  { name: 'priceJumps', ...say.tiles.priceJumps, isAlarm: true },
  { name: 'stockToZero', ...say.tiles.stockToZero, isAlarm: true },
  { name: 'stockUncounted', ...say.tiles.stockUncounted, isAlarm: true },
  { name: 'losingAllCars', ...say.tiles.losingAllCars, isAlarm: true },
  { name: 'linesGone', ...say.tiles.linesGone, isAlarm: true },
  { name: 'unknownCars', ...say.tiles.unknownCars, isAlarm: true },
]

/** A file about vehicles counts these as lines of cars, not as parts; it changes none. */
const OF_VEHICLES: readonly Tile[] = [
  { name: 'new', ...say.ofVehicles.new },
  { name: 'elsewhere', ...say.ofVehicles.elsewhere, isAlarm: true },
  ...TILES.filter(({ name }) => name !== 'new' && name !== 'changed' && name !== 'gone'),
]

const NONE: Counted = { count: 0, samples: [] }

type Props = { counts: ImportCounts; kind: ImportShown['kind']; isApplied: boolean }

/** What applying a file does, as numbers that open some of what they count. */
export function FilePreview({ counts, kind, isApplied }: Props) {
  const tiles = kind === 'aces' ? OF_VEHICLES : TILES
  const shown = tiles.filter(({ name, isAlarm }) => !isAlarm || (counts[name]?.count ?? 0) > 0)
  return (
    <Section title={isApplied ? say.titleApplied : say.title}>
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((tile) => (
          <Count key={tile.name} tile={tile} counted={counts[tile.name] ?? NONE} isApplied={isApplied} />
        ))}
      </div>
    </Section>
  )
}

/** Among which rows of the file those stand that a tile counts. */
function shownAs(name: Tile['name'], isApplied: boolean): RowState {
  if (name === 'held' || name === 'refused' || name === 'same') return name
  if (name === 'unknownCars') return 'held'
  return isApplied ? 'applied' : 'ready'
}

/** By which address all rows are listed that a tile counts; null: by none. */
function listedAs(name: Tile['name'], isApplied: boolean): string | null {
  const isOfRows = name === 'held' || name === 'refused' || name === 'same'
  return isOfRows || (!isApplied && ROW_COUNTS.some((one) => one === name)) ? name : null
}

function Count({
  tile: { name, label, what, isAlarm },
  counted: { count, samples },
  isApplied,
}: {
  tile: Tile
  counted: Counted
  isApplied: boolean
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
  const listed = count > samples.length ? listedAs(name, isApplied) : null
  if (samples.length === 0) return <div className="border border-edge bg-surface p-4">{head}</div>
  return (
    <details className="border border-edge bg-surface">
      <summary className="list-none p-4 hover:bg-sunken">
        {head}
        <span className="link text-[0.9375rem]">{say.samples}</span>
      </summary>
      <ul className="grid gap-2 border-t border-hair p-4 text-[0.9375rem]">
        {samples.map(({ n, partId, text, before, after }) => (
          <li key={`${n} ${partId}`} className="[overflow-wrap:anywhere]">
            {n !== null && (
              <>
                <Link className="link text-ink-2" to={`?show=${shownAs(name, isApplied)}&cursor=${n - 1}#rows`}>
                  {say.row(n)}
                </Link>
                {say.afterRow}
              </>
            )}
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
        {listed && (
          <li>
            <Link className="link" to={`?show=${listed}#rows`}>
              {say.allRows(count)}
            </Link>
          </li>
        )}
      </ul>
    </details>
  )
}
