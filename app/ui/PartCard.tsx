import { Link } from 'react-router'
import type { CardFit, PartCard as Part } from '#domain/catalogue/schema'
import { AddToCart } from './AddToCart.tsx'
import { FitMark } from './FitMark.tsx'
import { Icon, type IconName } from './Icon.tsx'
import { PartName } from './PartName.tsx'
import { PartNumber } from './PartNumber.tsx'
import { Picture } from './Picture.tsx'
import { Price } from './Price.tsx'
import { Stars } from './Stars.tsx'
import { Stock } from './Stock.tsx'

const SIZES = '(min-width: 1280px) 19rem, (min-width: 600px) 44vw, 7.5rem'

type Props = {
  part: Part
  /** Among the first on the page: its picture is fetched at once. */
  first?: boolean
  level?: 2 | 3
  /** Whether it fits the remembered car, where the list itself does not say. */
  fit?: { fit: CardFit; car: string }
}

/** A part in a list: what it is, what it costs, whether it is there, and why it was found. A row on phones, a card above. */
export function PartCard({ part, first = false, level = 2, fit }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="group relative grid h-full grid-cols-[7.5rem_1fr] bg-surface sm:flex sm:flex-col">
      <div className="overflow-hidden bg-plate max-sm:self-start sm:aspect-square">
        <Picture
          src={part.img}
          alt=""
          width={640}
          height={640}
          sizes={SIZES}
          first={first}
          className="h-auto w-full object-contain transition-transform duration-300 group-hover:scale-[1.03] sm:size-full"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-3.5 sm:border-t sm:border-hair sm:p-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-[0.9375rem]">
          <span className="font-semibold">{part.brand.name}</span>
          <PartNumber className="text-ink-2">{part.number}</PartNumber>
        </p>
        <Heading className="font-sans text-[1.0625rem] leading-snug font-semibold tracking-normal text-pretty">
          <Link to={`/shop/${part._id}`} className="after:absolute after:inset-0 hover:text-signal">
            <PartName name={part.name} />
          </Link>
        </Heading>
        {fit && <FitMark {...fit} />}
        {part.foundBy.length > 0 && <FoundBy reasons={part.foundBy} />}
        {part.rating !== null && <Stars rating={part.rating} count={part.ratingCount} />}
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-2 pt-2">
          <div className="grid gap-0.5">
            <Price amount={part.price} />
            <Stock stock={part.stock} />
          </div>
          {part.stock !== 0 && <AddToCart part={part} named look="line" small className="relative z-1" />}
        </div>
      </div>
    </article>
  )
}

const FOUND = { sign: 'search', tone: 'text-ink-2' } as const
const SIGNS: Partial<Record<string, { sign: IconName; tone: string }>> = {
  vehicle: { sign: 'check', tone: 'text-good' },
  'vehicle-if': { sign: 'info', tone: 'text-warn' },
}

/** Why this part is in the list: the car it fits, the number it was found by. Plain words need no reason. */
function FoundBy({ reasons }: { reasons: Part['foundBy'] }) {
  return (
    <ul className="grid gap-0.5 text-[0.9375rem] leading-snug">
      {reasons
        .filter(({ kind }) => kind !== 'words')
        .map(({ kind, text }) => (
          <li key={kind + text} className={`flex gap-1.5 ${(SIGNS[kind] ?? FOUND).tone}`}>
            <Icon name={(SIGNS[kind] ?? FOUND).sign} className="mt-0.5 size-4" />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
    </ul>
  )
}
