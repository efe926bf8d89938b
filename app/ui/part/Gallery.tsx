import type { PartDetail } from '#domain/catalogue/schema'
import { Picture } from '../Picture.tsx'

const SIZES = '(min-width: 1024px) 36rem, 92vw'

/** The measure worth drawing: the first attribute in millimetres. */
const measureOf = (attributes: PartDetail['attributes']) => attributes.find(([, , unit]) => unit === 'mm')

/** The part on the bench, with its main measure called out as on a drawing. */
export function Gallery({ part }: { part: PartDetail }) {
  const measure = measureOf(part.attributes)
  return (
    <figure className="border border-hair bg-plate">
      <Picture
        src={part.img}
        alt={part.name}
        width={640}
        height={640}
        sizes={SIZES}
        first
        className="aspect-square h-auto w-full object-contain"
      />
      {measure && (
        <figcaption className="flex h-10 items-center border-t border-hair bg-surface px-6 [--ground:var(--surface)]">
          <div className="dimension">
            <span className="font-mono text-[0.875rem]">
              {measure[0]} {measure[1]} {measure[2]}
            </span>
          </div>
        </figcaption>
      )}
    </figure>
  )
}
