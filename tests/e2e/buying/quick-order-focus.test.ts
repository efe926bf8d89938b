import { expect, test } from 'vitest'
import type { QuickOrder } from '#domain/quick-order/schema'
import { type Page, visit } from '../../support/browser/browser.ts'

const line = (page: Page, place: number) => page.getByRole('listitem', { name: `Line ${place}`, exact: true })
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'ready' })

/** A number with two of its characters swapped, and the one that the shop takes it for. */
async function slipOf(page: Page, parts: readonly { number: string }[]) {
  const data = {
    lines: parts.map(({ number }) => ({ number: number.replace(/(\w)(\w)(?=\W*\w?\W*$)/, '$2$1') })),
  }
  const { lines } = (await (await page.request.post('/api/quick-order', { data })).json()) as QuickOrder
  const slip = lines.find(({ answer, didYouMean }) => answer === 'did-you-mean' && didYouMean[0]!.parts === 1)
  return slip && { number: slip.number, meant: slip.didYouMean[0]!.number }
}

test('whoever takes a line out by keyboard goes on at the one in its place, and stays at one that a press puts right', async () => {
  const page = await visit('/quick-order')
  const { items } = (await (await page.request.get('/api/parts?limit=100&inStock=true&sort=newest')).json()) as {
    items: { number: string; stock: number | null }[]
  }
  const { number: counted, stock } = items.find((part) => part.stock !== null && part.stock < 900)!
  const { number: slipped, meant } = (await slipOf(
    page,
    items.filter((part) => part.number !== counted),
  ))!
  await page.getByLabel('Paste a list').fill(['ZZZ-99-ZZZ', `${counted} 999`, slipped].join('\n'))
  await page.getByRole('button', { name: 'Read the list' }).click()
  const focused = () => page.evaluate(() => document.activeElement!.getAttribute('aria-label'))
  await page.getByRole('button', { name: 'Remove line 1' }).press('Enter')
  await line(page, 4).waitFor({ state: 'detached' })
  expect(await focused()).toBe('Line 1')
  await line(page, 1)
    .getByRole('button', { name: `Take ${stock}` })
    .press('Enter')
  await status(page).getByText('1 line is ready').waitFor()
  expect(await focused()).toBe('Line 1')
  await line(page, 2).getByRole('button', { name: meant, exact: true }).press('Enter')
  await status(page).getByText('2 lines are ready').waitFor()
  expect(await focused()).toBe('Line 2')
  await page.getByRole('button', { name: 'Remove line 2' }).press('Enter')
  await line(page, 3).waitFor({ state: 'detached' })
  expect(await focused()).toBe('Line 2')
})
