import type { Page } from 'playwright-core'

/** Lets the page's scripts arrive only when `release` is called, as on a slow telephone. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return async () => resolve()
}
