import { beforeAll, expect, inject, test } from 'vitest'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { NARROW, open, signUp, visit, WIDE } from '../../support/browser/browser.ts'
import { call, enter, type Resident } from '../../support/browser/furnish.ts'

const urls = { shopUrl: inject('shopUrl'), sandboxUrl: inject('sandboxUrl') }
let admin: Resident
beforeAll(async () => {
  admin = await enter(urls, 'sign-in', ADMIN)
})

const soldOutPart = async (name: string): Promise<string> => {
  const body = { name, price: 9, stock: 0, img: 'https://example.com/part.webp', bestSeller: false }
  return (await call(`${urls.shopUrl}/api/bestSeller`, 'POST', { token: admin.token, body })).said.insertedId
}

test.each([
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const)('who wants a part that is sold out leaves an address, by keyboard, at %s', async (where, viewport) => {
  const page = await visit(`/shop/${await soldOutPart(`Sold out at ${where}`)}`, { viewport })
  expect(await page.getByText('See below what fits in its place').count()).toBe(0)
  await page.getByRole('main').getByText('days money back').waitFor()
  expect(await page.getByText(/ 2 to 4 working days/).count()).toBe(0)
  await page.getByRole('button', { name: 'Tell me when it is back' }).press('Enter')
  const email = page.getByLabel('Your e-mail')
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true)
  await email.fill('nowhere')
  await email.press('Enter')
  await page.getByText('Provide a valid Email').waitFor()
  await email.fill('waits@camber.example')
  await email.press('Enter')
  const told = 'We will write to waits@camber.example as soon as it is back.'
  await expect.poll(() => page.locator(':focus').textContent()).toContain(told)
  await page.getByRole('button', { name: 'Do not tell me any more' }).press('Enter')
  await page.getByText('We will not write to waits@camber.example about this part.').waitFor()
})

test('a guest who comes back reads that they wait, and takes it back', async () => {
  const id = await soldOutPart('A hose that is late')
  const page = await visit(`/shop/${id}`, { viewport: NARROW })
  await page.getByRole('button', { name: 'Tell me when it is back' }).click()
  await page.getByLabel('Your e-mail').fill('late@camber.example')
  await page.getByLabel('Your e-mail').press('Enter')
  await page.getByRole('button', { name: 'Do not tell me any more' }).waitFor()
  await open(page, '/shop')
  await open(page, `/shop/${id}`)
  await page.getByText('We will write to late@camber.example').waitFor()
  await page.getByRole('button', { name: 'Do not tell me any more' }).press('Enter')
  await expect.poll(() => page.locator(':focus').textContent()).toContain('We will not write to late@camber.example')
  await page.reload()
  await page.getByRole('button', { name: 'Tell me when it is back' }).waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('camber-alerts'))).toBeNull()
})

test('the page of a mail’s link says when the link is incomplete', async () => {
  const page = await visit('/stopAlerts?key=half', { viewport: NARROW })
  await page.getByRole('button', { name: 'Stop these mails' }).press('Enter')
  await expect.poll(() => page.locator(':focus').textContent()).toContain('This link is incomplete.')
})

test('who is signed in reads on the part’s page that they wait for it, and takes that back', async () => {
  const id = await soldOutPart('A hose that comes')
  await call(`${urls.shopUrl}/api/parts/${id}/stock-alerts`, 'POST', { body: { email: ADMIN.email } })
  const page = await visit(`/shop/${id}`, { viewport: NARROW, storageState: admin.storage })
  await page.getByText(`We will write to ${ADMIN.email}`).waitFor()
  await page.getByRole('button', { name: 'Do not tell me any more' }).press('Enter')
  await expect.poll(() => page.locator(':focus').textContent()).toContain('We will not write to')
  await page.reload()
  await page.getByRole('button', { name: 'Tell me when it is back' }).waitFor()
})

