import { expect, test } from 'vitest'
import { NARROW, open, type Page, visit } from '../../support/browser/browser.ts'
import { moved, watchMoves } from '../../support/browser/moves.ts'

const LIST = '/shop?category=brake-discs&make=volkswagen&model=golf&year=2014'

const topOf = async (page: Page, name: string) =>
  (await page.getByRole('main').getByText(name, { exact: true }).first().boundingBox())!.y

test('on a phone the filters stand beside the chosen car, and nothing moves when the script fills its switch', async () => {
  const page = await visit(LIST, { viewport: NARROW })
  await page.addInitScript(watchMoves)
  await open(page, LIST)
  await page.getByRole('link', { name: 'My 2014 Golf' }).waitFor()
  expect(Math.abs((await topOf(page, 'All cars')) - (await topOf(page, 'Filters')))).toBeLessThan(12)
  expect(await moved(page)).toBeLessThan(0.01)
})
