import { expect, test } from 'vitest'
import { WHOLE_DOLLARS } from '#common/prices'
import { meta as ofHome } from '../../routes/shop/home.tsx'
import { meta as ofShop } from '../../routes/shop/shop.tsx'

test.each([
  ['home', ofHome],
  ['shop', ofShop],
])(
  'the description of %s promises what the settings say, unless methods of delivery have prices of their own',
  (_, meta) => {
    const described = (shipsBySettings: boolean) => {
      const loaderData = {
        shopName: 'Camber',
        baseUrl: 'https://shop.example',
        prices: WHOLE_DOLLARS,
        shipping: { percent: 5, freeOver: 15_000 },
        shipsBySettings,
        home: { country: 'US', asksPostcode: false },
      }
      return JSON.stringify(meta({ matches: [{ id: 'root', loaderData }] } as never))
    }
    expect(described(true)).toContain('Free shipping over $150.00')
    expect(described(false)).not.toContain('Free shipping')
  },
)
