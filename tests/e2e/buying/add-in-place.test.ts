import { expect, test } from 'vitest'
import type { PartCard } from '#domain/catalogue/schema'
import { problemsOf } from '../../support/browser/axe.ts'
import { NARROW, open, type Page, signUp, visit, WIDE } from '../../support/browser/browser.ts'

const LIST = '/shop?category=oil-filters&inStock=true&sort=price-up'
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('shopping-cart') ?? '{}') as object)
const panel = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })
const card = (page: Page, place = 0) => page.getByRole('main').getByRole('article').nth(place)
const add = (page: Page, place = 0) => card(page, place).getByRole('link', { name: /^ADD TO CART/ })
const quantity = (page: Page, place = 0) => card(page, place).getByRole('spinbutton', { name: /^Quantity of/ })

async function listed(page: Page, query = 'category=oil-filters&inStock=true&sort=price-up'): Promise<PartCard[]> {
  return ((await (await page.request.get(`/api/parts?${query}`)).json()) as { items: PartCard[] }).items
}

for (const viewport of [WIDE, NARROW]) {
  const at = `at ${viewport.width} px`

  test(`a typed quantity goes into the cart, which opens beside the list; the list stays, ${at}`, async () => {
    const page = await visit(LIST, { viewport })
    const [part] = await listed(page)
    await quantity(page).fill('3')
    await quantity(page).press('Enter')
    await panel(page).getByRole('link', { name: part!.name }).waitFor()
    expect(await stored(page)).toEqual({ [part!._id]: 3 })
    expect(page.url()).toContain(LIST)
    const { x, width } = (await panel(page).boundingBox())!
    expect(x + width).toBe(viewport.width)
    if (viewport === NARROW) expect(x).toBe(0)
    else expect(x).toBeGreaterThan(640)
    expect(await problemsOf(page)).toEqual([])
    await panel(page).getByRole('button', { name: 'Go on shopping' }).click()
    await panel(page).waitFor({ state: 'hidden' })
    expect(await add(page).evaluate((link) => link.matches(':focus'))).toBe(true)
    expect(await quantity(page).inputValue()).toBe('1')
  })

  test(`a guest puts a part into the cart on its own page and goes on to the checkout, ${at}`, async () => {
    const page = await visit('/', { viewport })
    const [part] = await listed(page)
    await open(page, `/shop/${part!._id}`)
    const link = page.getByRole('main').getByRole('link', { name: 'ADD TO CART', exact: true }).first()
    await link.press('Enter')
    await panel(page).getByRole('listitem').filter({ hasText: part!.name }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/shop/${part!._id}`)
    await panel(page).getByRole('button', { name: 'Go on shopping' }).click()
    await panel(page).waitFor({ state: 'hidden' })
    expect(await link.evaluate((one) => one.matches(':focus'))).toBe(true)
    await link.click()
    await panel(page).getByRole('listitem').filter({ hasText: part!.name }).waitFor()
    expect(await stored(page)).toEqual({ [part!._id]: 1 })
    await panel(page).getByRole('link', { name: 'Go to checkout' }).click()
    await page.waitForURL('/checkout')
    await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
  })

  test(`where delivery is free the cart says what that saved, and the total below it, ${at}`, async () => {
    const page = await visit(LIST, { viewport })
    const [part] = await listed(page)
    const most = Math.ceil(100 / part!.price)
    await quantity(page).fill(String(most))
    await quantity(page).press('Enter')
    await panel(page).getByText('Saved on shipping').waitFor()
    const sums = (await panel(page).locator('dl').last().innerText()).split(/\s*\n\s*/)
    const price = `$${part!.price * most}`
    expect([sums.slice(0, 2), sums.at(-4), sums.slice(-2)]).toEqual([
      ['Subtotal', price],
      'Saved on shipping',
      ['Total', price],
    ])
  })

  test(`a line of the cart is typed, taken out and put back, and leads to the order, ${at}`, async () => {
    const page = await visit(LIST, { viewport })
    const [part] = await listed(page)
    const { _id, name, price } = part!
    await add(page).click()
    const line = panel(page).getByRole('listitem').filter({ hasText: name })
    await line.getByRole('spinbutton').fill('2')
    expect(await stored(page)).toEqual({ [_id]: 2 })
    await panel(page)
      .getByText(`$${price * 2}`)
      .first()
      .waitFor()
    await line.getByRole('spinbutton').fill('')
    await line.getByText(/^Give a number from 1 to/).waitFor()
    expect(await stored(page)).toEqual({ [_id]: 2 })
    await line.getByRole('button', { name: `Remove ${name}` }).click()
    expect(await stored(page)).toEqual({})
    const undo = panel(page).getByRole('button', { name: /^Undo/ })
    await undo.waitFor()
    expect(await undo.evaluate((button) => button.matches(':focus'))).toBe(true)
    await page.keyboard.press('Enter')
    await line.waitFor()
    expect(await stored(page)).toEqual({ [_id]: 2 })
    await panel(page).getByRole('link', { name: 'View cart' }).click()
    await page.waitForURL('/cart')
    await page.getByRole('list', { name: 'Parts in your cart' }).getByRole('link', { name }).waitFor()
    expect(await panel(page).count()).toBe(0)
  })
}

test('a quantity past the stock names how many there are, and loses nothing', async () => {
  const page = await visit('/shop?category=brakes&inStock=true')
  const items = await listed(page, 'category=brakes&inStock=true')
  const place = items.findIndex(({ stock }) => stock !== null && stock < 900)
  const { _id, stock } = items[place]!
  await quantity(page, place).fill(String(stock! + 1))
  await add(page, place).click()
  await card(page, place).getByText(`Only ${stock} in stock.`).waitFor()
  expect(await quantity(page, place).inputValue()).toBe(String(stock! + 1))
  expect(await stored(page)).toEqual({})
  await quantity(page, place).fill(String(stock))
  await add(page, place).click()
  await panel(page).getByRole('button', { name: 'Go on shopping' }).click()
  await add(page, place).click()
  await card(page, place).getByText(`Only ${stock} in stock; your cart has ${stock}.`).waitFor()
  expect(await stored(page)).toEqual({ [_id]: stock })
})

test('a part that may not fit the chosen car is asked about first, for all the pieces', async () => {
  const page = await visit('/')
  const answer = await page.request.get('/api/vehicles?make=Toyota&model=Camry')
  const { options } = (await answer.json()) as { options: { value: string; car: number }[] }
  const { car } = options.find(({ value }) => value === '2012')!
  await open(page, `/shop?car=${car}`)
  await page.getByRole('heading', { level: 1, name: /2012 Toyota Camry/ }).waitFor()
  await open(page, '/shop?category=brake-pads&inStock=true&all-cars=1')
  const wrong = page.getByRole('article').filter({ hasText: 'Does not fit' }).filter({ hasText: 'ADD TO CART' }).first()
  await wrong.waitFor()
  await wrong.getByRole('spinbutton').fill('2')
  await wrong.getByRole('link', { name: /^ADD TO CART/ }).click()
  const question = page.getByRole('dialog', { name: 'Please look once more' })
  await question.getByText(/does not fit/).waitFor()
  expect(await stored(page)).toEqual({})
  await question.getByRole('button', { name: 'I have checked' }).click()
  await panel(page)
    .getByText(/2012 Toyota Camry/)
    .first()
    .waitFor()
  expect(Object.values(await stored(page))).toEqual([2])
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'hidden' })
  expect(await wrong.getByRole('link', { name: /^ADD TO CART/ }).evaluate((link) => link.matches(':focus'))).toBe(true)
})

test('another price, too few in stock, a part that is gone and another tab are all said in the panel', async () => {
  const page = await visit(LIST)
  const [one] = await listed(page)
  await add(page).click()
  await panel(page).getByRole('button', { name: 'Go on shopping' }).click()
  await page.evaluate((id) => {
    localStorage.setItem('cart-prices', JSON.stringify({ [id]: 100 }))
    localStorage.setItem('shopping-cart', JSON.stringify({ [id]: 999, 99999999: 1 }))
  }, one!._id)
  await open(page, LIST)
  await page.getByRole('link', { name: /^Your cart, / }).click()
  await panel(page).getByText(`The price was $1 and is now $${one!.price}.`).waitFor()
  await panel(page).getByText('A part in your cart is no longer sold. We took it out.').waitFor()
  await panel(page)
    .getByText(/^Only \d+ left. Take fewer to order.$/)
    .waitFor()
  await panel(page)
    .getByRole('button', { name: /^Take \d+/ })
    .click()
  expect(await stored(page)).toEqual({ [one!._id]: one!.stock })

  const other = await page.context().newPage()
  await open(other, LIST)
  await other.evaluate((id) => localStorage.setItem('shopping-cart', JSON.stringify({ [id]: 1 })), one!._id)
  await panel(page).getByText('This cart was changed in another tab.').waitFor()
  expect(await panel(page).getByRole('spinbutton').inputValue()).toBe('1')
  await other.close()
})

test('what sold out meanwhile is said in the panel', async () => {
  const page = await visit('/')
  const out = (await listed(page, 'category=filters&limit=100&sort=price-up')).find(({ stock }) => stock === 0)
  expect(out).toBeDefined()
  await page.evaluate((id) => localStorage.setItem('shopping-cart', JSON.stringify({ [id]: 1 })), out!._id)
  await open(page, '/shop')
  await page.getByRole('link', { name: 'Your cart, 1 piece' }).click()
  await panel(page).getByText('Sold out. Remove it to order the rest.').waitFor()
})

test('without script the list leads to where the part is ordered', async () => {
  const page = await visit(LIST, { javaScriptEnabled: false })
  expect(await page.getByRole('spinbutton', { name: /^Quantity of/ }).count()).toBe(0)
  expect(await add(page).getAttribute('href')).toMatch(/^\/singleProduct\/\d+$/)
})

test('the panel opens over the order itself too', async () => {
  const page = await visit('/')
  await signUp(page)
  await page.evaluate(() => localStorage.setItem('shopping-cart', JSON.stringify({ 1: 1 })))
  await open(page, '/singleProduct/1')
  await page.getByRole('link', { name: 'Your cart, 1 piece' }).click()
  await panel(page).getByRole('link', { name: 'View cart' }).click()
  await panel(page).waitFor({ state: 'hidden' })
  await page.waitForURL('/cart')
})

test('one part of a repair goes into the cart alone, as many as the job takes', async () => {
  const page = await visit('/')
  const answer = await page.request.get('/api/vehicles?make=Volkswagen&model=Golf')
  const { options } = (await answer.json()) as { options: { value: string; car: number }[] }
  await open(page, `/repairs/front-brakes?car=${options.find(({ value }) => value === '2014')!.car}`)
  const needed = page
    .getByRole('region', { name: 'What it takes' })
    .getByRole('link', { name: /^ADD TO CART.*Brake disc/ })
    .first()
  const to = await needed.getAttribute('href')
  await needed.click()
  await panel(page).getByRole('link', { name: 'View cart' }).waitFor()
  expect(await stored(page)).toEqual({ [to!.split('/').at(-1)!]: 2 })
})
