import * as words from '#common/words'
import type { PartCard } from '#domain/catalogue/schema'
import { Carousel } from '../Carousel.tsx'
import { GoodsCard } from './GoodsCard.tsx'

type Props = { parts: readonly PartCard[]; loop?: boolean; autoplay?: boolean }

/** New arrivals, side by side. */
export function ArrivalCarousel({ parts, ...turning }: Props) {
  const slides = parts.map((part) => ({
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
    <div className="-mx-2">
      <Carousel label={words.goods.arrivals} slides={slides} widths="arrivals" {...turning} />
    </div>
  )
}
