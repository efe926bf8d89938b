import { expect, test } from 'vitest'
import { PLACED_KEY } from '#common/constants'
import {
  checkOutWith,
  figuresThere,
  fillAddress,
  group,
  newGuest,
  summary,
  toPayment,
} from '../../support/browser/at-checkout.ts'
import { problemsOf } from '../../support/browser/axe.ts'
import { NARROW, open, type Page, visit, WIDE } from '../../support/browser/browser.ts'
import { carId } from '../../support/browser/garage.ts'
import { newcomer, newPart, theAdmin, call } from '../../spec/visitors.ts'

const note = (page: Page) => group(page, 'Bill').getByLabel('Note to us (optional)')

/** Types all that an order needs; `stands` tells that it is still there. */
async function typed(page: Page) {
  const email = newGuest()
  await page.getByLabel('Email').fill(email)
  await fillAddress(page)
  await note(page).fill('Ring twice')
  await figuresThere(page)
  return {
    async stands() {
      expect(await page.getByLabel('Email').inputValue()).toBe(email)
      expect(await group(page, 'Delivery').getByLabel('Street and number').inputValue()).toBe('12 Foundry Lane')
      expect(await group(page, 'Delivery').getByLabel('ZIP code').inputValue()).toBe('48201')
      expect(await note(page).inputValue()).toBe('Ring twice')
    },
  }
}
const look = async (page: Page, what: string) => {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await problemsOf(page)).toEqual([])
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/${what}.png`, fullPage: true })
}

test.each([
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const)(
  'a part that does not fit the chosen car is refused on its line until it was checked, at %s',
  async (at, viewport) => {
    const page = await visit('/cart', { viewport })
    const [golf, camry] = [
      await carId(page, 'Volkswagen', 'Golf', '2014'),
      await carId(page, 'Toyota', 'Camry', '2012'),
    ]
    const { items } = await (await page.request.get(`/api/parts?car=${golf}&inStock=true&limit=100`)).json()
    const ids = items.map(({ _id }: { _id: string }) => `part=${_id}`).join('&')
    const fits = (await (await page.request.get(`/api/fits?car=${camry}&${ids}`)).json()).items
    const part: string = fits.find(({ fit }: { fit: string }) => fit === 'no')._id
    await page.evaluate(
      ([part, car]) => {
        const pieces = [{ car, quantity: 1, label: '2012 Toyota Camry' }]
        localStorage.setItem('cart-cars', JSON.stringify({ [part!]: pieces }))
      },
      [part, camry] as const,
    )
    await checkOutWith(page, { [part]: 1 })
    const all = await typed(page)
    await toPayment(page).click()
    await summary(page)
      .getByText(/^Some of these parts do not fit the car that they are for\. .*For the lines above/)
      .waitFor()
    const line = summary(page).getByRole('listitem')
    await line.getByText('2012 Toyota Camry: does not fit').waitFor()
    await all.stands()
    await look(page, `refused-fit-${at}`)
    await line.getByRole('button', { name: /^I have checked/ }).click()
    await line.getByText(/bought anyway/).waitFor()
    await toPayment(page).click()
    await page.waitForURL(/\/order\/[\w-]+\/pay$/)

    // A guest says so where the order is, without logging in.
    await page.getByRole('link', { name: 'See the order' }).click()
    await page.getByRole('link', { name: /^Report a wrong fit/ }).click()
    await page.waitForURL(/\/order\/[\w-]+\/wrongFit\/0$/)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Tell us what is wrong').waitFor()
    await page.getByLabel('What is wrong?').fill('It does not fit, as you said.')
    await look(page, `wrong-fit-${at}`)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Thank you! We will look at it.').waitFor()
    await page.getByRole('link', { name: 'Back to the order' }).click()
    await page.waitForURL(/\/order\/[\w-]+$/)
  },
)

test('a part that is no longer sold is taken out of the checkout, which says so, and the rest can be ordered', async () => {
  const admin = await theAdmin()
  const [goes, stays] = [await newPart(admin, { name: 'A bracket that goes' }), await newPart(admin)]
  const page = await visit('/cart')
  await checkOutWith(page, { [goes]: 1, [stays]: 1 })
  await typed(page)
  await call(admin.token, 'DELETE', `/bestSeller/${goes}`)
  await toPayment(page).click()
  await page.getByText('A part in your cart is no longer sold. We took it out.').waitFor()
  await summary(page).getByText('A bracket that goes').waitFor({ state: 'detached' })
  await figuresThere(page)
  await toPayment(page).click()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)
})

test('the way back from the payment leads to the order that waits, not to an empty cart alone or the page’s foot', async () => {
  const page = await visit('/cart', { viewport: NARROW })
  await checkOutWith(page, { [await newPart(await theAdmin())]: 1 })
  await typed(page)
  await toPayment(page).click()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)
  await page.getByRole('button', { name: /^Pay/ }).waitFor()
  await page.goBack()
  const told = page.getByText('You have placed an order.')
  await told.waitFor()
  const isSeen = () => told.evaluate((one) => one.getBoundingClientRect().top > 0)
  await expect.poll(isSeen, { timeout: 5000 }).toBe(true)
  await look(page, 'back-from-payment')
  await page.getByRole('link', { name: 'To your order' }).click()
  await page.getByRole('link', { name: /^Pay/ }).click()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)
})

test('who loads the page anew before the payment has come is told of the placed order, and cannot place it twice', async () => {
  const page = await visit('/cart')
  await checkOutWith(page, { [await newPart(await theAdmin())]: 1 })
  await typed(page)
  await page.route(/\/assets\/order-pay-[^/]*\.js/, () => {})
  await toPayment(page).click()
  await page.waitForFunction((key) => localStorage.getItem(key), PLACED_KEY)
  await page.reload()
  await page.getByText('You have placed an order.').waitFor()
  expect(await toPayment(page).count()).toBe(0)
  await page.unrouteAll()
  await page.getByRole('link', { name: 'To your order' }).click()
  await page.getByRole('link', { name: /^Pay/ }).click()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)
})

test('who closes the tab before the payment has come is led back to the order by the cart, for a day', async () => {
  const page = await visit('/cart', { viewport: NARROW })
  await checkOutWith(page, { [await newPart(await theAdmin())]: 1 })
  await typed(page)
  await toPayment(page).click()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)
  const again = await page.context().newPage()
  await page.close()
  await open(again, '/cart')
  await again.getByText('You have placed an order.').waitFor()
  await again.getByRole('link', { name: 'To your order' }).click()
  await again.getByRole('link', { name: /^Pay/ }).waitFor()
  await again.clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1000)
  await open(again, '/cart')
  await again.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  expect(await again.getByText('You have placed an order.').count()).toBe(0)
})

test.each([
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const)(
  'a part that was sold meanwhile is named on its line, and the rest can be ordered, at %s',
  async (at, viewport) => {
    const [admin, other] = [await theAdmin(), await newcomer()]
    const [gone, rest] = [
      await newPart(admin, { name: `Last one ${crypto.randomUUID().slice(0, 8)}`, stock: 1 }),
      await newPart(admin, { name: `Plenty ${crypto.randomUUID().slice(0, 8)}` }),
    ]
    const page = await visit('/cart', { viewport })
    await checkOutWith(page, { [gone]: 1, [rest]: 1 })
    const all = await typed(page)
    const { name, email, token } = other
    const who = { name, email, number: '', address: '12 Foundry Lane\nDetroit' }
    const bought = await call(token, 'POST', '/orders', { ...who, total: 42, items: { [gone]: 1 } })
    expect(bought.status).toBe(201)

    await toPayment(page).click()
    await summary(page)
      .getByText(/^We have too few for this order: Last one .+ is sold out\./)
      .waitFor()
    const line = summary(page).getByRole('listitem').filter({ hasText: 'Last one' })
    await line.getByRole('alert').getByText('Sold out. Remove it to order the rest.').waitFor()
    // Where the press was, nothing can be pressed any more: the place to go on is the line.
    await expect.poll(() => line.evaluate((item) => item === document.activeElement)).toBe(true)
    const header = await page.locator('header.site').boundingBox()
    expect((await line.boundingBox())!.y).toBeGreaterThanOrEqual(header!.y + header!.height)
    await summary(page).getByText('Some lines cannot be ordered as they are.').waitFor()
    expect(await toPayment(page).isDisabled()).toBe(true)
    expect(await summary(page).innerText()).not.toMatch(/press again/)
    // On a phone the lines stand below all fields: the way to them stands above.
    const toLines = page.getByRole('link', { name: 'See the lines' })
    expect(await toLines.isVisible()).toBe(at === 'a phone')
    if (at === 'a phone') {
      const ahead = page.locator('form > div > div').first()
      expect(await ahead.innerText()).toMatch(/^Some lines cannot be ordered\./)
      await toLines.click()
      await page.waitForFunction(() => document.activeElement?.id === 'what')
    }
    await all.stands()
    await look(page, `refused-sold-out-${at}`)

    await line.getByRole('button', { name: /^Remove/ }).click()
    await page.getByText(/^Last one .+ is out of your cart\.$/).waitFor()
    await summary(page).getByTestId('total').getByText('$42').waitFor()
    expect(await summary(page).innerText()).not.toMatch(/sold out|cannot be ordered/i)
    await all.stands()
    await toPayment(page).click()
    await page.waitForURL(/\/order\/[\w-]+\/pay$/)
  },
)

test('where the card service cannot be reached, that is said, and Try again asks it once more', async () => {
  const page = await visit('/cart')
  await checkOutWith(page, { [await newPart(await theAdmin())]: 1 })
  await typed(page)
  const { scriptUrl } = await (await page.request.get('/api/payments/config')).json()
  await page.route(scriptUrl, (route) => route.abort())
  await toPayment(page).click()
  await page.getByText('We could not reach the card service.').waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: /^Pay/ }).waitFor()
})

test('an e-mail that is none is said together with what is missing, and a mistyped card asks for no other card', async () => {
  const page = await visit('/cart')
  const admin = await theAdmin()
  await checkOutWith(page, { [await newPart(admin)]: 1 })
  await figuresThere(page)
  await page.getByLabel('Email').fill('robin@nowhere')
  await toPayment(page).click()
  await page.getByText('City is missing').waitFor()
  await page.getByText('Provide a valid Email').waitFor()

  await typed(page)
  await toPayment(page).click()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)
  await page.frameLocator('iframe[title="Secure card payment input frame"]').getByLabel('Card number').fill('4242')
  await page.getByRole('button', { name: /^Pay/ }).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Your card number is incomplete.' })
  await refusal.waitFor()
  expect(await refusal.innerText()).not.toContain('another card')
})
