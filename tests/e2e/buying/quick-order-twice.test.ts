import { expect, test } from 'vitest'
import { newPart, theAdmin } from '../../spec/visitors.ts'
import { NARROW, type Page, visit } from '../../support/browser/browser.ts'

async function paste(page: Page, text: string) {
  await page.getByLabel('Paste a list').fill(text)
  await page.getByRole('button', { name: 'Read the list' }).click()
}

test('a list that is pasted twice says so, and each line which one above has the same part', async () => {
  const admin = await theAdmin()
  const page = await visit('/quick-order', { viewport: NARROW })
  const numbers = [0, 1].map(() => `TW-${crypto.randomUUID().slice(0, 8).toUpperCase()}`)
  for (const number of numbers) await newPart(admin, { number })
  const text = numbers.map((number) => `${number} 1`).join('\n')
  await paste(page, text)
  await page.getByText('2 lines are read.').waitFor()
  expect(await page.getByText('already').count()).toBe(0)
  await paste(page, text)
  await page.getByText('2 lines ask for what lines above ask for already.').waitFor()
  const fourth = page.getByRole('listitem', { name: 'Line 4', exact: true })
  await fourth.getByText('Line 2 has this part, too. The cart gets the pieces of both.').waitFor()
  await page.getByRole('button', { name: 'Remove line 4' }).click()
  await page.getByText('One line asks for what a line above asks for already.').waitFor()
})
