import { z } from 'zod'
import { needed, paged, pictureAddress } from '#common/fields'
import { field, texts } from '#common/words'
import { starsOf } from './rating.ts'

const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)

/** A review as a customer writes it. `rating` is free text; `partId` names the part, if it is about one. */
export const reviewInput = z.object({
  name: needed(texts.nameRequired, 120),
  rating: z.preprocess(
    asText,
    needed(texts.ratingRequired, 60).refine((rating) => !Number.isNaN(starsOf(rating)), field.ratingRange),
  ),
  description: needed(texts.descriptionRequired, 5000),
  img: pictureAddress,
  partId: z.preprocess(asText, z.string().max(20).optional()),
})
export type ReviewInput = z.infer<typeof reviewInput>

/** The query of a list of reviews: those of one part, 24 a page by default. */
export const reviewQuery = z.object({
  partId: z.string().max(20).optional(),
  ...paged(),
})
export type ReviewQuery = z.infer<typeof reviewQuery>

/** `stars` are whole; null if the rating is words. */
export const review = z.object({
  _id: z.string(),
  name: z.string(),
  rating: z.string(),
  stars: z.int().nullable(),
  description: z.string(),
  img: z.string().nullable(),
  partId: z.string().nullable(),
  createdAt: z.string(),
})
export type Review = z.infer<typeof review>

/** A review for admins: also its author and its part. */
export const reviewForAdmin = review.extend({ email: z.string().nullable(), partName: z.string().nullable() })
export type ReviewForAdmin = z.infer<typeof reviewForAdmin>
