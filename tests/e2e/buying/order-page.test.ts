import { expect, inject, test, vi } from 'vitest'
import { checkOutWith, fillAddress, newGuest, toPayment } from '../../support/browser/at-checkout.ts'
import { NARROW, open, visit, WIDE } from '../../support/browser/browser.ts'
import { call, newcomer, newOrder, newPart, pay, theAdmin } from '../../spec/visitors.ts'

const WIDTHS = [
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const

const HOME = {
  name: 'Robin Berg',
  line1: '12 Foundry Lane',
  city: 'Detroit',
  region: 'MI',
  postcode: '48201',
  country: 'US',
}

/** The first link in the newest mail to an address. */
async function mailedLink(email: string): Promise<string> {
  const ask = async () => {
    const answer = await fetch(new URL(`/mail.json?to=${encodeURIComponent(email)}`, inject('sandboxUrl')))
    const [mail] = (await answer.json()) as { text: string }[]
    const link = /http\S+\/order\/\S+/.exec(mail?.text ?? '')?.[0]
    expect(link).toBeDefined()
    return link!
  }
  const { pathname, search } = new URL(await vi.waitFor(ask, { timeout: 20_000, interval: 200 }))
  return pathname + search
}

test.each(WIDTHS)(
  'at %s a buyer gives the address, asks, is answered, cancels one of two parts, and orders the one that is left again',
  async (at, viewport) => {
    const [admin, buyer] = [await theAdmin(), await newcomer()]
    const id = await newOrder(admin, buyer, '')
    await pay(buyer, id)
    const page = await visit(`/dashboard/order`, { viewport, ...buyer.signedIn })
    await page.getByRole('heading', { level: 3 }).getByRole('link', { name: /^CM-/ }).click()
    await page.waitForURL(`/order/${id}`)

    await page.getByText('Send it back within 7 days and get your money back.').waitFor()
    await page.getByText('We do not know yet where your parts go').waitFor()
    await page.getByRole('button', { name: 'Add the address' }).click()
    await page.getByRole('button', { name: 'Save the address' }).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
    await page.getByLabel('Country').selectOption('US')
    await page.getByLabel('Full name').fill('Robin Berg')
    await page.getByLabel('Street and number').fill('12 Foundry Lane')
    await page.getByLabel('City').fill('Detroit')
    await page.getByLabel('State').selectOption('MI')
    await page.getByLabel('ZIP code').fill('48201')
    await page.getByRole('button', { name: 'Save the address' }).click()
    await page.getByText('Detroit, MI 48201').waitFor()
    await page.getByText('its address was given').waitFor()

    await page.getByRole('button', { name: 'Change the address' }).click()
    await page.getByLabel('City').fill('Chicago')
    await page.getByRole('button', { name: 'Leave it as it is' }).click()
    await page.getByText('Detroit, MI 48201').waitFor()
    expect(await page.getByRole('heading', { name: 'Goes to' }).evaluate((it) => it === document.activeElement)).toBe(
      true,
    )
    await page.getByRole('button', { name: 'Change the bill' }).click()
    await page.getByRole('textbox', { name: 'Company' }).fill('Berg Ltd')
    await page.getByRole('button', { name: 'Leave it as it is' }).click()
    expect(await page.getByText('Berg Ltd').count()).toBe(0)

    await page.getByLabel('Your question').fill('When does it leave?')
    await page.getByRole('button', { name: 'Send' }).click()
    const asked = page.getByRole('region', { name: 'Ask about this order' })
    await asked.getByText('When does it leave?').waitFor()
    await call(admin.token, 'POST', `/orders/${id}/messages`, { text: 'Tomorrow.' })

    await page.getByRole('button', { name: 'Cancel some of it' }).click()
    const units = page.getByRole('dialog').getByLabel(/of 2/)
    await units.and(page.locator(':focus')).waitFor()
    for (const wrong of ['3', '-1', '']) {
      await units.fill(wrong)
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel some of it' }).click()
      await page.getByRole('dialog').getByText('Type a whole number from 0 to 2').waitFor()
      expect(await units.evaluate((field) => field === document.activeElement)).toBe(true)
      await units.fill('0')
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel some of it' }).click()
    await page.getByText('Choose at least one').waitFor()
    await units.fill('1')
    await page.getByText('Choose at least one').waitFor({ state: 'detached' })
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel some of it' }).click()
    await page.getByText('1 cancelled', { exact: true }).waitFor()
    await page.reload()
    await asked.getByText('Tomorrow.').waitFor()
    await page.getByText(/\$40 (sent back|on its way): cancelled: 1 ×/).waitFor()
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/order-${at}.png`, fullPage: true })

    await vi.waitFor(async () => {
      await open(page, '/dashboard/order')
      expect(await page.getByRole('article').innerText()).toMatch(/Sent back\s+\$40/)
    }, 15_000)
    await open(page, `/order/${id}`)
    await page.getByRole('button', { name: 'Order again' }).click()
    await page.getByRole('dialog', { name: 'Your cart' }).waitFor()
    expect(await page.evaluate(() => Object.values(JSON.parse(localStorage.getItem('shopping-cart') ?? '{}')))).toEqual(
      [1],
    )
  },
)

test('who cancels a paid order is told where the money goes, and is asked for no address any more', async () => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const id = await newOrder(admin, buyer, '')
  await pay(buyer, id)
  const page = await visit(`/order/${id}`, buyer.signedIn)
  await page.getByRole('button', { name: 'Add the address' }).click()
  await page.getByRole('button', { name: 'Save the address' }).waitFor()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await page.getByText('Cancelled', { exact: true }).first().waitFor()
  await page.getByRole('region', { name: 'Refunds' }).getByText('goes back to the card that paid').waitFor()
  await page.getByText(/^\$84 (on its way|sent back)/).waitFor()
  await page.getByText('by request').waitFor()
  expect(await page.getByText('Send it back').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Save the address' }).count()).toBe(0)
})

test('a buyer follows a parcel, and what is packed is no longer changed', async () => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const items = { [await newPart(admin)]: 1, [await newPart(admin)]: 1 }
  const who = { name: buyer.name, email: buyer.email, number: '+1 555 0100' }
  const id = (await call(buyer.token, 'POST', '/orders', { ...who, total: 84, items })).body._id
  await pay(buyer, id)
  await call(buyer.token, 'PATCH', `/orders/${id}/address`, { shipTo: HOME })
  const packed = await call(admin.token, 'POST', `/orders/${id}/parcels`, {})
  const page = await visit(`/order/${id}`, buyer.signedIn)
  const parcels = page.getByRole('region', { name: 'Parcel' })
  await parcels.getByText('Packed', { exact: true }).waitFor()
  expect(await parcels.getByText(/^\d+ × [^×]+$/).count()).toBe(2)
  expect(await page.getByRole('button', { name: /Cancel|Change/ }).count()).toBe(0)

  const { _id, version } = packed.body
  const sent = { version, carrier: 'UPS', tracking: '1Z 999 AA1 01 2345 6784' }
  await call(admin.token, 'POST', `/parcels/${_id}/send`, sent)
  await page.reload()
  await parcels.getByText('On its way').waitFor()
  expect(await page.getByRole('main').getByText('On its way', { exact: true }).count()).toBe(2)
  const follow = parcels.getByRole('link', { name: `Follow ${sent.tracking}` })
  expect(await follow.getAttribute('href')).toBe('https://www.ups.com/track?tracknum=1Z999AA10123456784')
  await page.getByText('Parcel 1 sent').waitFor()
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/parcel.png`, fullPage: true })
  await open(page, '/dashboard/order')
  await page.getByRole('article').getByText('On its way', { exact: true }).waitFor()
})

