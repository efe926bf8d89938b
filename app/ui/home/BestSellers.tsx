import * as words from '#common/words'
import type { PartCard } from '#domain/catalogue/schema'
import { GoodsCard } from './GoodsCard.tsx'
import { SectionHead } from '../SectionHead.tsx'

const say = words.home.bestSellers
const SHOWN = 8

/** The best sellers, the most popular first (specification, section 2). */
export function BestSellers({ parts }: { parts: PartCard[] }) {
  return (
    <section aria-labelledby="best-sellers" className="sheet pt-20">
      <SectionHead title={say.title} id="best-sellers" more={{ to: '/features', label: say.all }} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
        {parts.slice(0, SHOWN).map((part) => (
          <li key={part._id} className="border border-hair">
            <GoodsCard part={part} row />
          </li>
        ))}
      </ul>
    </section>
  )
}
