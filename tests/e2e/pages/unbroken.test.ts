import { expect, inject, test } from 'vitest'
import { checkOutWith, figuresThere, fillAddress, newGuest, payAtCheckout } from '../../support/browser/at-checkout.ts'
import { NARROW, open, type Page, visit, WIDE } from '../../support/browser/browser.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { call, enter } from '../../support/browser/furnish.ts'
import { api, asAdmin, newcomer, paid } from '../../support/browser/packing-desk.ts'

/** The sizes and numbers with a hyphen that stand in two lines, with what holds them. */
const broken = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>()
    for (const box of document.querySelectorAll('main :is(h1, h2, h3, a, .number, li > span)')) {
      const places: [Text, number][] = []
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode as Text
        for (let at = 0; at < node.length; at++) places.push([node, at])
      }
      for (const { 0: one, index } of box.textContent.matchAll(/[\w./]+(?:-[\w./]+)+/g)) {
        const [first, last] = [places[index]!, places[index + one.length - 1]!]
        const range = document.createRange()
        range.setStart(...first)
        range.setEnd(last[0], last[1] + 1)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)))
        if (/\d|^CM-/.test(one) && lines.size > 1) found.add(`${box.tagName} ${one}`)
      }
    }
    return [...found]
  })

test('no size and no number breaks at its hyphen, on a card, on a page, in a table and in the log', async () => {
  const urls = { shopUrl: inject('shopUrl'), sandboxUrl: inject('sandboxUrl') }
  const me = await enter(urls, 'sign-in', ADMIN)
  const oils = (await call(`${urls.shopUrl}/api/parts?q=0W-16&limit=1`, 'GET')).said
  const number = `WHOLE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const part = { name: `Oil of the log ${number}`, number, price: 40, img: 'https://pictures.example/a.jpg' }
  await call(`${urls.shopUrl}/api/bestSeller`, 'POST', { token: me.token, body: part })
  const page = await visit('/shop?q=0W-16', { storageState: me.storage })
  const seen: Record<string, string[]> = {}
  for (const [path, told] of [
    ['/shop?q=0W-16', '6 parts'],
    [`/shop/${oils.items[0]._id}`, 'Viscosity'],
    ['/dashboard/manageParts?q=0W-16', oils.items[0].number],
    [`/dashboard/log?q=${number}`, number],
  ]) {
    await open(page, path)
    await page.locator('main').getByText(told).first().waitFor()
    for (const width of [NARROW.width, 768, WIDE.width]) {
      await page.setViewportSize({ width, height: 900 })
      const found = await broken(page)
      if (found.length > 0) seen[`${path} ${width}`] = found
    }
  }
  expect(seen).toEqual({})
})

/** Each text like this on the page, and on how many lines it stands. */
const linesOf = (page: Page, text: string) =>
  page.evaluate((source) => {
    const found: { said: string; lines: number }[] = []
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      for (const { 0: said, index } of node.data.matchAll(new RegExp(source, 'g'))) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + said.length)
        found.push({ said, lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size })
      }
    }
    return found
  }, text)

test('on a phone the day of arrival stands on one line, and so does the id of the payment', async () => {
  const page = await visit('/cart', { viewport: NARROW })
  const { items } = await (await page.request.get('/api/parts?inStock=true&limit=1')).json()
  await checkOutWith(page, { [items[0]._id]: 1 })
  await page.getByLabel('Email').fill(newGuest())
  await fillAddress(page)
  await figuresThere(page)
  const broken = new Set<string>()
  for (let width = 320; width <= 420; width += 4) {
    await page.setViewportSize({ width, height: 844 })
    const days = await linesOf(page, String.raw`[A-Z][a-z]{2},\s[A-Z][a-z]{2}\s\d+`)
    expect(days.length).toBeGreaterThan(1)
    for (const { said, lines } of days) if (lines > 1) broken.add(`${said} at ${width}`)
  }
  expect([...broken]).toEqual([])
  await page.setViewportSize(NARROW)
  await payAtCheckout(page)
  expect(await linesOf(page, String.raw`pi_\w+`)).toEqual([{ said: expect.any(String), lines: 1 }])
})

test('the telephone number of a buyer stands on one line in the head of an order and in lists of orders', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const body = { name: 'Brake disc', price: 40, img: '/pictures/og.jpg', stock: 9 }
  const { insertedId } = (await call(api('/bestSeller'), 'POST', { token: admin.token, body })).said
  const { id, number } = await paid(buyer, { [insertedId]: 1 })
  const phone = (await call(api(`/orders/${id}`), 'GET', { token: admin.token })).said.number
  const page = await visit('/', { storageState: admin.storage })
  const broken = new Set<string>()
  for (const path of [`/dashboard/orders/${id}`, `/dashboard/orders?q=${number}`]) {
    await open(page, path)
    if (path.includes('?')) await page.locator('summary').filter({ hasText: number }).click()
    await page.locator('main').getByText(phone).first().waitFor()
    for (let width = 320; width <= 420; width += 2) {
      await page.setViewportSize({ width, height: 844 })
      for (const { lines } of await linesOf(page, phone.replace('+', String.raw`\+`)))
        if (lines > 1) broken.add(`${path} at ${width}`)
    }
  }
  expect([...broken]).toEqual([])
})

test('no name of a category breaks inside a word on the narrowest phone', async () => {
  const page = await visit('/', { viewport: { width: 320, height: 700 } })
  const words = await linesOf(page, String.raw`\b[A-Z]{8,}\b`)
  expect(words.map(({ said }) => said)).toContain('REPLACEMENT')
  expect(words.filter(({ lines }) => lines > 1)).toEqual([])
})

test('what a part measures stays on one line where it is saved for later', async () => {
  const page = await visit('/cart', { viewport: NARROW })
  const { items } = await (await page.request.get('/api/parts?category=batteries&inStock=true&limit=1')).json()
  await page.evaluate((text) => localStorage.setItem('shopping-cart', text), JSON.stringify({ [items[0]._id]: 1 }))
  await open(page, '/cart')
  await page.getByRole('button', { name: /^Save for later/ }).click()
  await page.getByRole('heading', { name: 'Saved for later' }).waitFor()
  await open(page, '/cart')
  await page.getByRole('heading', { name: 'Saved for later' }).waitFor()
  const broken = new Set<string>()
  for (let width = 320; width <= 420; width += 4) {
    await page.setViewportSize({ width, height: 844 })
    for (const { said, lines } of await linesOf(page, String.raw`\d+ (?:Ah?|V)\b`))
      if (lines > 1) broken.add(`${said} at ${width}`)
  }
  expect([...broken]).toEqual([])
})

test('what a part measures stays on one line in a pick list and on a packing slip', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const body = { name: 'Brake disc, front, vented, 333 × 29 mm', price: 40, img: '/pictures/og.jpg', stock: 9 }
  const { insertedId } = (await call(api('/bestSeller'), 'POST', { token: admin.token, body })).said
  const { number } = await paid(buyer, { [insertedId]: 1 })
  const page = await visit('/', { storageState: admin.storage })
  const broken = new Set<string>()
  for (const show of ['pick', 'slips']) {
    await open(page, `/dashboard/toDo/print?show=${show}#${number}`)
    await page.getByRole('img', { name: `Barcode of ${number}` }).waitFor()
    for (let width = 320; width <= 420; width += 4) {
      await page.setViewportSize({ width, height: 844 })
      for (const { said, lines } of await linesOf(page, '333 × 29 mm|333 × 29')) {
        if (lines > 1) broken.add(`${said} of ${show} at ${width}`)
      }
    }
  }
  expect([...broken]).toEqual([])
})
