import { expect, test } from 'vitest'
import { open, type Page, signUp, visit } from '../../support/browser/browser.ts'

type Locator = ReturnType<Page['locator']>

const style = (place: Locator, property: string) =>
  place.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test('with forced colours one still sees where one is, what is chosen, and what opens a list', async () => {
  const page = await visit('/shop?category=brake-discs', { forcedColors: 'active' })
  const main = page.getByRole('navigation', { name: 'Main' })
  const underline = (name: string) => style(main.getByRole('link', { name, exact: true }), 'border-bottom-color')
  const canvas = await style(page.locator('header.site'), 'background-color')
  expect(await underline('HOME')).toBe(canvas)
  expect(await underline('SHOP')).not.toBe(canvas)

  const compare = page.getByRole('button', { name: /^Compare/ })
  await compare.first().click()
  const fill = (at: number) => style(compare.nth(at).locator('span').first(), 'background-color')
  expect(await fill(0)).not.toBe(await fill(1))

  expect(await style(page.locator('main select').first(), 'appearance')).toBe('auto')

  await signUp(page)
  await page.goto('/dashboard/order')
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  const edge = (name: string) => style(menu.getByRole('link', { name }), 'border-left-color')
  await menu.getByRole('link', { name: 'My Orders' }).waitFor()
  expect(await edge('My Profile')).toBe(canvas)
  expect(await edge('My Orders')).not.toBe(canvas)
})

test('with forced colours a dimension line has its line, and a note in the cart a frame', async () => {
  const page = await visit('/shop', { forcedColors: 'active' })
  const { items } = await (await page.request.get('/api/parts?inStock=true&limit=1')).json()
  await page.evaluate((id) => localStorage.setItem('shopping-cart', JSON.stringify({ [id]: 1 })), items[0]._id)
  await open(page, '/cart')
  const note = page.getByText('No car is named').locator('..')
  expect(await style(note, 'outline-style')).toBe('solid')
  await open(page, `/shop/${items[0]._id}`)
  const line = page.locator('.dimension').first()
  expect(await style(line, 'background-image')).toContain(await style(page.locator('h1'), 'color'))
})
