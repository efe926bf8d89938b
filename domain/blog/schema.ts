import { z } from 'zod'
import { needed, optional, pictureAddress } from '#common/fields'
import { texts } from '#common/words'

/** What an admin writes. `description` is Markdown; without a `summary` its first paragraph serves as one. */
export const postInput = z.object({
  blogTitle: needed(texts.blogTitleRequired, 200),
  description: needed(texts.blogDescriptionRequired, 100_000),
  img: pictureAddress(texts.imageRequired),
  summary: optional(400),
  author: optional(80),
})
export type PostInput = z.infer<typeof postInput>

/** A post as the list shows it. Times in ISO 8601. */
export const postCard = z.object({
  _id: z.string(),
  blogTitle: z.string(),
  img: z.string().nullable(),
  summary: z.string(),
  author: z.string(),
  createdAt: z.string(),
})
export type PostCard = z.infer<typeof postCard>

/** A whole post: `description` as it was written (Markdown), `html` as it is shown (no script in it). */
export const post = postCard.extend({ description: z.string(), html: z.string(), updatedAt: z.string() })
export type Post = z.infer<typeof post>
