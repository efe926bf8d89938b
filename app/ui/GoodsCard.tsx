import { Link } from 'react-router'
import type { PartCard } from '#domain/catalogue/schema'
import { LinkButton } from './LinkButton.tsx'
import { Picture } from './Picture.tsx'
import { Price } from './Price.tsx'

const SIZES = '(min-width: 1024px) 20rem, (min-width: 600px) 45vw, 92vw'

/** A part on show: picture above, name and price below as in a drawing's title block. */
export function GoodsCard({ part, sizes = SIZES }: { part: PartCard; sizes?: string }) {
  return (
    <article className="group flex h-full flex-col bg-surface">
      <Link
        to={`/shop/${part._id}`}
        tabIndex={-1}
        aria-hidden="true"
        className="block aspect-square overflow-hidden bg-plate"
      >
        <Picture
          src={part.img}
          alt=""
          width={640}
          height={640}
          sizes={sizes}
          className="size-full object-contain transition-transform duration-300 group-hover:scale-[1.03]"
        />
      </Link>
      <dl className="grid flex-1 grid-cols-[4.25rem_1fr] border-t border-hair [&>*]:px-3.5 [&>*]:py-2.5">
        <dt className="label border-r border-hair text-[0.8125rem] leading-[1.375rem] text-ink-2">NAME</dt>
        <dd className="leading-snug font-semibold text-pretty">
          <Link to={`/shop/${part._id}`} className="hover:text-signal">
            {part.name}
          </Link>
          <span className="block text-[0.9375rem] font-normal text-ink-2">{part.brand.name}</span>
        </dd>
        <dt className="label self-end border-t border-r border-hair text-[0.8125rem] leading-[2rem] text-ink-2">
          PRICE
        </dt>
        <dd className="self-end border-t border-hair">
          <Price amount={part.price} />
        </dd>
      </dl>
      <LinkButton
        to={`/singleProduct/${part._id}`}
        look="ink"
        className="group-hover:bg-signal group-hover:text-on-signal"
      >
        ADD TO CART<span className="sr-only">: {part.name}</span>
      </LinkButton>
    </article>
  )
}
