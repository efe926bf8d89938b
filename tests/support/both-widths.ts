import { problemsOf } from './axe.ts'
import { NARROW, type Page, WIDE } from './browser.ts'

/** What is wrong with the page on a phone and on a desk; nothing of it is wider than the window. */
export async function problemsAtBothWidths(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const size of [NARROW, WIDE]) {
    await page.mouse.move(0, 0)
    await page.setViewportSize(size)
    await holdNotification(page)
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (tooWide > 0) found.push(`${size.width} px: ${tooWide} px too wide`)
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
    found.push(...(await problemsOf(page)))
  }
  await page.mouse.move(0, 0)
  return found
}

/** While a notification fades away its colours are too pale; it stays as long as the pointer is over it. */
async function holdNotification(page: Page): Promise<void> {
  const shown = page.locator('[data-sonner-toast][data-removed=false]').first()
  // It may begin to fade before the pointer is there: then that is waited for.
  if (await shown.isVisible()) await shown.hover({ timeout: 1000 }).catch(() => {})
  await page.waitForFunction(() => !document.querySelector('[data-sonner-toast][data-removed=true]'))
}
