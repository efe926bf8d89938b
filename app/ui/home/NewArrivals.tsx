import type { PartCard } from '#domain/catalogue/schema'
import { Carousel } from '../Carousel.tsx'
import { GoodsCard } from '../GoodsCard.tsx'
import { SectionHead } from '../SectionHead.tsx'

/** The best sellers again, as the specification has it, the newest first. */
export function NewArrivals({ parts }: { parts: PartCard[] }) {
  const newest = parts.toSorted((a, b) => Number(b._id) - Number(a._id))
  const slides = newest.map((part) => ({
    key: part._id,
    content: (
      <div className="h-full px-2">
        <div className="h-full border border-hair">
          <GoodsCard part={part} />
        </div>
      </div>
    ),
  }))
  return (
    <section aria-labelledby="new-arrivals" className="sheet pt-20">
      <SectionHead title="New arrivals" id="new-arrivals" />
      <div className="-mx-2">
        <Carousel label="New arrivals" slides={slides} widths="arrivals" />
      </div>
    </section>
  )
}