test('the link in a mail shows the order to whoever has it, and its key leaves the address', async () => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const id = await newOrder(admin, buyer, '')
  const page = await visit(await mailedLink(buyer.email))
  await page.waitForURL(`/order/${id}`)
  await page.getByRole('heading', { level: 1, name: /^Order CM-/ }).waitFor()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await page.getByText('The order is cancelled').waitFor()
  await page.getByRole('heading', { name: 'Bill' }).waitFor({ state: 'detached' })
  await open(page, `/order/${id}?key=${id}.forged`)
  await page.getByText('We cannot show you this order').first().waitFor()
})

test('who may not see an order is told the way in, and comes back by it', async () => {
  const [admin, buyer, stranger] = [await theAdmin(), await newcomer(), await newcomer()]
  const id = await newOrder(admin, buyer, '')
  const page = await visit(`/order/${id}`, stranger.signedIn)
  await page.getByRole('heading', { name: 'We cannot show you this order' }).first().waitFor()
  const anonymous = await visit(`/order/${id}`)
  await anonymous.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await anonymous.waitForURL(`/login?from=${encodeURIComponent(`/order/${id}`)}`)
  await anonymous.getByLabel('Email').fill(buyer.email)
  await anonymous.getByLabel('Password').fill(buyer.password)
  await anonymous.getByRole('button', { name: 'Login' }).click()
  await anonymous.waitForURL(`/order/${id}`)
  await anonymous.getByRole('heading', { level: 1, name: /^Order CM-/ }).waitFor()
})

