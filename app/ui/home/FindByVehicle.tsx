import { Link } from 'react-router'
import { whole } from '#common/format'
import * as words from '#common/words'
import type { VehicleOption } from '#domain/vehicles/schema'
import { repairFor } from '../../web/repair-link.ts'
import { MakeMark } from '../MakeMark.tsx'
import { PageLink } from '../PageLink.tsx'
import { VehicleSearch } from '../VehicleSearch.tsx'

type MarkedMake = { slug: string; name: string; mark: string }

const say = words.home.vehicle
const TEASER_COUNT = 100_000

/** What the teaser may say: the promise as long as it is true, and always the real figure. */
function Teaser({ count }: { count: number }) {
  if (count === 0) return <p className="text-ink-2">{say.noParts}</p>
  return (
    <p className="text-ink-2">
      {count > TEASER_COUNT ? say.many : say.some}{' '}
      <span className="font-mono text-[0.9em] text-ink">{whole(count)}</span> {say.inCatalogue}
    </p>
  )
}

type Props = { makes: VehicleOption[]; popular: MarkedMake[]; count: number }

export function FindByVehicle({ makes, popular, count }: Props) {
  return (
    <section aria-labelledby="vehicle" className="sheet relative -mt-20">
      <div className="border border-ink bg-surface shadow-[0_18px_40px_-24px_rgb(0_0_0/0.5)]">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-hair px-5 py-4 sm:px-7">
          <h2 id="vehicle" className="text-3xl uppercase">
            {say.title}
          </h2>
          <Teaser count={count} />
        </div>
        <div className="px-5 py-6 sm:px-7">
          <VehicleSearch makes={makes} />
          <PageLink to={repairFor(null, null)} className="link mt-4 inline-block">
            {words.repairs.lists.home}
          </PageLink>
        </div>
        <ul className="flex flex-wrap gap-x-1 border-t border-hair px-3 py-2 sm:px-5" aria-label={say.byMake}>
          {popular.map(({ slug, name, mark }) => (
            <li key={slug}>
              <Link
                to={`/parts/${slug}`}
                className="flex min-h-9 items-center gap-2 px-2 text-[0.9375rem] hover:text-signal"
              >
                <MakeMark path={mark} className="size-5" />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
