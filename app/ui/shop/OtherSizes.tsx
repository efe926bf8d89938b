import { Link } from 'react-router'
import { whole } from '#common/format'
import { shopList as say } from '#common/words'
import type { PartList } from '#domain/finding/schema'
import { fromQuery } from '../../web/car/car-link.ts'

/** Where no part has the asked size: those that have another one near it, which is for whoever asks to choose. */
export function OtherSizes({ others }: { others: PartList['others'] }) {
  if (others.length === 0) return null
  return (
    <section aria-label={say.nothing.otherSizes} className="mt-5 border border-edge bg-surface p-4 text-left text-ink">
      <h3 className="label">{say.nothing.otherSizesNear}</h3>
      {others.map(({ measure, label, values }) => (
        <div key={measure} className="mt-2 flex flex-wrap items-center gap-2">
          <span className="text-[0.9375rem] text-ink-2">{label}</span>
          {values.map(({ value, label, count, query }) => (
            <Link
              key={value}
              to={fromQuery(query)}
              className="flex min-h-9 items-center gap-1.5 border border-edge px-2.5 text-[0.9375rem] hover:border-signal hover:text-signal"
            >
              {label}
              <span className="tabular text-ink-2">
                {whole(count)}
                <span className="sr-only">{` ${say.unit(count)}`}</span>
              </span>
            </Link>
          ))}
        </div>
      ))}
    </section>
  )
}
