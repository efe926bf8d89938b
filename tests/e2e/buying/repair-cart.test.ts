import { expect, test } from 'vitest'
import { NARROW, open, visit, WIDE } from '../../support/browser/browser.ts'
import { cartByType, cartPanel, idOf, parts, priceIn, putAll, sum } from '../../support/browser/repair-page.ts'

for (const viewport of [WIDE, NARROW]) {
  const at = `at ${viewport.width} px`

  test(`a guest who takes a repair sees it in the cart beside the page, and asks for no login, ${at}`, async () => {
    const page = await visit('/', { viewport })
    const golf = await idOf(page, 'Volkswagen', 'Golf', '2014')
    await open(page, `/repairs/front-brakes?car=${golf}`)
    const here = page.url()
    const total = await sum(page)
    await putAll(page).click()
    await cartPanel(page).getByText('Brake disc, front', { exact: false }).first().waitFor()
    // Delivery is free, so the total is the subtotal.
    await expect.poll(() => cartPanel(page).getByText(`$${total}`, { exact: true }).count()).toBe(2)
    expect(page.url()).toBe(here)
    await cartPanel(page).getByRole('button', { name: 'Go on shopping' }).click()
    await cartPanel(page).waitFor({ state: 'hidden' })
    expect(await putAll(page).evaluate((button) => button === document.activeElement)).toBe(true)
  })

  test(`as many of a part as are typed count in the sum of a repair and go into the cart, ${at}`, async () => {
    const page = await visit('/', { viewport })
    const golf = await idOf(page, 'Volkswagen', 'Golf', '2014')
    await open(page, `/repairs/front-brakes?car=${golf}`)
    const line = (name: RegExp) => parts(page).getByRole('listitem').filter({ hasText: name })
    const pieces = (name: RegExp) => line(name).getByRole('spinbutton')
    const before = await sum(page)
    expect(await pieces(/Brake disc, front/).inputValue()).toBe('2')
    const fluid = line(/Brake fluid/)
    const price = priceIn(await fluid.innerText())
    await fluid.getByRole('button', { name: /^One more/ }).click()
    await fluid.getByText(`2 × $${price}`).waitFor()
    expect(await sum(page)).toBe(before + price)
    await pieces(/Brake fluid/).fill('')
    expect(await sum(page)).toBe(before)
    await pieces(/Brake fluid/).fill('3')
    await putAll(page).click()
    await cartPanel(page).waitFor()
    expect(await cartByType(page)).toMatchObject({ 'brake-discs front': 2, 'brake-fluids': 3 })
  })
}
