import type { PartDetail } from '#domain/catalogue/schema'
import { NotNew } from '../catalogue/NotNew.tsx'
import { PartNumber } from '../catalogue/PartNumber.tsx'
import { Stars } from '../catalogue/Stars.tsx'
import { Unbroken } from '../Unbroken.tsx'

/** What the part is: brand, number, name, condition, and how buyers rate it. */
export function PartHead({ part }: { part: PartDetail }) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="head text-2xl text-ink-2">{part.brand.name}</span>
        <PartNumber>{part.number}</PartNumber>
      </p>
      <h1 className="text-4xl sm:text-5xl">
        <Unbroken text={part.name} />
      </h1>
      <NotNew condition={part.condition} />
      {part.rating !== null && (
        <a href="#reviews" className="w-fit hover:text-signal">
          <Stars rating={part.rating} count={part.ratingCount} />
        </a>
      )}
    </div>
  )
}
