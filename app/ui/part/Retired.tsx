import * as words from '#common/words'
import type { PartDetail } from '#domain/catalogue/schema'
import { LinkButton } from '../LinkButton.tsx'

const say = words.part.retired

/** Instead of price and cart, where a part is no longer sold: what to take now. */
export function Retired({ part: { instead, interchange, crumbs } }: { part: PartDetail }) {
  const type = crumbs.at(-1)
  return (
    <div className="grid justify-items-start gap-3 border border-ink bg-surface p-5">
      <p className="text-xl font-semibold text-bad">{say.now}</p>
      {instead ? (
        <>
          <p>{say.follows(`${instead.brand} ${instead.number}`)}.</p>
          <LinkButton to={`/shop/${instead._id}`} look="signal">
            {say.instead(`${instead.brand} ${instead.number}`)}
          </LinkButton>
        </>
      ) : interchange.length > 0 ? (
        <LinkButton to="#in-its-place" look="signal">
          {say.others}
        </LinkButton>
      ) : (
        type && (
          <LinkButton to={`/shop?category=${type.slug}`} look="line">
            {say.ofType(type.name)}
          </LinkButton>
        )
      )}
    </div>
  )
}
