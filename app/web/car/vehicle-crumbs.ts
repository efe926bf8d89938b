import { crumbs } from '#common/words'

type Slugs = { make: string; model?: string; year?: string }

/** Where the page of a make, of a model or of one of its years stands; the page itself is the last. */
export function vehicleCrumbs(slugs: Slugs, make: string, model?: string | null) {
  const ofMake = `/parts/${slugs.make}`
  const ofModel = `${ofMake}/${slugs.model}`
  return [
    { label: crumbs.home, to: '/' },
    { label: crumbs.shop, to: '/shop' },
    { label: make, to: ofMake },
    ...(model ? [{ label: model, to: ofModel }] : []),
    ...(slugs.year ? [{ label: slugs.year, to: `${ofModel}/${slugs.year}` }] : []),
  ]
}
