import type { Page, Request } from 'playwright-core'

/** Pictures that are still on their way change nothing else on a page. */
const NO_MATTER = new Set(['image', 'media', 'eventsource', 'websocket'])
/** So many frames without a request: an answer that has come is drawn by then, and what is drawn has asked for more. */
const QUIET_FRAMES = 5

/** Goes there, and waits until nothing that the page asks for by itself is on its way. */
export async function goAndSettle(page: Page, path: string): Promise<void> {
  const underWay = new Set<Request>()
  const add = (request: Request) => void (NO_MATTER.has(request.resourceType()) || underWay.add(request))
  const remove = (request: Request) => void underWay.delete(request)
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove)
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true')
  for (let quiet = 0; quiet < QUIET_FRAMES; quiet++) {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    if (underWay.size > 0) quiet = 0
  }
  page.off('request', add).off('requestfinished', remove).off('requestfailed', remove)
}
