import * as words from '#common/words'
import type { PostCard as Post } from '#domain/blog/schema'
import { PostCard } from '../PostCard.tsx'
import { SectionHead } from '../SectionHead.tsx'

const say = words.home.blog

export function LatestBlog({ posts }: { posts: Post[] }) {
  return (
    <section aria-labelledby="latest-blog" className="sheet pt-20">
      <SectionHead title={say.title} id="latest-blog" more={{ to: '/blog', label: say.all }} />
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 lg:gap-5">
        {posts.map((post) => (
          <li key={post._id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </section>
  )
}
