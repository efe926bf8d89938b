import { longDayInUtc } from '#common/format'
import { blogPages as say } from '#common/words'
import { listPosts, showPost } from '#domain/blog'
import { shopContext } from '#web/context'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { PostCard } from '../../ui/PostCard.tsx'
import { Section } from '../../ui/Section.tsx'
import { found } from '../../web/found.server.ts'
import { blogPosting, breadcrumbList } from '../../web/seo/json-ld.ts'
import { seo, siteOf } from '../../web/seo/seo.ts'
import type { Route } from './+types/single-blog'

const OTHERS = 3

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  const [{ description: _markdown, ...post }, newest] = await Promise.all([
    found(showPost(ctx, params.id)),
    listPosts(ctx, OTHERS + 1),
  ])
  return { post, others: newest.filter(({ _id }) => _id !== post._id).slice(0, OTHERS) }
}

const crumbsOf = (post: { _id: string; blogTitle: string }) => [
  { label: say.post.home, to: '/' },
  { label: say.all.title, to: '/blog' },
  { label: post.blogTitle, to: `/singleBlog/${post._id}` },
]

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { post } = loaderData
  const site = siteOf(matches)
  return seo(matches, {
    title: post.blogTitle,
    description: post.summary,
    path: `/singleBlog/${post._id}`,
    picture: post.img ?? undefined,
    type: 'article',
    jsonLd: [blogPosting(site, post), breadcrumbList(site, crumbsOf(post))],
  })
}

export default function SingleBlog({ loaderData: { post, others } }: Route.ComponentProps) {
  return (
    <div className="sheet">
      <Breadcrumbs crumbs={crumbsOf(post)} />
      <article className="mx-auto max-w-[44rem]">
        <h1 className="text-4xl sm:text-6xl">{post.blogTitle}</h1>
        <p className="mt-3 text-ink-2">
          {post.author}, <time dateTime={post.createdAt}>{longDayInUtc(post.createdAt)}</time>
        </p>
        {post.img && (
          <div className="mt-6 overflow-hidden border border-hair bg-plate">
            <Picture
              src={post.img}
              alt=""
              width={960}
              height={640}
              sizes="(min-width: 768px) 44rem, 92vw"
              first
              className="h-auto w-full"
            />
          </div>
        )}
        <div className="prose mt-8 text-lg" dangerouslySetInnerHTML={{ __html: post.html }} />
      </article>
      {others.length > 0 && (
        <div className="mt-20">
          <Section title={say.post.others}>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
              {others.map((other) => (
                <li key={other._id}>
                  <PostCard post={other} />
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
    </div>
  )
}
