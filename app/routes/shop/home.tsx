import { MONEY_BACK_DAYS } from '#common/constants'
import { home as say } from '#common/words'
import { catalogueTaxonomy, categoryTree, countParts, listBestSellers } from '#domain/catalogue'
import { listPosts } from '#domain/blog'
import { vehicleLevel } from '#domain/vehicles'
import { shopContext } from '#web/context'
import { isMarked } from '../../ui/brand-marks/brands.ts'
import { BestSellers } from '../../ui/home/BestSellers.tsx'
import { Banner } from '../../ui/home/Banner.tsx'
import { Benefits } from '../../ui/home/Benefits.tsx'
import { Brands } from '../../ui/home/Brands.tsx'
import { Categories } from '../../ui/home/Categories.tsx'
import { FindByVehicle } from '../../ui/home/FindByVehicle.tsx'
import { LatestBlog } from '../../ui/home/LatestBlog.tsx'
import { NewArrivals } from '../../ui/home/NewArrivals.tsx'
import { organization, searchBox } from '../../web/seo/json-ld.ts'
import { makeMark } from '../../web/car/make-marks.server.ts'
import { seo, siteOf } from '../../web/seo/seo.ts'
import { freeOver } from '../../web/settings.ts'
import type { Route } from './+types/home'

const POPULAR = [
  'Ford',
  'Toyota',
  'Honda',
  'Chevrolet',
  'BMW',
  'Audi',
  'Volkswagen',
  'Nissan',
  'Hyundai',
  'Kia',
  'Mazda',
]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  const [count, tree, parts, posts, { options: makes }, { brands }] = await Promise.all([
    countParts(ctx),
    categoryTree(ctx),
    listBestSellers(ctx),
    listPosts(ctx, 3),
    vehicleLevel(ctx, {}),
    catalogueTaxonomy(ctx),
  ])
  const popular = makes.flatMap(({ value, label }) => {
    const mark = POPULAR.includes(label) ? makeMark(label) : null
    return mark ? [{ slug: value, name: label, mark }] : []
  })
  const sold = brands.map((brand) => brand.slug).filter(isMarked)
  return { count, parts, posts, makes, popular, sold, tree: tree.map(({ slug, count: n }) => ({ slug, count: n })) }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  return seo(matches, {
    title: say.title(site.shopName),
    description: say.about(site.shipsBySettings ? freeOver(site) : null, MONEY_BACK_DAYS),
    path: '/',
    jsonLd: [organization(site), searchBox(site)],
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { count, parts, posts, makes, popular, sold, tree } = loaderData
  return (
    <>
      <Banner />
      <FindByVehicle makes={makes} popular={popular} count={count} />
      {parts.length > 0 && <BestSellers parts={parts} />}
      {parts.length > 0 && <NewArrivals parts={parts} />}
      <Categories tree={tree} />
      {sold.length > 0 && <Brands sold={sold} />}
      {posts.length > 0 && <LatestBlog posts={posts} />}
      <Benefits />
    </>
  )
}
