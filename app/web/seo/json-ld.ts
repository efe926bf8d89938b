import { toWritten } from '#common/prices'
import type { Post } from '#domain/blog/schema'
import type { PartDetail } from '#domain/catalogue/schema'
import type { Site } from './seo.ts'

const FITMENTS_SHOWN = 20

export const organization = ({ shopName, baseUrl, since }: Site) => ({
  '@type': 'Organization',
  name: shopName,
  url: `${baseUrl}/`,
  logo: `${baseUrl}/icon.svg`,
  ...(since !== null && { foundingDate: String(since) }),
})

export const searchBox = ({ shopName, baseUrl }: Site) => ({
  '@type': 'WebSite',
  name: shopName,
  url: `${baseUrl}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${baseUrl}/shop?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

export const breadcrumbList = (site: Site, crumbs: { label: string; to: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: site.baseUrl + to,
  })),
})

const vehicle = (fit: PartDetail['fitments'][number]) => ({
  '@type': 'Vehicle',
  name: `${fit.make} ${fit.model}`,
  brand: { '@type': 'Brand', name: fit.make },
  model: fit.model,
  vehicleModelDate: fit.yearFrom === fit.yearTo ? `${fit.yearFrom}` : `${fit.yearFrom}/${fit.yearTo}`,
})

/** A model of one model year with the engines that a source states; candidates are no facts. */
export const modelYear = (car: {
  make: string
  model: string
  year: number
  engines: { label: string; told: boolean }[]
}) => ({
  '@type': 'Vehicle',
  name: `${car.year} ${car.make} ${car.model}`,
  brand: { '@type': 'Brand', name: car.make },
  model: car.model,
  vehicleModelDate: `${car.year}`,
  vehicleEngine: car.engines
    .filter(({ told }) => told)
    .map(({ label }) => ({ '@type': 'EngineSpecification', name: label })),
})

const CONDITIONS = { new: 'NewCondition', remanufactured: 'RefurbishedCondition', used: 'UsedCondition' } as const

/** The pictures that show the part itself, and no drawing that stands for one that it has not got. */
export const ownPictures = ({ views, img, typicalPicture }: PartDetail): string[] =>
  views.filter((one) => !typicalPicture || (one.view === null && one.img !== img)).map((one) => one.img)

const pictured = (images: string[]) => images.length > 0 && { image: images }

/** A part that is no longer sold has no offer. */
export const product = (site: Site, part: PartDetail, description: string) => ({
  '@type': 'Product',
  name: `${part.brand.name} ${part.name}`,
  description,
  sku: part.number,
  mpn: part.number,
  ...(part.gtin && { gtin: part.gtin }),
  category: part.type.name,
  brand: { '@type': 'Brand', name: part.brand.name },
  ...pictured(ownPictures(part).map((img) => new URL(img, site.baseUrl).href)),
  ...(!part.status && {
    offers: {
      '@type': 'Offer',
      url: `${site.baseUrl}/shop/${part._id}`,
      priceCurrency: site.prices.currency,
      price: toWritten(site.prices, part.price),
      itemCondition: `https://schema.org/${CONDITIONS[part.condition ?? 'new']}`,
      availability: `https://schema.org/${part.stock === 0 ? (part.backOrder ? 'BackOrder' : 'OutOfStock') : 'InStock'}`,
    },
  }),
  ...(part.rating !== null && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: part.rating,
      reviewCount: part.ratingCount,
      bestRating: 5,
    },
  }),
  ...(part.fitments.length > 0 && {
    isAccessoryOrSparePartFor: part.fitments.slice(0, FITMENTS_SHOWN).map(vehicle),
  }),
})

export const blogPosting = (site: Site, post: Omit<Post, 'description' | 'html'>) => ({
  '@type': 'BlogPosting',
  headline: post.blogTitle,
  description: post.summary,
  datePublished: post.createdAt,
  dateModified: post.updatedAt,
  author: { '@type': 'Person', name: post.author },
  publisher: organization(site),
  mainEntityOfPage: `${site.baseUrl}/singleBlog/${post._id}`,
  ...(post.img && { image: new URL(post.img, site.baseUrl).href }),
})
