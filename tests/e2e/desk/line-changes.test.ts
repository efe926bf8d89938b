import { expect, test } from 'vitest'
import { NARROW, payWith, visit, WIDE } from '../../support/browser/browser.ts'
import { problemsOf } from '../../support/browser/axe.ts'
import { call, newcomer, newOrder, pay, theAdmin } from '../../spec/visitors.ts'

test.each([
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const)('at %s an admin changes a paid order, and its buyer pays the difference', async (at, viewport) => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const id = await newOrder(admin, buyer)
  await pay(buyer, id)
  const number = `ADDED-${crypto.randomUUID().slice(0, 8)}`
  const part = { name: `Added ${number}`, price: 25, img: '/pictures/og.jpg', number, stock: 9 }
  await call(admin.token, 'POST', '/bestSeller', part)
  const look = async (page: Awaited<ReturnType<typeof visit>>, what: string) => {
    expect(await problemsOf(page)).toEqual([])
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/${what}-${at}.png`, fullPage: true })
  }

  const desk = await visit(`/dashboard/orders/${id}`, { viewport, ...admin.signedIn })
  await desk.getByRole('button', { name: 'Change parts' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel(/^Units of /).fill('')
  await dialog.getByLabel('Part numbers and quantities').fill(`${number} 2`)
  await dialog.getByRole('button', { name: 'Change parts' }).click()
  await dialog.getByText('Press Add, or empty this field').waitFor()
  await dialog.getByText('Type how many; 0 takes it out').waitFor()
  const units = dialog.getByLabel(/^Units of /)
  await expect.poll(() => units.evaluate((field) => field === document.activeElement)).toBe(true)
  await units.fill('3')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.getByText(`2 × ${part.name}`).waitFor()
  await look(desk, 'change-dialog')
  await dialog.getByRole('button', { name: 'Change parts' }).click()
  await desk.getByRole('heading', { name: '$90 to pay for a change' }).waitFor()
  await desk.getByRole('button', { name: 'Withdraw the change' }).waitFor()

  const page = await visit(`/order/${id}`, { viewport, ...buyer.signedIn })
  await page.getByText(`2 × ${part.name} (${number}) more, $50`).waitFor()
  await look(page, 'change-owed')
  await page.getByRole('link', { name: 'Pay $90' }).click()
  await page.getByRole('button', { name: 'Pay $90' }).waitFor()
  await look(page, 'change-pay')
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('Congrats! Your payment is success').waitFor()
  const paid = await page.locator('strong').innerText()
  for (const load of [async () => {}, () => page.reload()]) {
    await load()
    await page.getByText('We have mailed the receipt for $90 to ').waitFor()
    expect(await page.locator('strong').innerText()).toBe(paid)
    expect(await page.getByText('What changes').count()).toBe(0)
    await page.getByRole('region', { name: 'What you pay for' }).getByText(part.name).waitFor()
  }
  const after = await visit(`/order/${id}`, { viewport, ...buyer.signedIn })
  await after.getByText(/^changed: 1\s×\s.+ more$/i).waitFor()
  expect(await after.getByText('to pay for a change').count()).toBe(0)

  const ofLater = 'Transaction Id of the $90 paid later:'
  const mine = await visit('/dashboard/order', { viewport, ...buyer.signedIn })
  await mine.getByText(ofLater).waitFor()
  await look(mine, 'change-my-orders')
  const { body } = await call(buyer.token, 'GET', `/orders/${id}`)
  const list = await visit(`/dashboard/orders?q=${body.orderNumber}`, { viewport, ...admin.signedIn })
  await list.locator('summary').filter({ hasText: body.orderNumber }).click()
  await list.getByText(ofLater).waitFor()
  await list.getByText(body.changePayments[0].tranjactionId).waitFor()
  await look(list, 'change-orders')
})

test('a buyer who pays for a change that was withdrawn meanwhile is told that the order stays as it was', async () => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const id = await newOrder(admin, buyer)
  await pay(buyer, id)
  const { status } = await call(admin.token, 'POST', `/orders/${id}/changes`, { more: [{ line: 0, quantity: 1 }] })
  expect(status).toBe(200)
  const page = await visit(`/order/${id}/pay`, { viewport: NARROW, ...buyer.signedIn })
  await expect.poll(() => page.getByRole('button', { name: /^Pay \$/ }).isEnabled()).toBe(true)
  await call(admin.token, 'POST', `/orders/${id}/changes/withdraw`)
  await expect
    .poll(async () => (await call(buyer.token, 'GET', `/orders/${id}`)).body.owed, { timeout: 20_000 })
    .toBeUndefined()
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('There is nothing to pay any more: your order stays as it was.').waitFor()
  expect(await page.getByText('Congrats!').count()).toBe(0)
  expect(await page.getByText('What changes').count()).toBe(0)
})

test('who pays an order that was cancelled in another tab is told so', async () => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const id = await newOrder(admin, buyer, '12 Foundry Lane\nDetroit MI 48201')
  const page = await visit(`/order/${id}/pay`, { viewport: NARROW, ...buyer.signedIn })
  await expect.poll(() => page.getByRole('button', { name: /^Pay \$/ }).isEnabled()).toBe(true)
  expect((await call(buyer.token, 'POST', `/orders/${id}/cancel`)).status).toBe(200)
  const openOnes = async () => (await call(buyer.token, 'GET', `/orders/${id}`)).body.state
  await expect.poll(openOnes).toBe('cancelled')
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('This order was cancelled.').waitFor()
})
