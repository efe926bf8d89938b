import { expect, test } from 'vitest'
import { visit } from '../../support/browser/browser.ts'

test.each([
  { at: 'a desk', rate: 1 },
  { at: 'a phone', rate: 6 },
])('at $at a link leads to its page, in one load, where a newer build took that page’s code away', async ({ rate }) => {
  const page = await visit('/aboutUs')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
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
