import { Link } from 'react-router'
import * as words from '#common/words'
import { shopContext } from '#web/context'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { PartGrid } from '../../ui/shop/PartGrid.tsx'
import { RepairLinks } from '../../ui/repair/RepairLinks.tsx'
import { Section } from '../../ui/Section.tsx'
import { CategoryLinks } from '../../ui/shop/CategoryLinks.tsx'
import { VehicleHead } from '../../ui/shop/VehicleHead.tsx'
import { breadcrumbList } from '../../web/seo/json-ld.ts'
import { repairFor } from '../../web/repair-link.ts'
import { seo, siteOf } from '../../web/seo/seo.ts'
import { vehicleCrumbs } from '../../web/car/vehicle-crumbs.ts'
import { modelPage } from '../../web/list/vehicle-page.server.ts'
import type { Route } from './+types/model'

const say = words.vehiclePages

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await modelPage(context.get(shopContext), params.make, params.model)
  return { ...page, slugs: params, name: `${page.make} ${page.model}` }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { name, make, model, slugs, count, groups } = loaderData
  const kinds = groups.slice(0, 4).map(({ label }) => label.toLowerCase())
  return seo(matches, {
    title: say.title(name),
    description: say.model.about(count, name, kinds),
    path: `/parts/${slugs.make}/${slugs.model}`,
    jsonLd: [breadcrumbList(siteOf(matches), vehicleCrumbs(slugs, make, model))],
  })
}

export default function Model({ loaderData }: Route.ComponentProps) {
  const { name, make, model, mark, slugs, years, repairs, groups, count, items } = loaderData
  const shop = `/shop?make=${slugs.make}&model=${slugs.model}`
  return (
    <div className="sheet">
      <Breadcrumbs crumbs={vehicleCrumbs(slugs, make, model)} />
      <VehicleHead mark={mark} title={say.title(name)} text={say.inCatalogue(count)} to={shop} action={say.seeAll} />
      <div className="grid gap-16">
        <Section title={say.model.choose}>
          <ul className="flex flex-wrap gap-2">
            {years.map((year) => (
              <li key={year}>
                <Link
                  to={`/parts/${slugs.make}/${slugs.model}/${year}`}
                  className="tabular grid min-h-11 min-w-16 place-content-center border border-edge bg-surface px-3 hover:border-signal hover:text-signal"
                >
                  {year}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
        {repairs.length > 0 && (
          <Section title={words.repairs.lists.car}>
            <RepairLinks repairs={repairs} />
            <PageLink to={repairFor(null, null)} className="link mt-3 inline-block">
              {words.repairs.lists.all}
            </PageLink>
          </Section>
        )}
        {groups.length > 0 && (
          <Section title={say.chooseKind}>
            <CategoryLinks
              groups={groups.map(({ value, label, count: n }) => ({
                to: `${shop}&category=${value}`,
                label,
                count: n,
              }))}
            />
          </Section>
        )}
        {items.length > 0 && (
          <Section title={say.mostBought(name)}>
            <PartGrid parts={items} level={3} lazy />
          </Section>
        )}
      </div>
    </div>
  )
}
