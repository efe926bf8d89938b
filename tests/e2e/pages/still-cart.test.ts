import { expect, test } from 'vitest'
import { NARROW, open, visit, WIDE } from '../../support/browser/browser.ts'
import { carId } from '../../support/browser/garage.ts'
import { moved, watchMoves } from '../../support/browser/moves.ts'

/** As long as a call takes on a telephone. */
const CALL_MS = 300

test.each([
  ['a phone', NARROW],
  ['a desk', WIDE],
] as const)('cart and checkout stand still while the shop answers, at %s', async (_, viewport) => {
  const page = await visit('/blog', { viewport })
  const car = await carId(page, 'Toyota', 'Camry', '2012')
  const { items } = await (await page.request.get('/api/parts?category=brake-discs&inStock=true&limit=2')).json()
  const ids: string[] = items.map(({ _id }: { _id: string }) => _id)
  await page.evaluate(
    ([ids, car]) => {
      const pieces = [{ car, quantity: 1, label: '2012 Toyota Camry' }]
      localStorage.setItem('cart-cars', JSON.stringify(Object.fromEntries(ids.map((id) => [id, pieces]))))
      localStorage.setItem('shopping-cart', JSON.stringify(Object.fromEntries(ids.map((id) => [id, 1]))))
    },
    [ids, car] as const,
  )
  await page.addInitScript(watchMoves)
  await page.route('**/api/**', async (route) => {
    await new Promise((done) => setTimeout(done, CALL_MS))
    await route.continue()
  })
  for (const path of ['/cart', '/checkout']) {
    await open(page, path)
    await page.getByTestId('total').waitFor()
    await page.getByText('2012 Toyota Camry: ').first().waitFor()
    expect(await moved(page), path).toBeLessThan(0.01)
  }
})