test.each(WIDTHS)(
  'at %s an admin opens an order from the list, answers its buyer and sends money back',
  async (at, viewport) => {
    const [admin, buyer] = [await theAdmin(), await newcomer()]
    const id = await newOrder(admin, buyer, '')
    await pay(buyer, id)
    await call(buyer.token, 'POST', `/orders/${id}/messages`, { text: 'Is it packed?' })
    const page = await visit('/dashboard', { viewport, ...admin.signedIn })
    const waits = page.getByRole('listitem').filter({ hasText: 'Is it packed?' })
    await waits.locator(`a[href="/dashboard/orders/${id}"]`).waitFor()
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/asked-${at}.png`, fullPage: true })
    await open(page, `/dashboard/orders?q=${buyer.email}`)
    await page.locator('main details:has(time) > summary').first().click()
    await page.getByRole('link', { name: 'Open the order' }).click()
    await page.waitForURL(`/dashboard/orders/${id}`)

    await page.getByText('Its buyer has not said yet where it goes').waitFor()
    const answers = page.getByRole('region', { name: 'Questions and answers' })
    await answers.getByText('Is it packed?').waitFor()
    await page.getByLabel('Your answer').fill('It leaves today.')
    await page.getByRole('button', { name: 'Send' }).click()
    await answers.getByText('It leaves today.').waitFor()

    await page.getByRole('button', { name: 'Cancel some of it' }).click()
    const cancels = page.getByRole('dialog', { name: 'Cancel some of it' })
    await cancels.getByText(/the customer does not get\. .* a mail tells the customer/).waitFor()
    expect(await cancels.getByText(/\b(you|your)\b/i).count()).toBe(0)
    await cancels.getByRole('button', { name: 'Leave it as it is' }).click()

    await page.getByRole('button', { name: 'Refund' }).click()
    await page.getByRole('dialog').getByLabel('Amount').fill('10')
    await page.getByRole('dialog').getByLabel('Reason').fill('a scratch')
    await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click()
    await page.getByText(/\$10 (sent back|on its way): a scratch/).waitFor()
    // Whoever sends back "all that is left" is told what went before.
    await page.getByRole('button', { name: 'Refund' }).click()
    await page.getByText(/^The order came to \$\d+, and \$10 went back before\./).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click()
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/admin-${at}.png`, fullPage: true })
    await open(page, `/order/${id}`)
    await page.getByRole('heading', { level: 1, name: /^Order CM-/ }).waitFor()
  },
)

