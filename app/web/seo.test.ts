import { expect, test } from 'vitest'
import { WHOLE_DOLLARS } from '#common/prices'
import { meta as ofHome } from '../routes/shop/home.tsx'
import { meta as ofShop } from '../routes/shop/shop.tsx'

test.each([
  ['home', ofHome],
  ['shop', ofShop],
])('the description of %s promises what the settings say', (_, meta) => {
  const loaderData = {
    shopName: 'Camber',
    baseUrl: 'https://shop.example',
    prices: WHOLE_DOLLARS,
    shipping: { percent: 5, freeOver: 15_000 },
  }
  const described = meta({ matches: [{ id: 'root', loaderData }] } as never)
  expect(JSON.stringify(described)).toContain('Free shipping over $150.00')
})
