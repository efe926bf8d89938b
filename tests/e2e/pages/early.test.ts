import { expect, test } from 'vitest'
import { problemsOf } from '../../support/browser/axe.ts'
import { NARROW, open, signUp, visit } from '../../support/browser/browser.ts'
import { holdScripts } from '../../support/browser/hold-scripts.ts'

test('who logs in before the page’s script has arrived is logged in, and what was typed stays', async () => {
  const person = await signUp(await visit('/'))
  const page = await visit('/nowhere')
  const release = await holdScripts(page)
  await page.goto('/login?from=%2FmyProfile', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Login' }).click()
  expect(page.url()).toMatch(/\/login\?from=/)
  await release()
  await page.waitForURL(/\/myProfile/)
})

test('who presses Enter early is told what is missing, and loses no word', async () => {
  const page = await visit('/nowhere')
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('robin@example.com')
  await page.getByLabel('Email').press('Enter')
  await release()
  await page
    .getByText(/password/i)
    .and(page.locator('[id$=error]'))
    .first()
    .waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('robin@example.com')
})

test('a button that is pressed early does its work once, when it can', async () => {
  const page = await visit('/nowhere')
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Light or dark' }).first().click()
  await release()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('camber-theme'))).toMatch(/dark|light/)
})

test.each(['/shop?category=oil-filters&inStock=true', '/shop/7'])(
  'ADD TO CART pressed early on %s puts the part into the cart once, and asks nobody to log in',
  async (path) => {
    const page = await visit('/nowhere', { viewport: NARROW })
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const add = page.getByRole('main').getByRole('link', { name: /^ADD TO CART/ })
    await add.first().click()
    await add.first().click()
    expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ''))
    await release()
    await page.getByRole('dialog', { name: 'Your cart' }).waitFor()
    const cart = await page.evaluate(() => localStorage.getItem('shopping-cart'))
    expect(Object.values(JSON.parse(cart ?? '{}') as object)).toEqual([1])
  },
)

test('ADD TO CART leads to where the part is ordered if the script cannot be fetched', async () => {
  const page = await visit('/nowhere', { viewport: NARROW })
  await page.route(/\/assets\/[^/]*\.js/, (route) => route.abort('connectionreset'))
  await page.goto('/shop/7')
  await page.getByRole('alert').filter({ hasText: 'A piece of this page did not arrive' }).waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^ADD TO CART/ })
    .first()
    .click()
  await page.waitForURL(/\/(singleProduct\/7|login)/, { waitUntil: 'commit' })
})

test('the search box waits for no script', async () => {
  const page = await visit('/nowhere')
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('Search parts').fill('brake disc')
  await page.getByLabel('Search parts').press('Enter')
  await page.waitForURL(/\/shop\?q=brake/, { waitUntil: 'commit' })
  await release()
})

test('where a script cannot be fetched, the page says so, shows what works without, and can be loaded again', async () => {
  const page = await visit('/nowhere', { viewport: NARROW })
  await page.evaluate(() => localStorage.setItem('shopping-cart', '{"1":1}'))
  await page.route(/\/assets\/cart-[^/]*\.js/, (route) => route.abort('connectionreset'))
  await page.goto('/cart')
  const said = page.getByRole('alert').filter({ hasText: 'A piece of this page did not arrive' })
  await said.waitFor()
  await page.getByText(/^Your cart is kept in your browser and needs JavaScript\./).waitFor()
  expect(await page.getByText('Loading', { exact: true }).isVisible()).toBe(false)
  expect(await problemsOf(page)).toEqual([])
  await page.unrouteAll()
  await said.getByRole('link', { name: 'Load the page again' }).click()
  await page.getByRole('heading', { name: 'Summary' }).waitFor()
  expect(await said.isVisible()).toBe(false)
})

test.each([
  ['a dialog', /\/assets\/VinDialog-[^/]*\.js/],
  ['the notifications', /\/assets\/Toaster-[^/]*\.js/],
])('a page without the script of %s stays as it is, and says that a piece is missing', async (_piece, script) => {
  const page = await visit('/', { viewport: NARROW })
  await page.route(script, (route) => route.abort('connectionreset'))
  const box = page.getByLabel('Search parts')
  await box.fill('1HGCM82633AO04352')
  await box.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your car by its VIN' })
  const said = page.getByRole('alert').filter({ hasText: 'A piece of this page did not arrive' })
  await dialog.or(said).waitFor()
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: /^Try / }).click()
  await said.waitFor()
  await page.getByRole('heading', { level: 1, name: /the right part/i }).waitFor()
})

test('a dialog without its script says inside that a piece is missing', async () => {
  const page = await visit('/', { viewport: NARROW })
  const { items } = await (await page.request.get('/api/parts?inStock=true&limit=20')).json()
  const part = items.find(({ universal }: { universal: boolean }) => !universal)._id
  const cars = { [part]: [{ car: 1, label: '2012 Audi A4', quantity: 1 }] }
  await page.evaluate(
    ([cart, cars]) => {
      localStorage.setItem('shopping-cart', cart!)
      localStorage.setItem('cart-cars', cars!)
    },
    [JSON.stringify({ [part]: 1 }), JSON.stringify(cars)],
  )
  await page.route(/\/assets\/OtherCar-[^/]*\.js/, (route) => route.abort('connectionreset'))
  await page.goto('/cart')
  await page.getByRole('button', { name: /for another car/i }).click()
  const dialog = page.getByRole('dialog', { name: 'Which car is it for?' })
  await dialog.getByRole('link', { name: 'Load the page again' }).waitFor()
})

test('where the panel of the cart cannot be fetched, what is added and the link above lead to the page of the cart', async () => {
  const page = await visit('/', { viewport: NARROW })
  await page.route(/\/assets\/CartPanel-[^/]*\.js/, (route) => route.abort('connectionreset'))
  await open(page, '/shop?category=oil-filters&inStock=true')
  const add = page.getByRole('link', { name: /^ADD TO CART/ })
  await add.first().click()
  await page.waitForURL('/cart')
  await page.goBack()
  await add.nth(1).click()
  await page.waitForURL('/cart')
  await page.getByRole('heading', { name: 'Summary' }).waitFor()
  await open(page, '/shop?category=oil-filters&inStock=true')
  await page.getByRole('link', { name: 'Cart, 2 pieces' }).click()
  await page.waitForURL('/cart')
})
