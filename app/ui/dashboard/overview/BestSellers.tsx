import { Link } from 'react-router'
import { overview } from '#common/words'
import type { Overview } from '#domain/overview/schema'
import { useMoney } from '../../../web/settings.ts'
import { Bars } from './Bars.tsx'

const say = overview.bestSellers

/** The parts that sold most of late; one that is no longer there has only its name. */
export function BestSellers({ parts }: { parts: Overview['bestSellers'] }) {
  const money = useMoney()
  return (
    <Bars
      empty={say.none}
      rows={parts.map(({ partId, name, quantity, revenue }) => ({
        key: partId ?? name,
        label: partId ? (
          <Link to={`/dashboard/updateParts/${partId}`} className="link">
            {name}
          </Link>
        ) : (
          name
        ),
        value: quantity,
        says: say.sold(quantity, money(revenue)),
      }))}
    />
  )
}
