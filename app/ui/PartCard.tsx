import { Link } from 'react-router'
import type { PartCard as Part } from '#domain/catalogue/schema'
import { LinkButton } from './LinkButton.tsx'
import { PartNumber } from './PartNumber.tsx'
import { Picture } from './Picture.tsx'
import { Price } from './Price.tsx'
import { Stars } from './Stars.tsx'
import { Stock } from './Stock.tsx'

type Props = {
  part: Part
  /** Among the first on the page: its picture is fetched at once. */
  first?: boolean
  level?: 2 | 3
  sizes?: string
}

const SIZES = '(min-width: 1024px) 20rem, (min-width: 600px) 45vw, 92vw'

/** A part in a list: what it is, what it costs, whether it is there, and why it was found. */
export function PartCard({ part, first = false, level = 3, sizes = SIZES }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="group relative flex h-full flex-col bg-surface">
      <div className="aspect-square overflow-hidden bg-plate">
        <Picture
          src={part.img}
          alt=""
          width={640}
          height={640}
          sizes={sizes}
          first={first}
          className="size-full object-contain transition-transform duration-300 group-hover:scale-[1.03]"
        />
      </div>
      <div className="flex flex-1 flex-col gap-2 border-t border-hair p-4">
        <p className="flex items-baseline justify-between gap-3 text-[0.9375rem] text-ink-2">
          <span className="font-semibold text-ink">{part.brand.name}</span>
          <PartNumber className="truncate">{part.number}</PartNumber>
        </p>
        <Heading className="font-sans text-[1.0625rem] leading-snug font-semibold tracking-normal text-pretty">
          <Link to={`/shop/${part._id}`} className="after:absolute after:inset-0 hover:text-signal">
            {part.name}
          </Link>
        </Heading>
        {part.foundBy.length > 0 && <FoundBy reasons={part.foundBy} />}
        {part.rating !== null && <Stars rating={part.rating} count={part.ratingCount} />}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-2">
          <div className="grid">
            <Price amount={part.price} />
            <Stock stock={part.stock} />
          </div>
          <AddToCart id={part._id} name={part.name} soldOut={part.stock === 0} />
        </div>
      </div>
    </article>
  )
}

function FoundBy({ reasons }: { reasons: Part['foundBy'] }) {
  return (
    <ul className="grid gap-1 text-[0.875rem]">
      {reasons.map(({ kind, text }) => (
        <li key={kind + text} className="border-l-2 border-accent pl-2 text-ink-2">
          {text}
        </li>
      ))}
    </ul>
  )
}

function AddToCart({ id, name, soldOut }: { id: string; name: string; soldOut: boolean }) {
  if (soldOut) return null
  return (
    <LinkButton to={`/singleProduct/${id}`} look="signal" small className="relative z-1">
      Add to cart
      <span className="sr-only">: {name}</span>
    </LinkButton>
  )
}
