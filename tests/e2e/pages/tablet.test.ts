import { expect, test } from 'vitest'
import { newcomer } from '../../spec/visitors.ts'
import { open, visit } from '../../support/browser/browser.ts'

test('the search box has room for what is typed at every width, beside all links and a car', async () => {
  const page = await visit('/shop?make=volkswagen&model=golf&year=2014', (await newcomer()).signedIn)
  for (const width of [390, 600, 768, 1023, 1024, 1180, 1279, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const box = await page.getByLabel('Search parts').boundingBox()
    expect(box!.width, `at ${width} px`).toBeGreaterThan(200)
  }
})

test('what stays in sight beside a cart and a checkout lies below the bar, on a tablet too', async () => {
  const page = await visit('/', { viewport: { width: 1024, height: 900 } })
  const { items } = await (await page.request.get('/api/parts?inStock=true&limit=12')).json()
  const ids: string[] = items.map(({ _id }: { _id: string }) => _id)
  for (const [path, heading, parts] of [
    ['/cart', 'Summary', ids],
    ['/checkout', 'Your order', ids.slice(0, 1)],
  ] as const) {
    const cart = JSON.stringify(Object.fromEntries(parts.map((id) => [id, 1])))
    await page.evaluate((text) => localStorage.setItem('shopping-cart', text), cart)
    await open(page, path)
    const title = page.getByRole('heading', { name: heading, exact: true })
    await title.waitFor()
    await page.evaluate(() => scrollTo(0, 400))
    const bar = await page.locator('header.site').boundingBox()
    const place = await title.boundingBox()
    expect(place!.y, path).toBeGreaterThan(bar!.y + bar!.height)
  }
})
