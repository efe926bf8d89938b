import { Link } from 'react-router'
import type { PartList } from '#domain/finding/schema'
import * as words from '#common/words'
import { withValue } from '../../web/shop-link.ts'

const say = words.shopList

type Props = { list: Pick<PartList, 'count' | 'universal' | 'byFit'>; params: URLSearchParams }

/** How many parts are listed; for a car also how many more suit every one, which stand in lists of their own. */
export function ListCount({ list: { count, universal, byFit }, params }: Props) {
  const more = universal && say.universal.suit(universal.count, universal.every)
  // Beside the switch only where it surely has room: otherwise the list moves when the fonts arrive.
  const isShort = count < 10 && !universal
  return (
    <div className={`grow sm:basis-64 ${isShort ? '' : 'basis-full min-[30rem]:basis-auto'}`}>
      <p role="status" className="tabular font-mono text-[0.9375rem]">
        {say.parts(count)}
        {universal && (
          <>
            {` ${say.universal.madeFor(universal.madeFor)} `}
            {universal.categories.length > 0 ? (
              <Link to={withValue(params, 'category', universal.categories.join(','))} rel="nofollow" className="link">
                {more}
              </Link>
            ) : (
              more
            )}
          </>
        )}
      </p>
      {byFit && byFit.if > 0 && <p className="text-[0.9375rem] text-ink-2">{words.fit.listed(byFit)}</p>}
    </div>
  )
}
