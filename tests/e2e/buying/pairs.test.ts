import { expect, test } from 'vitest'
import type { PartDetail } from '#domain/catalogue/schema'
import { NARROW, open, type Page, signUp, visit, WIDE } from '../../support/browser/browser.ts'

const cart = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('shopping-cart') ?? '{}'))

async function read(page: Page, id: string): Promise<PartDetail> {
  return (await (await page.request.get(`/api/parts/${id}`)).json()) as PartDetail
}

/** A part of which the list says so, in stock, with the other one of its pair. */
async function paired(page: Page, query: string, needed: (part: PartDetail) => boolean): Promise<PartDetail> {
  const list = await page.request.get(`/api/parts?inStock=true&limit=100&${query}`)
  const { items } = (await list.json()) as { items: { _id: string }[] }
  for (const { _id } of items) {
    const part = await read(page, _id)
    if (part.pair && needed(part)) return part
  }
  throw new Error(`No part of ${query} is one of a pair`)
}

for (const viewport of [WIDE, NARROW]) {
  const at = `at ${viewport.width} px`

  test(`of a part of which a car needs two, two are added at once, or the other later, ${at}`, async () => {
    const page = await visit('/', { viewport })
    await signUp(page)
    const { _id } = await paired(page, 'category=brake-discs', ({ stock }) => (stock ?? 2) >= 2)
    await open(page, `/shop/${_id}`)
    const main = page.getByRole('main')
    await main.getByText('A car needs 2.').first().waitFor()
    await main.getByRole('link', { name: 'ADD TO CART', exact: true }).first().click()
    await page.waitForURL(`/singleProduct/${_id}`)
    expect(await cart(page)).toEqual({ [_id]: 1 })
    const summary = page.getByRole('region', { name: 'Order summary' })
    await summary.getByRole('button', { name: /^Add 1 more/ }).click()
    expect(await cart(page)).toEqual({ [_id]: 2 })
    expect(await summary.getByText('A car needs 2.').count()).toBe(0)

    await page.evaluate(() => localStorage.removeItem('shopping-cart'))
    await open(page, `/shop/${_id}`)
    await main
      .getByRole('link', { name: /^Add 2 for one car/ })
      .first()
      .click()
    await page.waitForURL(`/singleProduct/${_id}`)
    expect(await cart(page)).toEqual({ [_id]: 2 })
  })

  test(`a list adds as many as a car needs, ${at}`, async () => {
    const page = await visit('/', { viewport })
    await signUp(page)
    await open(page, '/shop?category=brake-discs&inStock=true')
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: /^Add 2 for one car/ }) })
      .first()
    const to = await card.getByRole('link', { name: /^Add 2 for one car/ }).getAttribute('href')
    await card.getByRole('link', { name: /^Add 2 for one car/ }).click()
    await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'View cart' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/shop')
    expect(await cart(page)).toEqual({ [to!.split('/').at(-1)!]: 2 })
  })

  test(`beside one side the other is offered, beside one axle the other, until it is in the cart, ${at}`, async () => {
    const page = await visit('/', { viewport })
    await signUp(page)
    const left = await paired(page, 'position=left', ({ quantity }) => quantity === 1)
    await open(page, `/shop/${left._id}`)
    const offer = page.getByRole('region', { name: 'The other one of the pair' })
    await offer.getByText('Also the right one').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'ADD TO CART', exact: true }).first().click()
    await page.waitForURL(`/singleProduct/${left._id}`)
    await offer.getByText('Also the right one').waitFor()
    await offer.getByRole('link', { name: /^ADD TO CART/ }).click()
    await page.waitForURL(`/singleProduct/${left.pair!._id}`)
    expect(await cart(page)).toEqual({ [left._id]: 1, [left.pair!._id]: 1 })
    await page.getByRole('region', { name: 'Order summary' }).getByText(left.name).first().waitFor()
    expect(await offer.count()).toBe(0)

    const front = await paired(page, 'category=brake-discs&position=front', ({ pair }) => (pair!.stock ?? 2) >= 2)
    await open(page, `/shop/${front._id}`)
    await offer.getByText('Also for the rear').waitFor()
    await offer.getByRole('link', { name: /^Add 2 for one car/ }).click()
    await page.waitForURL(`/singleProduct/${front.pair!._id}`)
    expect(await cart(page)).toMatchObject({ [front.pair!._id]: 2 })
  })
}