test.each(WIDTHS)(
  'at %s what a buyer wrote beside the order stands on its page, and says whose it is',
  async (at, viewport) => {
    const [admin, buyer] = [await theAdmin(), await newcomer()]
    const lines = [{ part: await newPart(admin), quantity: 1 }]
    const to = { country: 'US', postcode: '48201' }
    const { quote, method } = (await call(undefined, 'POST', '/quote', { lines, to })).body
    const about = { email: buyer.email, poNumber: 'PO-4711', note: 'Ring twice\nat the ramp' }
    const { body } = await call(buyer.token, 'POST', '/checkout', { quote, method, lines, shipTo: HOME, ...about })
    const id = body._id
    const page = await visit(`/order/${id}`, { viewport, ...buyer.signedIn })
    await page.getByText('Your number: PO-4711').waitFor()
    const note = await page.getByRole('region', { name: 'Your note to us' }).innerText()
    expect(note).toMatch(/Ring twice\nat the ramp$/)

    const desk = await visit(`/dashboard/orders/${id}`, { viewport, ...admin.signedIn })
    await desk.getByText('The customer’s number: PO-4711').waitFor()
    await desk.getByRole('region', { name: 'Note of the customer' }).getByText('Ring twice').waitFor()
    await desk.getByRole('button', { name: 'Change the bill' }).click()
    await desk.getByLabel('The customer’s own number for this order').waitFor()
    expect(await desk.getByText(/\byour (own )?number/i).count()).toBe(0)
    await desk.getByRole('region', { name: 'Write to the customer' }).getByLabel('Your message').waitFor()
    if (process.env['SHOTS']) await desk.screenshot({ path: `${process.env['SHOTS']}/note-${at}.png`, fullPage: true })
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/note-b-${at}.png`, fullPage: true })
  },
)

test('a part that the shop no longer shows is named on its order, and is no link to a page that is not there', async () => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const id = await newOrder(admin, buyer)
  const path = `/bestSeller/${(await call(buyer.token, 'GET', `/orders/${id}`)).body.lines[0].partId}`
  const page = await visit(`/order/${id}`, buyer.signedIn)
  const parts = page.getByRole('region', { name: 'Parts' })
  await parts.getByRole('link').waitFor()
  const { name, price, img } = (await call(admin.token, 'GET', path)).body
  expect((await call(admin.token, 'PUT', path, { name, price, img, status: 'hidden' })).status).toBe(200)
  await open(page, `/order/${id}`)
  await parts.getByText(name).waitFor()
  expect(await parts.getByRole('link').count()).toBe(0)
})

test('the number that its buyer gave an order stands with it in My Orders and in the list of all orders', async () => {
  const [admin, buyer] = [await theAdmin(), await newcomer()]
  const id = await newOrder(admin, buyer)
  const body = { poNumber: 'PO-4711' }
  const { orderNumber } = (await call(buyer.token, 'PATCH', `/orders/${id}/address`, body)).body
  const page = await visit('/dashboard/order', { viewport: NARROW, ...buyer.signedIn })
  await page.getByRole('article').getByText('Your number: PO-4711').waitFor()
  const desk = await visit(`/dashboard/orders?q=${orderNumber}`, admin.signedIn)
  await desk.getByText(orderNumber).click()
  await desk.getByText('The customer’s number: PO-4711').waitFor()
})

test('an order whose parts are no longer set aside promises no days', async () => {
  const page = await visit('/cart', { viewport: NARROW })
  await checkOutWith(page, { [await newPart(await theAdmin())]: 1 })
  await page.getByLabel('Email').fill(newGuest())
  await fillAddress(page)
  await toPayment(page).click()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)
  await open(page, new URL(page.url()).pathname.replace('/pay', ''))
  await page.getByText(/^expected /).waitFor()
  await page.route('**/api/orders/*', async (route) => {
    const order = await (await route.fetch()).json()
    await route.fulfill({ json: { ...order, state: 'expired', holdUntil: null } })
  })
  await page.reload()
  await page.getByText('No longer set aside', { exact: true }).waitFor()
  expect(await page.getByText('Standard delivery').count()).toBe(2)
  expect(await page.getByText(/^expected /).count()).toBe(0)
})
