import { dayInUtc } from '#common/format'
import * as words from '#common/words'
import type { Review } from '#domain/reviews/schema'
import { LinkButton } from '../LinkButton.tsx'
import { Picture } from '../Picture.tsx'
import { Stars } from '../catalogue/Stars.tsx'

const say = words.partPage.reviews

/** What customers say of a part, and the way to write a review. */
export function Reviews({ reviews, partId }: { reviews: Review[]; partId: string }) {
  return (
    <>
      {reviews.length === 0 && <p className="text-ink-2">{say.none}</p>}
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-2">
        {reviews.map((review) => (
          <li key={review._id} className="flex gap-4 border border-hair bg-surface p-4">
            <div className="min-w-0 flex-1">
              {review.stars === null ? (
                <p className="font-semibold">{review.rating}</p>
              ) : (
                <Stars rating={review.stars} />
              )}
              <p className="mt-1 whitespace-pre-line">{review.description}</p>
              <p className="mt-2 text-[0.9375rem] text-ink-2">
                {review.name}, <time dateTime={review.createdAt}>{dayInUtc(review.createdAt)}</time>
              </p>
            </div>
            {review.img && (
              <Picture
                src={review.img}
                alt={say.picture(review.name)}
                width={96}
                height={96}
                sizes="6rem"
                className="size-24 flex-none bg-plate object-cover"
              />
            )}
          </li>
        ))}
      </ul>
      <LinkButton to={`/dashboard?part=${partId}`} look="line" small className="mt-5">
        {say.write}
      </LinkButton>
    </>
  )
}
