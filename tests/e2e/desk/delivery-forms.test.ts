import { afterAll, beforeAll, expect, test } from 'vitest'
import { visit } from '../../support/browser/browser.ts'
import { ADMIN, openWholeShop } from '../../support/browser/browser-setup.ts'
import { enter } from '../../support/browser/furnish.ts'

let shop: Awaited<ReturnType<typeof openWholeShop>>
beforeAll(async () => {
  shop = await openWholeShop({ DEMO_PARTS: '100' })
}, 300_000)
afterAll(() => shop.close())

test('what is wrong with a zone or a method is said at its field, by the name that stands there', async () => {
  const { storage } = await enter(shop, 'sign-in', ADMIN)
  const admin = await visit('/dashboard/delivery', { baseURL: shop.shopUrl, storageState: storage })
  const form = admin.getByRole('dialog')
  const save = () => form.getByRole('button', { name: 'Save' }).click()
  const saysOf = (field: ReturnType<typeof form.getByLabel>) =>
    field.and(form.locator('[aria-invalid="true"]')).evaluate((input) => {
      return document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent
    })

  await admin.getByRole('button', { name: 'Add a zone' }).click()
  await form.getByLabel('Name').fill('Near home')
  await form.getByLabel('Countries').fill('US')
  await form.getByLabel('Rank').fill('')
  await save()
  expect(await saysOf(form.getByLabel('Rank'))).toContain('should be a number')
  await form.getByLabel('Rank').fill('2')
  await save()
  await admin.getByRole('table', { name: 'Zones' }).getByText('Near home').waitFor()

  await admin.getByRole('button', { name: 'Add a method' }).click()
  await form.getByLabel('Zone or place').selectOption({ label: 'Near home' })
  await form.getByLabel('Name').fill('Ground')
  await form.getByLabel('Amount', { exact: true }).fill('7')
  await form.getByLabel('Price', { exact: true }).selectOption('weight')
  const amounts = form.getByLabel('Amounts by weight')
  await amounts.fill('0 = 5\n\n10 = 12\n9 = 14')
  await save()
  expect(await saysOf(amounts)).toBe('Line 4: Each amount begins at more than the one before')
  await amounts.fill('0 = 5\n10 = a lot\n20')
  await save()
  expect(await saysOf(amounts)).toMatch(/^Line 2: /)
  await form.getByLabel('Price', { exact: true }).selectOption('flat')
  await form.getByLabel('Amount', { exact: true }).fill('7')
  const wrong = { 'Free over': '-1', 'Heaviest parcel in kg': 'heavy', 'Longest part in cm': '10001', Rank: '' }
  for (const [label, typed] of Object.entries(wrong)) await form.getByLabel(label).fill(typed)
  await save()
  expect(await saysOf(form.getByLabel('Free over'))).toBe('Free over should be 0 or more')
  expect(await saysOf(form.getByLabel('Heaviest parcel in kg'))).toBe('Heaviest parcel in kg should be a number')
  expect(await saysOf(form.getByLabel('Longest part in cm'))).toBe('Longest part in cm should be 10000 or less')
  expect(await saysOf(form.getByLabel('Rank'))).toBe('Rank should be a number')
  for (const label of Object.keys(wrong)) await form.getByLabel(label).fill('1')
  const days = form.getByRole('group', { name: 'The carrier delivers on' }).getByRole('checkbox')
  for (const box of await days.all()) await box.uncheck()
  await save()
  expect(await saysOf(days.first())).toBe('Choose at least one day')
  await expect.poll(() => days.first().evaluate((box) => box === document.activeElement)).toBe(true)
  await days.first().check()
  await save()
  await admin.getByRole('table', { name: 'Methods' }).getByText('Ground').first().waitFor()
})
