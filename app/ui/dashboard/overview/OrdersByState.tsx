import { Link } from 'react-router'
import { whole } from '#common/format'
import { overview } from '#common/words'
import type { State } from '#domain/orders/schema'
import type { Overview } from '#domain/overview/schema'
import { STATE_WORDS } from '../../order/order-words.ts'
import { Bars } from './Bars.tsx'

/** How many orders are in each state, each with the way to them. */
export function OrdersByState({ states }: { states: Overview['states'] }) {
  return (
    <Bars
      empty={overview.noOrder}
      rows={states.map(({ state, count }) => ({
        key: state,
        label: (
          <Link to={`/dashboard/orders?state=${state}`} className="link">
            {STATE_WORDS[state as State].label}
          </Link>
        ),
        value: count,
        says: whole(count),
      }))}
    />
  )
}
