import { data } from 'react-router'
import * as words from '#common/words'
import { shopContext } from '#web/context'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { QuickOrderList } from '../../ui/quick-order/QuickOrderList.tsx'
import { answered } from '../../web/quick-order.server.ts'
import { seo } from '../../web/seo/seo.ts'
import type { Route } from './+types/quick-order'

const say = words.quickOrder

/** `lines`: a short list that somebody typed into the search box. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const text = url.searchParams.get('lines')?.trim() ?? ''
  return text ? answered(context.get(shopContext), text) : { text, order: null, problem: null }
}

/** What the form posts where no script runs. */
export async function action({ request, context }: Route.ActionArgs) {
  const text = (await request.formData()).get('text')?.toString() ?? ''
  const answer = await answered(context.get(shopContext), text)
  return data(answer, { status: answer.problem ? 400 : 200 })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, { title: say.title, description: say.about, path: '/quick-order' })

export default function QuickOrder({ loaderData, actionData }: Route.ComponentProps) {
  const given = actionData ?? loaderData
  return (
    <div className="sheet">
      <Breadcrumbs crumbs={[{ label: words.crumbs.home, to: '/' }, { label: say.title }]} />
      <h1 className="text-4xl sm:text-6xl">{say.title}</h1>
      <p className="mt-2 mb-6 max-w-prose text-lg text-ink-2">{say.about}</p>
      <QuickOrderList key={given.text} given={given} />
    </div>
  )
}
