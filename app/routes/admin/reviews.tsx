import { useState } from 'react'
import { Link } from 'react-router'
import { adminReviews as say, button } from '#common/words'
import type { ReviewForAdmin } from '#domain/reviews/schema'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ChooseBox, ChooseMany } from '../../ui/dashboard/ChooseAll.tsx'
import { NextPage, useIsPaged } from '../../ui/dashboard/NextPage.tsx'
import { momentOf } from '#common/format'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { type Chosen, useChosen } from '../../ui/dashboard/use-chosen.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Stars } from '../../ui/catalogue/Stars.tsx'
import { useRemoval } from '../../ui/use-removal.ts'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/reviews'

export const clientLoader = adminOnly(({ url }) => {
  const cursor = url.searchParams.get('cursor')
  return api('GET', '/reviews', { query: { cursor } })
})

const remove = ({ _id }: ReviewForAdmin) => api('DELETE', '/review/{id}', { path: { id: _id } })

export default function Reviews({ loaderData: { items, next } }: Route.ComponentProps) {
  const removal = useRemoval(async (review: ReviewForAdmin) => {
    await remove(review)
    return say.remove.done
  })
  const reviews = items.filter(removal.isThere)
  const chosen = useChosen(reviews)
  const paged = useIsPaged(next)
  return (
    <>
      <PageHead title={say.title} intro={say.intro} />
      <ChooseMany of={chosen} paged={paged}>
        <DeleteMany of={chosen} />
      </ChooseMany>
      {reviews.length === 0 ? (
        <EmptyState title={say.emptyTitle}>{say.empty}</EmptyState>
      ) : (
        <ul className="grid gap-4">
          {reviews.map((review) => (
            <li key={review._id} className="flex flex-wrap gap-4 border border-edge bg-surface p-4">
              <ChooseBox of={chosen} item={review} label={say.oneBy(review.name)} />
              <Words review={review} />
              <Button
                look="danger"
                small
                className="self-start"
                onClick={() => removal.ask(review)}
                aria-label={say.remove.by(review.name)}
              >
                {button.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <NextPage next={next} />
      <ConfirmDialog
        {...removal.dialog}
        title={say.remove.title}
        question={say.remove.question(removal.doomed?.name)}
        confirm={button.remove}
      />
    </>
  )
}

function DeleteMany({ of }: { of: Chosen<ReviewForAdmin> }) {
  const [asks, setAsks] = useState(false)
  const count = of.chosen.length
  const confirm = async () => {
    await of.each(remove, say.removeMany.done)
    setAsks(false)
  }
  return (
    <>
      <Button look="danger" busy={of.busy} onClick={() => setAsks(true)}>
        {say.removeMany.button(count)}
      </Button>
      <ConfirmDialog
        open={asks}
        busy={of.busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsks(false)}
        title={say.removeMany.title(count)}
        question={say.removeMany.question}
        confirm={button.remove}
      />
    </>
  )
}

function Words({ review }: { review: ReviewForAdmin }) {
  const { name, email, rating, stars, description, img, partId, partName, createdAt } = review
  return (
    <>
      {img && (
        <Picture
          src={img}
          alt={say.pictureBy(name)}
          width={80}
          height={80}
          sizes="5rem"
          className="size-20 flex-none bg-plate object-cover"
        />
      )}
      <div className="min-w-56 flex-1 [overflow-wrap:anywhere]">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {stars === null ? <span className="font-semibold">{rating}</span> : <Stars rating={stars} />}
          {partId ? (
            <Link to={`/dashboard/updateParts/${partId}`} className="link">
              {partName ?? say.about.part}
            </Link>
          ) : (
            <span className="text-ink-2">{say.about.shop}</span>
          )}
        </div>
        <p className="mt-1 whitespace-pre-line">{description}</p>
        <p className="mt-1 text-[0.9375rem] text-ink-2">
          {[name, email].filter(Boolean).join(', ')}, <time dateTime={createdAt}>{momentOf(createdAt)}</time>
        </p>
      </div>
    </>
  )
}
