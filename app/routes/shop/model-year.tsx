import { Link } from 'react-router'
import * as words from '#common/words'
import { shopContext } from '#web/context'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { PartGrid } from '../../ui/shop/PartGrid.tsx'
import { RepairLinks } from '../../ui/repair/RepairLinks.tsx'
import { Section } from '../../ui/Section.tsx'
import { EngineList } from '../../ui/shop/EngineList.tsx'
import { TypeLinks } from '../../ui/shop/TypeLinks.tsx'
import { VehicleHead } from '../../ui/shop/VehicleHead.tsx'
import { breadcrumbList, modelYear } from '../../web/seo/json-ld.ts'
import { modelYearPage } from '../../web/list/model-year-page.server.ts'
import { seo, siteOf } from '../../web/seo/seo.ts'
import { vehicleCrumbs } from '../../web/car/vehicle-crumbs.ts'
import type { Route } from './+types/model-year'

const say = words.vehiclePages

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await modelYearPage(context.get(shopContext), params.make, params.model, params.year)
  return { ...page, slugs: params, name: `${page.year} ${page.make} ${page.model}` }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { name, make, model, slugs, count, groups, engines } = loaderData
  const kinds = groups.slice(0, 3).map(({ label }) => label.toLowerCase())
  const motors = engines.slice(0, 3).map(({ label }) => label)
  return seo(matches, {
    title: say.title(name),
    description: say.year.about(count, name, motors, kinds),
    path: `/parts/${slugs.make}/${slugs.model}/${slugs.year}`,
    jsonLd: [modelYear(loaderData), breadcrumbList(siteOf(matches), vehicleCrumbs(slugs, make, model))],
  })
}

export default function ModelYear({ loaderData }: Route.ComponentProps) {
  const { name, make, model, mark, slugs, car, engines, groups, count, items, before, after, repairs, carId } =
    loaderData
  const shop = `/shop?${car}`
  const ofModel = `/parts/${slugs.make}/${slugs.model}`
  return (
    <div className="sheet">
      <Breadcrumbs crumbs={vehicleCrumbs(slugs, make, model)} />
      <VehicleHead mark={mark} title={say.title(name)} text={say.inCatalogue(count)} to={shop} action={say.seeAll} />
      <div className="grid gap-16">
        <Section title={say.year.engines} note={engines.length > 0 ? `${engines.length}` : undefined}>
          <EngineList engines={engines} shop={shop} />
        </Section>
        {repairs.length > 0 && (
          <Section title={words.repairs.lists.car}>
            <RepairLinks repairs={repairs} car={carId === null ? null : { car: carId }} />
          </Section>
        )}
        {groups.length > 0 && (
          <Section title={say.chooseKind}>
            <TypeLinks groups={groups} shop={shop} />
          </Section>
        )}
        {items.length > 0 && (
          <Section title={say.mostBought(name)}>
            <PartGrid parts={items} level={3} lazy />
          </Section>
        )}
        <nav aria-label={say.year.others} className="flex flex-wrap justify-between gap-4">
          {before && (
            <Link to={`${ofModel}/${before}`} className="link">
              {before} {make} {model}
            </Link>
          )}
          {after && (
            <Link to={`${ofModel}/${after}`} className="link ml-auto">
              {after} {make} {model}
            </Link>
          )}
        </nav>
      </div>
    </div>
  )
}
