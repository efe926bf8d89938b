import * as words from '#common/words'
import type { RepairName } from '#domain/repairs/schema'
import { repairFor } from '../../web/repair-link.ts'
import type { AskedCar } from '../../web/car/car-link.ts'
import { PageLink } from '../PageLink.tsx'

type Props = {
  repairs: Pick<RepairName, 'slug' | 'name'>[]
  car: AskedCar | null
}

/** Above a car's list: the repairs that take such parts, each with all that it takes. */
export function RepairChips({ repairs, car }: Props) {
  if (repairs.length === 0 || !car) return null
  const chip =
    'flex min-h-9 items-center border border-edge bg-surface px-2.5 text-[0.9375rem] hover:border-signal hover:text-signal'
  return (
    <nav
      aria-label={words.repairs.lists.car}
      className="flex items-center gap-2 max-sm:overflow-x-auto max-sm:whitespace-nowrap sm:flex-wrap"
    >
      <p className="mr-1 font-semibold">{words.repairs.lists.car}:</p>
      {repairs.map(({ slug, name }) => (
        <PageLink key={slug} to={repairFor(slug, car)} rel="nofollow" className={chip}>
          {name}
        </PageLink>
      ))}
      <PageLink to={repairFor(null, null)} className="link">
        {words.repairs.lists.all}
      </PageLink>
    </nav>
  )
}
