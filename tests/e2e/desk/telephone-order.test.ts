import { expect, inject, test } from 'vitest'
import { problemsOf } from '../../support/browser/axe.ts'
import { NARROW, payWith, visit, WIDE } from '../../support/browser/browser.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { call, enter } from '../../support/browser/furnish.ts'

/** The link to the order in the mail to a customer. */
async function linkMailedTo(email: string): Promise<string> {
  const link = async () => {
    const url = new URL(`/mail.json?to=${encodeURIComponent(email)}`, inject('sandboxUrl'))
    const mails = (await (await fetch(url)).json()) as { text: string }[]
    return /\S+\/order\/\S+\?key=\S+/.exec(mails.map(({ text }) => text).join('\n'))?.[0]
  }
  await expect.poll(link, { timeout: 30_000 }).toBeDefined()
  return (await link())!
}

for (const viewport of [WIDE, NARROW])
  test(`an admin orders for a customer, who pays by the mailed link, at ${viewport.width} px`, async () => {
    const me = await enter({ shopUrl: inject('shopUrl') }, 'sign-in', ADMIN)
    const number = `PHONE-${crypto.randomUUID().slice(0, 8)}`
    const part = { name: `Ordered disc ${number}`, price: 40, img: '/pictures/og.jpg', number, stock: 9 }
    await call(`${inject('shopUrl')}/api/bestSeller`, 'POST', { token: me.token, body: part })
    const page = await visit('/dashboard/newOrder', { storageState: me.storage, viewport })
    await page.getByLabel('Part numbers and quantities').fill(`${number} 2\nZZ-NO-SUCH-1`)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('ZZ-NO-SUCH-1: no part has this number').waitFor()
    await page.getByLabel(`Quantity of ${part.name}`).fill('3')
    const send = page.getByRole('button', { name: 'Send the link to the customer' })
    await page.getByLabel('Part numbers and quantities').fill(`${number} 1`)
    await send.click()
    await page.getByText('Press Add, or empty this field').waitFor()
    await page.getByLabel('Part numbers and quantities').and(page.locator(':focus')).fill('')
    await send.click()
    await page.getByLabel('Email of the customer').and(page.locator('[aria-invalid=true]')).waitFor()

    const email = `caller.${crypto.randomUUID().slice(0, 8)}@example.com`
    await page.getByLabel('Email of the customer').fill(email)
    const delivery = page.getByRole('group', { name: 'Delivery', exact: true })
    await delivery.getByLabel('Full name').fill('Kim Novak')
    await delivery.getByLabel('Street and number').fill('12 Foundry Lane')
    await delivery.getByLabel('City').fill('Detroit')
    await delivery.getByLabel('State').selectOption('MI')
    await delivery.getByLabel('ZIP code').fill('48201')
    await page.getByTestId('total').getByText('$120').waitFor()
    expect(await problemsOf(page)).toEqual([])
    await send.click()
    await page.waitForURL(/\/dashboard\/orders\/[\w-]+$/)
    await page.getByText('Waiting for payment').first().waitFor()
    const placed = await page.getByText(/^Ordered by telephone by /).textContent()
    const taker = placed!.replace(/^Ordered by telephone by /, '')
    const history = page.getByRole('region', { name: 'What happened' })
    await history.getByText(`by ${taker}`).waitFor()
    expect(await history.getByText('by the customer').count()).toBe(0)

    const customer = await visit(await linkMailedTo(email), { viewport })
    await customer.getByText('Ordered by telephone').waitFor()
    await customer.getByRole('link', { name: 'Pay', exact: true }).click()
    await customer.getByRole('button', { name: 'Pay $120' }).waitFor()
    await payWith(customer, '4242 4242 4242 4242')
    await customer.getByText('Congrats! Your payment is success').waitFor()
  })

test('an order whose price cannot be told says so, and asks again', async () => {
  const me = await enter({ shopUrl: inject('shopUrl') }, 'sign-in', ADMIN)
  const number = `MANY-${crypto.randomUUID().slice(0, 8)}`
  const part = { name: `Many of ${number}`, price: 40, img: '/pictures/og.jpg', number, stock: 9 }
  await call(`${inject('shopUrl')}/api/bestSeller`, 'POST', { token: me.token, body: part })
  const page = await visit('/dashboard/newOrder', { storageState: me.storage, viewport: NARROW })
  await page.route('**/api/quote', (route) => route.abort())
  await page.getByLabel('Part numbers and quantities').fill(`${number} 5000`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('alert').getByRole('button').waitFor()
  await page.unroute('**/api/quote')
  await page.getByRole('alert').getByRole('button').click()
  await page.getByRole('button', { name: 'Send the link to the customer' }).waitFor()
  expect(await page.getByLabel(`Quantity of ${part.name}`).inputValue()).toBe('999')
})
