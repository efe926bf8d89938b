import { expect, test } from 'vitest'
import { WHOLE_DOLLARS } from '#common/prices'
import type { PartDetail } from '#domain/catalogue/schema'
import { organization, product } from './json-ld.ts'
import type { Site } from './seo.ts'

const site = { shopName: 'Camber', since: 1992, baseUrl: 'https://shop.example', prices: WHOLE_DOLLARS } as Site
const part = {
  _id: '7',
  number: 'KV-1',
  name: 'Brake disc',
  brand: { name: 'Kovara' },
  type: { slug: 'brake-discs', name: 'Brake discs' },
  price: 5900,
  stock: 3,
  rating: null,
  views: [],
  fitments: [],
} as unknown as PartDetail

test('a search engine is offered a part that is sold, and none that is no longer sold', () => {
  expect(product(site, part, '')).toMatchObject({
    offers: { price: 59, availability: 'https://schema.org/InStock', url: 'https://shop.example/shop/7' },
  })
  expect(product(site, { ...part, stock: 0 }, '')).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  })
  expect(product(site, { ...part, status: 'retired' }, '')).not.toHaveProperty('offers')
})

test('a search engine is shown no drawing that stands for a part without a picture, but its further pictures', () => {
  const drawn = { view: 'front', img: '/pictures/parts/brake-disc-front.640.webp' }
  const own = { view: null, img: '/media/own.webp' }
  expect(product(site, { ...part, views: [drawn, own] } as PartDetail, '')).toMatchObject({
    image: ['https://shop.example/pictures/parts/brake-disc-front.640.webp', 'https://shop.example/media/own.webp'],
  })
  const typical = { ...part, img: drawn.img, typicalPicture: true, views: [drawn, own] } as PartDetail
  expect(product(site, typical, '')).toMatchObject({ image: ['https://shop.example/media/own.webp'] })
  expect(product(site, { ...typical, views: [{ ...drawn, view: null }] }, '')).not.toHaveProperty('image')
})

test('a search engine is told since when the shop sells, if it says so', () => {
  expect(organization(site)).toMatchObject({ foundingDate: '1992' })
  expect(organization({ ...site, since: null })).not.toHaveProperty('foundingDate')
})
