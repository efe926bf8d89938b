import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { differenceOf } from '../../support/browser/compare-pictures.ts'
import { hasPinnedChromium } from '../../support/browser/pinned-chromium.ts'
import { browserName, STORED_BY, storedScreen, takeScreens } from '../../support/browser/screens.ts'

/** The share of a page that may differ: letters' edges on another machine, not a button of another colour. */
const TOLERANCE = 0.002
const folder = join(import.meta.dirname, '../../../test-results/screens')

test('every page looks as its picture in docs/screens does; `npm run screens` takes them again', async ({ skip }) => {
  const storedBy = (await readFile(STORED_BY, 'utf8')).trim()
  const now = await browserName()
  const chosen = Boolean(process.env['CHROMIUM_PATH']) || !hasPinnedChromium
  skip(chosen && storedBy !== now, `the pictures were drawn by ${storedBy}, and this is ${now}`)
  expect(now, 'the pinned Chromium draws the stored pictures').toBe(storedBy)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const pages = (await changedOf([])).map(({ page }) => page)
  // A page that was caught in motion is looked at once more; one that changed is still another.
  const changed = pages.length > 0 ? (await changedOf(pages)).map(({ what }) => what) : []
  expect(changed).toEqual([])
}, 600_000)

/** Pages that do not look as they did, of those named or of all, with pictures of what they look like now. */
async function changedOf(only: string[]) {
  const changed: { page: string; what: string }[] = []
  for await (const { name, picture } of takeScreens(only)) {
    const stored = await storedScreen(name)
    const { share, draw } = stored ? await differenceOf(stored, picture) : { share: 1, draw: async () => picture }
    if (share <= TOLERANCE) continue
    await writeFile(join(folder, `${name}.now.webp`), picture)
    await writeFile(join(folder, `${name}.difference.webp`), await draw())
    const what = `${name}: ${(share * 100).toFixed(2)} % differs, see ${join(folder, `${name}.difference.webp`)}`
    changed.push({ page: name.split('.')[0]!, what })
  }
  return changed
}
