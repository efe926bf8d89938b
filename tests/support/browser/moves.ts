import type { Page } from './browser.ts'

/** Adds up from now on how far what is seen moves by itself, as browsers measure it ("cumulative layout shift"). */
export const watchMoves = () => {
  const told = globalThis as { moved?: number }
  told.moved = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) told.moved! += value
  }).observe({ type: 'layout-shift', buffered: true })
}
export const moved = (page: Page) => page.evaluate(() => (globalThis as { moved?: number }).moved!)
