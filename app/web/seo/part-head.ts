import { money, type Prices } from '#common/prices'
import { crumbs, part as partWords, partPage } from '#common/words'
import type { PartDetail } from '#domain/catalogue/schema'

const say = partPage.head

/** What a part's page says about itself to search engines: the part, its price, and which cars it fits. */
export function describePart(part: PartDetail, prices: Prices): string {
  const { brand, name, number, price, status } = part
  const what = say.part(brand.name, name, number)
  const sold = status === 'retired' ? say.retired(what, partWords.retired.now) : say.priced(what, money(prices, price))
  return [sold, fitsOf(part)].filter(Boolean).join(' ')
}

function fitsOf({ universal, fitments }: PartDetail): string | null {
  if (universal) return say.fitsAny
  const cars = [...new Set(fitments.map(({ make, model }) => `${make} ${model}`))]
  return cars.length > 0 ? say.fits(cars.slice(0, 4), cars.length > 4) : null
}

/** The way to a part through its part type and the categories above it. */
export const crumbsOfPart = (part: PartDetail) => [
  { label: crumbs.home, to: '/' },
  { label: crumbs.shop, to: '/shop' },
  ...part.crumbs.map(({ slug, name }) => ({ label: name, to: `/shop?category=${slug}` })),
]
