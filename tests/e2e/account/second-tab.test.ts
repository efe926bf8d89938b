import { expect, test } from 'vitest'
import { checkOutWith, fillAddress, newGuest, toPayment } from '../../support/browser/at-checkout.ts'
import { ready, visit } from '../../support/browser/browser.ts'

test.each(['/cart', '/checkout'])(
  'a second tab with %s says that its parts were ordered, and leads to the order',
  async (path) => {
    const page = await visit('/shop')
    const { items } = await (await page.request.get('/api/parts?inStock=true&limit=1')).json()
    await checkOutWith(page, { [items[0]._id]: 1 })
    const second = await page.context().newPage()
    await second.goto(path)
    await ready(second)
    await second.getByTestId('total').waitFor()

    await page.getByLabel('Email').fill(newGuest())
    await fillAddress(page)
    await toPayment(page).click()
    await page.waitForURL(/\/order\/[\w-]+\/pay$/)
    const [, order] = /\/order\/([\w-]+)/.exec(page.url())!

    await second.getByText('You have placed an order.').waitFor()
    const toOrder = second.getByRole('link', { name: 'To your order' })
    expect(await toOrder.getAttribute('href')).toBe(`/order/${order}`)
    await toOrder.click()
    await second.getByRole('link', { name: /^Pay/ }).waitFor()
  },
)

test('a second tab cannot order the same while the first still loads its payment page, and that one stays as it is', async () => {
  const page = await visit('/shop')
  const { items } = await (await page.request.get('/api/parts?inStock=true&limit=1')).json()
  await checkOutWith(page, { [items[0]._id]: 1 })
  const second = await page.context().newPage()
  await second.goto('/checkout')
  await ready(second)
  await second.getByTestId('total').waitFor()
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(/\/assets\/order-pay-[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })

  await page.getByLabel('Email').fill(newGuest())
  await fillAddress(page)
  await page.evaluate(() => {
    const watch = () => {
      const isGone = !document.querySelector('#what') && location.pathname === '/checkout'
      if (isGone) document.documentElement.dataset['flashed'] = ''
    }
    new MutationObserver(watch).observe(document.body, { childList: true, subtree: true })
  })
  await toPayment(page).click()
  await second.getByText('You have placed an order.').waitFor()
  expect(await toPayment(page).getAttribute('aria-busy')).toBe('true')
  expect(await page.getByLabel('City').inputValue()).toBe('Detroit')
  goOn()
  await page.waitForURL(/\/order\/[\w-]+\/pay$/)
  expect(await page.evaluate(() => 'flashed' in document.documentElement.dataset)).toBe(false)
})
