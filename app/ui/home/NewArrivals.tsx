import * as words from '#common/words'
import type { PartCard } from '#domain/catalogue/schema'
import { SectionHead } from '../SectionHead.tsx'
import { ArrivalCarousel } from './ArrivalCarousel.tsx'

/** The best sellers again, as the specification has it, the newest first. */
export function NewArrivals({ parts }: { parts: PartCard[] }) {
  const newest = parts.toSorted((a, b) => Number(b._id) - Number(a._id))
  return (
    <section aria-labelledby="new-arrivals" className="sheet pt-20">
      <SectionHead title={words.home.arrivals} id="new-arrivals" />
      <ArrivalCarousel parts={newest} />
    </section>
  )
}