test('a part of the cart that has been retired says so, and waits for no amount', async () => {
  const id = await soldOutPart('A hose that goes')
  const body = { name: 'A hose that goes', price: 9, img: 'https://example.com/part.webp', status: 'retired' }
  await call(`${urls.shopUrl}/api/bestSeller/${id}`, 'PUT', { token: admin.token, body })
  const page = await visit('/', { viewport: NARROW })
  await page.evaluate((cart) => localStorage.setItem('shopping-cart', cart), JSON.stringify({ 1: 1, [id]: 1 }))
  for (const [path, says] of [
    ['/cart', 'No longer sold.'],
    ['/checkout', 'No longer sold. Remove it to order the rest.'],
  ] as const) {
    await open(page, path)
    if (path === '/checkout') await page.getByRole('link', { name: 'See the lines' }).click()
    const line = page.getByRole('listitem').filter({ hasText: 'A hose that goes' })
    await line.getByText(says, { exact: true }).waitFor()
    await expect.poll(() => line.innerText()).not.toMatch(/…|\$9/)
  }
})

test('a part of the cart that is sold out is counted in no sum, and the panel tells the total with shipping', async () => {
  const id = await soldOutPart('A hose that is out')
  const fine = { name: 'A hose', price: 40, img: 'https://example.com/part.webp', bestSeller: false }
  const { said } = await call(`${urls.shopUrl}/api/bestSeller`, 'POST', { token: admin.token, body: fine })
  const page = await visit('/', { viewport: NARROW })
  await page.evaluate(
    (cart) => localStorage.setItem('shopping-cart', cart),
    JSON.stringify({ [said.insertedId]: 1, [id]: 1 }),
  )
  await open(page, '/')
  await page.getByRole('link', { name: 'Your cart, 2 pieces' }).click()
  const panel = page.getByRole('dialog', { name: 'Your cart' })
  await expect.poll(() => panel.innerText()).toMatch(/Subtotal\s+\$40\s+Standard delivery\s+\$2\s+Total\s+\$42/)
  await expect.poll(() => panel.getByRole('listitem').nth(1).innerText()).not.toMatch(/…|\$9\D*\$9/)
  await open(page, '/cart')
  const notice = page.getByRole('listitem', { name: 'A hose that is out' }).getByText('Sold out')
  await notice.first().waitFor()
  expect(await notice.allInnerTexts()).toEqual(['Sold out. Remove it to order the rest.'])
  await open(page, '/checkout')
  await page.getByTestId('total').getByText('$42').waitFor()
  await page.getByRole('link', { name: 'See the lines' }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'A hose that is out' })
  await expect.poll(() => line.innerText()).not.toMatch(/…|\$9/)
})

test('the page on which the whole cart is ordered counts no part that is sold out', async () => {
  const id = await soldOutPart('A clip that is out')
  const fine = { name: 'A clip', price: 40, img: 'https://example.com/part.webp', bestSeller: false }
  const { said } = await call(`${urls.shopUrl}/api/bestSeller`, 'POST', { token: admin.token, body: fine })
  const page = await visit('/', { viewport: NARROW })
  await signUp(page)
  await page.evaluate(
    (cart) => localStorage.setItem('shopping-cart', cart),
    JSON.stringify({ [said.insertedId]: 1, [id]: 1 }),
  )
  await open(page, `/singleProduct/${said.insertedId}`)
  const summary = page.getByRole('region', { name: 'Order summary' })
  await expect.poll(() => summary.locator('dl').innerText()).toMatch(/Subtotal\s+\$40\s+Shipping estimate\s+\$2\s/i)
  const line = summary.getByRole('listitem').filter({ hasText: 'A clip that is out' })
  await line.getByText('Sold out. Remove it to order the rest.').waitFor()
  expect(await line.innerText()).not.toMatch(/\$9/)
})

test('the page on which a part is ordered promises no day for one that is sold out', async () => {
  const id = await soldOutPart('A cap that is out')
  const page = await visit('/', { viewport: NARROW })
  await signUp(page)
  await open(page, `/singleProduct/${id}`)
  const part = page.getByRole('region', { name: 'Part', exact: true })
  await part.getByText('days money back').waitFor()
  expect(await part.getByText(/^With you 2 to 4 working days/).count()).toBe(0)
})
