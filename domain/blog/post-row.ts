import { sql } from 'kysely'
import { renderMarkdown } from '#common/markdown'
import type { Post, PostCard } from './schema.ts'

export type CardRow = {
  id: number
  title: string
  summary: string
  img: string | null
  author: string
  created_at: Date
}
export type PostRow = CardRow & { description: string; updated_at: Date; version: number }

export const cardColumns = sql`id, title, summary, img, author, created_at`
export const postColumns = sql`${cardColumns}, description, updated_at, version`

/** A post as lists show it. */
export const toCard = (row: CardRow): PostCard => ({
  _id: String(row.id),
  blogTitle: row.title,
  img: row.img,
  summary: row.summary,
  author: row.author,
  createdAt: row.created_at.toISOString(),
})

/** A whole post, with its Markdown as HTML too. */
export const toPost = (row: PostRow): Post => ({
  ...toCard(row),
  description: row.description,
  html: renderMarkdown(row.description),
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
})
