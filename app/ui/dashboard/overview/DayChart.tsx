import { shortDayInUtc } from '#common/format'
import { overview } from '#common/words'
import type { Overview } from '#domain/overview/schema'
import { useMoney } from '../../../web/settings.ts'

const say = overview.chart

type Day = Overview['days'][number]

const WIDTH = 600
const HEIGHT = 150
const GAP = 3
/** Below this, $100, the axis would count single dollars, and one cheap sale would fill the chart. */
const LEAST_TOP = 10_000

/** The next round amount that nothing stands above: 1, 2 or 5 with noughts, at least $100. */
export function roundUp(value: number): number {
  const least = Math.max(value, LEAST_TOP)
  const power = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= least)!
}

/** Revenue day by day, as bars. Each bar tells its figures; a list with all of them stands by for who cannot see it. */
export function DayChart({ days }: { days: readonly Day[] }) {
  const money = useMoney()
  const top = roundUp(Math.max(...days.map(({ revenue }) => revenue)))
  const step = WIDTH / days.length
  const heightOf = (revenue: number) => (Math.max(revenue, 0) / top) * HEIGHT
  const isEmpty = days.every(({ orders }) => orders === 0)
  const [first, last] = [days[0], days.at(-1)]
  return (
    <figure className="grid gap-1">
      <div className="grid grid-cols-[auto_1fr] gap-x-2 gap-y-1 font-mono text-[0.75rem] text-ink-2">
        <div className="tabular flex flex-col justify-between text-right whitespace-nowrap" aria-hidden="true">
          <span>{money(top)}</span>
          <span>{money(top / 2)}</span>
          <span>{money(0)}</span>
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="col-start-2 row-start-1 h-40 w-full border-y border-l border-hair"
          aria-hidden="true"
        >
          <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} className="stroke-hair" vectorEffect="non-scaling-stroke" />
          {days.map(({ day, orders, revenue }, index) => (
            <g key={day} className="group">
              <title>{say.bar(shortDayInUtc(day), money(revenue), orders)}</title>
              <rect
                x={index * step}
                y={0}
                width={step}
                height={HEIGHT}
                className="fill-transparent group-hover:fill-hair"
              />
              <rect
                x={index * step + GAP / 2}
                y={HEIGHT - heightOf(revenue)}
                width={step - GAP}
                height={heightOf(revenue)}
                className="fill-accent"
              />
            </g>
          ))}
        </svg>
        {isEmpty && (
          <p className="col-start-2 row-start-1 place-self-center font-sans text-base" aria-hidden="true">
            <span className="bg-surface px-2">{say.none(days.length)}</span>
          </p>
        )}
        <p className="col-start-2 flex justify-between" aria-hidden="true">
          <span>{first && shortDayInUtc(first.day)}</span>
          <span>{last && shortDayInUtc(last.day)}</span>
        </p>
      </div>
      <figcaption className="sr-only">
        {say.all(
          days
            .filter(({ orders }) => orders > 0)
            .map(({ day, orders, revenue }) => say.day(shortDayInUtc(day), money(revenue), orders)),
          days.length,
        )}
      </figcaption>
    </figure>
  )
}
