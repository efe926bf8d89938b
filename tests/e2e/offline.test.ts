import { expect, test } from 'vitest'
import { NARROW, visit, WIDE } from '../support/browser.ts'

test.each([
  ['list', '/shop?category=brake-discs', NARROW],
  ['part’s page', '/shop/1', WIDE],
])(
  'a guest who is offline and presses ADD TO CART on a %s is told that nothing was put in',
  async (_, path, viewport) => {
    const page = await visit(path, { viewport })
    const add = page.getByRole('link', { name: /^ADD TO CART/ }).first()
    const said = page.getByRole('alert').filter({ hasText: 'nothing was opened or put into the cart' })
    await page.context().setOffline(true)
    await page.getByText('You are offline.').waitFor()
    expect(await said.count()).toBe(0)
    await add.click()
    await said.waitFor()
    expect((await said.boundingBox())!.height).toBeLessThan(130)
    expect(await page.evaluate(() => localStorage.getItem('shopping-cart'))).toBeNull()
    await page.context().setOffline(false)
    await said.waitFor({ state: 'hidden' })
    await add.click()
    await page.getByRole('dialog', { name: 'Your cart' }).waitFor()
  },
)
