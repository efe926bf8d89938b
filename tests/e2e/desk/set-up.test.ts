import { expect, inject, test } from 'vitest'
import { overview } from '#domain/overview/schema'
import { problemsAtBothWidths } from '../../support/browser/both-widths.ts'
import { NARROW, open, visit } from '../../support/browser/browser.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { enter } from '../../support/browser/furnish.ts'

const STEPS = overview.shape.setup.element.shape.code.options

test('a new live shop leads through what it still lacks, and the list goes when all is done that may not be skipped', async () => {
  const { storage } = await enter({ shopUrl: inject('shopUrl') }, 'sign-in', ADMIN)
  const page = await visit('/dashboard/allUser', { storageState: storage })
  const done = new Set<string>()
  // A live shop takes no sign-in without encryption.
  await page.route('**/api/overview', async (route) => {
    const answer = await route.fetch()
    const setup = STEPS.map((code) => ({ code, done: done.has(code) }))
    return route.fulfill({ response: answer, json: { ...(await answer.json()), setup } })
  })
  await open(page, '/dashboard')
  const sheet = page.getByRole('region', { name: 'Set up your shop' })
  await sheet.getByText('Set SHOP_NAME and start the shop again.').waitFor()
  await sheet.getByText(`Point its webhook at ${inject('shopUrl')}/api/stripe/webhook`).waitFor()
  await page.setViewportSize(NARROW)
  const address = sheet.getByText('webhook', { exact: false }).getByText(/^\/webhook$/)
  expect(await address.evaluate((word) => word.getClientRects().length)).toBe(1)
  await sheet.getByText('They sign up as customers do, and you make them an admin at All users.').waitFor()
  await sheet.getByText('Set CURRENCY and PRICES before the first part. Send a price list, or add one part.').waitFor()
  expect(await sheet.getByText('To do', { exact: true }).count()).toBe(STEPS.length)
  expect(await problemsAtBothWidths(page)).toEqual([])
  for (const [link, heading] of [
    ['Give a place its address', 'Places'],
    ['Delivery', 'Delivery'],
    ['Brands', 'Brands'],
    ['Send a price list', 'Imports'],
    ['add one part', 'Add Best Seller'],
    ['Manage parts', 'Manage Parts'],
    ['Add a post', 'Add Blog'],
    ['All users', 'All user'],
  ] as const) {
    await sheet.getByRole('link', { name: link, exact: true }).click()
    await page.getByRole('heading', { level: 2, name: heading, exact: true }).waitFor()
    await page.goBack()
    await sheet.waitFor()
  }

  for (const code of STEPS.slice(0, 4)) done.add(code)
  await page.reload()
  await expect.poll(() => sheet.getByText('Done', { exact: true }).count()).toBe(4)
  expect(await sheet.getByRole('link', { name: 'Give a place its address' }).count()).toBe(0)
  for (const code of STEPS.filter((one) => one !== 'google')) done.add(code)
  await page.reload()
  await page.getByRole('heading', { name: 'Best sellers', exact: true }).waitFor()
  expect(await sheet.count()).toBe(0)
})
