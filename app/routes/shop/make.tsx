import { Link } from 'react-router'
import { vehiclePages as say } from '#common/words'
import { shopContext } from '#web/context'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { PartGrid } from '../../ui/shop/PartGrid.tsx'
import { Section } from '../../ui/Section.tsx'
import { VehicleHead } from '../../ui/shop/VehicleHead.tsx'
import { breadcrumbList } from '../../web/seo/json-ld.ts'
import { seo, siteOf } from '../../web/seo/seo.ts'
import { vehicleCrumbs } from '../../web/car/vehicle-crumbs.ts'
import { makePage } from '../../web/list/vehicle-page.server.ts'
import type { Route } from './+types/make'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { slug: params.make, ...(await makePage(context.get(shopContext), params.make)) }
}

const modelsOf = (kinds: { models: unknown[] }[]) => kinds.reduce((sum, { models }) => sum + models.length, 0)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { make, slug, kinds, count } = loaderData
  return seo(matches, {
    title: say.title(make),
    description: say.make.about(count, modelsOf(kinds), make),
    path: `/parts/${slug}`,
    jsonLd: [breadcrumbList(siteOf(matches), vehicleCrumbs({ make: slug }, make))],
  })
}

export default function Make({ loaderData }: Route.ComponentProps) {
  const { make, mark, slug, kinds, count, items } = loaderData
  return (
    <div className="sheet">
      <Breadcrumbs crumbs={vehicleCrumbs({ make: slug }, make)} />
      <VehicleHead
        mark={mark}
        title={say.title(make)}
        text={say.make.count(count, modelsOf(kinds))}
        to={`/shop?make=${slug}`}
        action={say.seeAll}
      />
      <div className="grid gap-16">
        {kinds.map(({ label: kind, models }) => (
          <Section key={kind} title={kinds.length > 1 ? kind : say.make.choose} note={`${models.length}`}>
            <ul className="columns-2 gap-x-6 sm:columns-3 lg:columns-5">
              {models.map(({ value, label }) => (
                <li key={value} className="break-inside-avoid">
                  <Link
                    to={`/parts/${slug}/${value}`}
                    className="flex min-h-8 items-center hover:text-signal hover:underline"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Section>
        ))}
        {items.length > 0 && (
          <Section title={say.mostBought(make)}>
            <PartGrid parts={items} level={3} lazy />
          </Section>
        )}
      </div>
    </div>
  )
}
