import { problemsOf } from './axe.ts'
import { NARROW, type Page, WIDE } from './browser.ts'

/** What is wrong with the page on a phone and on a desk; nothing of it is wider than the window. */
export async function problemsAtBothWidths(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size)
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (tooWide > 0) found.push(`${size.width} px: ${tooWide} px too wide`)
    found.push(...(await problemsOf(page)))
  }
  return found
}
