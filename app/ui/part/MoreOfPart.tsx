import { partPage, repairs as repairsWords } from '#common/words'
import type { PartDetail } from '#domain/catalogue/schema'
import type { RepairName } from '#domain/repairs/schema'
import type { Review } from '#domain/reviews/schema'
import { LookedAt } from '../catalogue/LookedAt.tsx'
import { PartGrid } from '../shop/PartGrid.tsx'
import { RepairLinks } from '../repair/RepairLinks.tsx'
import { Section } from '../Section.tsx'
import { AboutBrand } from './AboutBrand.tsx'
import { Delivery } from './Delivery.tsx'
import { FitmentTable } from './FitmentTable.tsx'
import { Reviews } from './Reviews.tsx'

const say = partPage

type Props = { part: PartDetail; repairs: Pick<RepairName, 'slug' | 'name'>[]; reviews: Review[] }

/** Below what a part is and costs: which cars it fits, what may take its place, and what others say. */
export function MoreOfPart({ part, repairs, reviews }: Props) {
  return (
    <div className="mt-16 grid grid-cols-1 gap-16">
      {part.fitments.length > 0 && (
        <Section title={say.section.fits} id="fits" note={say.versions(part.fitmentCount)}>
          <FitmentTable fitments={part.fitments} />
        </Section>
      )}
      {part.interchange.length > 0 && (
        <Section title={say.section.inItsPlace} id="in-its-place" note={String(part.interchange.length)}>
          <PartGrid parts={part.interchange} level={3} lazy />
        </Section>
      )}
      {repairs.length > 0 && (
        <Section title={repairsWords.lists.part}>
          <RepairLinks repairs={repairs} />
        </Section>
      )}
      <Section title={say.section.reviews} id="reviews" note={part.ratingCount > 0 ? `${part.ratingCount}` : undefined}>
        <Reviews reviews={reviews} partId={part._id} />
      </Section>
      <div className="grid grid-cols-1 gap-x-12 gap-y-16 lg:grid-cols-2">
        {part.status !== 'retired' && (
          <Section title={say.section.delivery} id="delivery">
            <Delivery isThere={part.stock !== 0} />
          </Section>
        )}
        <Section title={say.section.maker}>
          <AboutBrand brand={part.brand} />
        </Section>
      </div>
      <LookedAt except={part._id} />
    </div>
  )
}
