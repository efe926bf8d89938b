import type { RepairName } from '#domain/repairs/schema'
import { repairFor } from '../../web/repair-link.ts'
import type { AskedCar } from '../../web/car/car-link.ts'
import { Icon } from '../Icon.tsx'
import { PageLink } from '../PageLink.tsx'

type Props = {
  repairs: (Pick<RepairName, 'slug' | 'name'> & { about?: string })[]
  /** The car that they are for. */
  car?: AskedCar | null
  /** Whether each says what it is. */
  about?: boolean
}

/** Links to repairs, for a car where one is given. */
export function RepairLinks({ repairs, car = null, about = false }: Props) {
  return (
    <ul className={`grid gap-2 ${about ? 'sm:grid-cols-2 lg:grid-cols-3' : 'min-[25rem]:grid-cols-2 lg:grid-cols-4'}`}>
      {repairs.map(({ slug, name, about: text }) => (
        <li key={slug}>
          <PageLink
            to={repairFor(slug, car)}
            rel={car ? 'nofollow' : undefined}
            className="group flex h-full min-h-11 items-start justify-between gap-3 border border-edge bg-surface px-3 py-2 hover:border-signal"
          >
            <span>
              <span className="block font-semibold group-hover:text-signal">{name}</span>
              {about && <span className="block text-[0.9375rem] text-ink-2">{text}</span>}
            </span>
            <Icon name="right" className="mt-0.5 size-5 text-ink-2" />
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
