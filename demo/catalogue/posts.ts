import { readdirSync, readFileSync } from 'node:fs'

type Post = {
  title: string
  summary: string
  slug: string
  author: string
  date: Date
  img: string
  text: string
}

const folder = new URL('./posts/', import.meta.url)
const keys = ['title', 'summary', 'slug', 'author', 'date', 'img'] as const

/** The blog posts, oldest first. Each file starts with its front matter: `key: value` lines between two `---`. */
export function readPosts(): Post[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'))
  const posts = files.map((file) => readPost(file, readFileSync(new URL(file, folder), 'utf8')))
  return posts.toSorted((a, b) => a.date.getTime() - b.date.getTime())
}

function readPost(file: string, source: string): Post {
  const [, head, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  if (head === undefined || text === undefined) throw new Error(`${file} has no front matter`)
  const facts = Object.fromEntries(
    head.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const missing = keys.filter((key) => !facts[key])
  if (missing.length > 0) throw new Error(`${file} has no ${missing.join(', ')}`)
  const { title, summary, slug, author, date, img } = facts as Record<(typeof keys)[number], string>
  return { title, summary, slug, author, date: new Date(`${date}T08:00:00Z`), img, text: text.trim() }
}
