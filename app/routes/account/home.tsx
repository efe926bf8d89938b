import { Suspense } from 'react'
import { account } from '#common/words'
import { useMe } from '../../ui/dashboard/me.ts'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { type Reviewable, ReviewForm } from '../../ui/dashboard/ReviewForm.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { api } from '../../web/api.ts'
import { guarded, isAdmin } from '../../web/guard.tsx'
import type { Route } from './+types/home'
import { lazyPiece } from '../../ui/lazy-piece.ts'

// Only admins fetch its code.
const Overview = lazyPiece(() => import('../../ui/dashboard/overview/Overview.tsx').then((m) => m.Overview))

export const clientLoader = guarded(async ({ session, url }): Promise<Reviewable[]> => {
  if (await isAdmin(session)) return []
  const orders = await api('GET', '/orders', { query: { email: session.email, limit: 100 } })
  const lines = orders.filter(({ paid }) => paid).flatMap((order) => order.lines)
  const bought = new Map(lines.flatMap((line) => (line.partId ? [[line.partId, `${line.brand} ${line.name}`]] : [])))
  const asked = url.searchParams.get('part')
  if (asked && !bought.has(asked)) {
    const part = await api('GET', '/parts/{id}', { path: { id: asked } }).catch(() => null)
    if (part) bought.set(asked, `${part.brand.name} ${part.name}`)
  }
  return [...bought].map(([value, label]) => ({ value, label }))
})

/** The dashboard's index: an overview for admins, the review form for everybody else. */
export default function Home({ loaderData: parts }: Route.ComponentProps) {
  const me = useMe()
  if (me.admin)
    return (
      <Suspense fallback={<Loading />}>
        <Overview />
      </Suspense>
    )
  return (
    <>
      <PageHead title={account.review.title} intro={account.review.about} />
      <ReviewForm name={me.name === me.email ? '' : me.name} parts={parts} />
    </>
  )
}
