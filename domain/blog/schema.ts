import { z } from 'zod'
import { needed, optional, pictureAddress } from '#common/fields'
import { field, texts } from '#common/words'

/** What an admin writes. `description` is Markdown; the default `summary` is its first paragraph. */
export const postInput = z.object({
  blogTitle: needed(texts.blogTitleRequired, 200),
  description: needed(texts.blogDescriptionRequired, 100_000),
  img: pictureAddress,
  summary: optional(400),
  author: optional(80),
})
export type PostInput = z.infer<typeof postInput>

/** A change of a post. Without the `version` that was read it overwrites whatever is there. */
export const postChange = postInput.extend({ version: z.int(field.versionRead).optional() })
export type PostChange = z.infer<typeof postChange>

/** A post in the list. Times in ISO 8601. */
export const postCard = z.object({
  _id: z.string(),
  blogTitle: z.string(),
  img: z.string().nullable(),
  summary: z.string(),
  author: z.string(),
  createdAt: z.string(),
})
export type PostCard = z.infer<typeof postCard>

/** A whole post: `description` is its Markdown, `html` is safe to show (no script). */
export const post = postCard.extend({
  description: z.string(),
  html: z.string(),
  updatedAt: z.string(),
  version: z.int(),
})
export type Post = z.infer<typeof post>
