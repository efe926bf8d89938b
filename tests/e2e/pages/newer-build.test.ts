import { expect, test } from 'vitest'
import { visit } from '../../support/browser.ts'

test('a link leads to its page, in one load, where a newer build of the shop took that page’s code away', async () => {
  const page = await visit('/aboutUs')
  const code = '**/assets/blog-*.js'
  await page.route(code, (route) => route.fulfill({ status: 404 }))
  const loads: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    loads.push(new URL(request.url()).pathname)
    void page.unroute(code)
  })
  await page.locator('header').getByRole('link', { name: 'BLOG' }).click()
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
  expect(loads).toEqual(['/blog'])
  await page.goBack()
  await page.waitForURL('/aboutUs')
})
