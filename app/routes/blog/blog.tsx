import { blogPages } from '#common/words'
import { listPosts } from '#domain/blog'
import { shopContext } from '#web/context'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PostCard } from '../../ui/PostCard.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { seo } from '../../web/seo/seo.ts'
import type { Route } from './+types/blog'

const say = blogPages.all

export async function loader({ context }: Route.LoaderArgs) {
  return { posts: await listPosts(context.get(shopContext)) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: say.pageTitle,
    description: say.about,
    path: '/blog',
  })

export default function Blog({ loaderData: { posts } }: Route.ComponentProps) {
  return (
    <div className="sheet pt-10">
      <SectionHead title={say.title} level={1} {...(posts.length > 0 && { measure: say.count(posts.length) })} />
      {posts.length === 0 ? (
        <EmptyState title={say.none}>{say.noneAbout}</EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
          {posts.map((post, index) => (
            <li key={post._id}>
              <PostCard post={post} level={2} first={index < 2} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
