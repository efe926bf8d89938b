import { Link } from 'react-router'
import * as words from '#common/words'
import type { PostCard as Post } from '#domain/blog/schema'
import { Icon } from './Icon.tsx'
import { Picture } from './Picture.tsx'

const SIZES = '(min-width: 1024px) 26rem, (min-width: 600px) 45vw, 92vw'

/** A post in a list: picture, title, first words; the whole card leads to it. */
export function PostCard({ post, level = 3, first = false }: { post: Post; level?: 2 | 3; first?: boolean }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="group relative flex h-full flex-col border border-hair bg-surface">
      <div className="aspect-[3/2] overflow-hidden bg-plate">
        {post.img && (
          <Picture
            src={post.img}
            alt=""
            width={960}
            height={640}
            sizes={SIZES}
            first={first}
            className="size-full object-cover transition-transform duration-300 group-hover:scale-[1.03]"
          />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-3 border-t border-hair p-5">
        <Heading className="text-2xl leading-tight">{post.blogTitle}</Heading>
        <p className="line-clamp-3 text-ink-2">{post.summary}</p>
        <Link
          to={`/singleBlog/${post._id}`}
          className="label mt-auto inline-flex items-center gap-1 pt-1 after:absolute after:inset-0 group-hover:text-signal"
        >
          {words.postCard.readMore}
          <span className="sr-only">: {post.blogTitle}</span>
          <Icon name="right" className="size-4 transition-transform group-hover:translate-x-1" />
        </Link>
      </div>
    </article>
  )
}
