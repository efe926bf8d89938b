import * as words from '#common/words'
import { listRepairs } from '#domain/repairs'
import { shopContext } from '#web/context'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { RepairLinks } from '../../ui/repair/RepairLinks.tsx'
import { seo } from '../../web/seo/seo.ts'
import type { Route } from './+types/repairs'

const say = words.repairs

export async function loader({ context }: Route.LoaderArgs) {
  return { repairs: await listRepairs(context.get(shopContext)) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, { title: say.title, description: say.all, path: '/repairs' })

export default function Repairs({ loaderData: { repairs } }: Route.ComponentProps) {
  return (
    <div className="sheet">
      <Breadcrumbs crumbs={[{ label: words.crumbs.home, to: '/' }, { label: say.title }]} />
      <h1 className="text-4xl sm:text-6xl">{say.title}</h1>
      <p className="mt-2 mb-8 max-w-prose text-lg text-ink-2">{say.all}</p>
      <RepairLinks repairs={repairs} about />
    </div>
  )
}
