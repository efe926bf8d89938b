import * as words from '#common/words'
import type { PartCard } from '#domain/catalogue/schema'
import { AddToCart } from '../cart/AddToCart.tsx'
import { NotNew } from '../catalogue/NotNew.tsx'
import { PageLink } from '../PageLink.tsx'
import { Unbroken } from '../Unbroken.tsx'
import { Picture } from '../Picture.tsx'
import { Price } from '../catalogue/Price.tsx'

const SIZES = '(min-width: 1024px) 20rem, (min-width: 600px) 45vw, 40vw'
const LABEL = 'label border-r border-hair px-3 text-[0.8125rem] text-ink-2 @max-[9rem]:sr-only'

type Props = {
  part: PartCard
  /** On phones a row, picture beside text, instead of a card. */
  row?: boolean
}

/** A part on show: its picture, and its name and price set as in a drawing's title block. */
export function GoodsCard({ part, row = false }: Props) {
  return (
    <article
      className={`group h-full bg-surface ${row ? 'max-sm:grid max-sm:grid-cols-[38%_1fr] sm:flex sm:flex-col' : 'flex flex-col'}`}
    >
      <PageLink
        to={`/shop/${part._id}`}
        tabIndex={-1}
        aria-hidden="true"
        className={`flex overflow-hidden bg-plate ${row ? 'items-end max-sm:bg-[#fbf9f5] sm:aspect-square' : 'aspect-square items-center'}`}
      >
        <Picture
          src={part.img}
          alt=""
          width={640}
          height={640}
          sizes={SIZES}
          className="aspect-square h-auto w-full object-contain transition-transform duration-300 group-hover:scale-[1.03]"
        />
      </PageLink>
      <div className="@container flex min-w-0 flex-1 flex-col">
        <dl className={`flex flex-1 flex-col border-hair ${row ? 'max-sm:border-l sm:border-t' : 'border-t'}`}>
          <div className="grid flex-1 grid-cols-[3.75rem_minmax(0,1fr)] @max-[9rem]:grid-cols-1">
            <dt className={`${LABEL} pt-3`}>{words.goods.name}</dt>
            <dd className="px-3 py-2.5 leading-snug font-semibold text-pretty">
              <PageLink to={`/shop/${part._id}`} className="hover:text-signal">
                <Unbroken text={part.name} />
              </PageLink>{' '}
              <NotNew condition={part.condition} />
              <span className="block text-[0.9375rem] font-normal text-ink-2">{part.brand.name}</span>
            </dd>
          </div>
          <div className="grid grid-cols-[3.75rem_minmax(0,1fr)] items-stretch @max-[9rem]:grid-cols-1 border-t border-hair">
            <dt className={`${LABEL} pt-3.5`}>{words.goods.price}</dt>
            <dd className="px-3 py-2">
              <Price amount={part.price} />
            </dd>
          </div>
        </dl>
        <AddToCart part={part} named className="group-hover:bg-signal group-hover:text-on-signal" />
      </div>
    </article>
  )
}
