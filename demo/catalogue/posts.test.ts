import { describe, expect, test } from 'vitest'
import { readPosts } from './posts.ts'

describe('blog posts', () => {
  const posts = readPosts()

  test('there are at least eleven, oldest first, each with a picture of its own', () => {
    expect(posts.length).toBeGreaterThanOrEqual(11)
    expect(posts.map((post) => post.date.getTime())).toEqual(
      posts.map((post) => post.date.getTime()).toSorted((a, b) => a - b),
    )
    for (const post of posts) expect(post.img).toBe(`/pictures/blog/${post.slug}.960.webp`)
  })

  test('each is long enough to be of use, and has no heading of the first level', () => {
    for (const post of posts) {
      expect(post.text.split(/\s+/).length, post.slug).toBeGreaterThan(400)
      expect(post.text).not.toMatch(/^# /m)
      expect(post.summary.length).toBeLessThan(160)
    }
  })
})
