// What browser stories of whole repairs need of the page of a repair and of the cart.
import type { PartDetail } from '#domain/catalogue/schema'
import type { VehicleLevel } from '#domain/vehicles/schema'
import type { Page } from './browser.ts'

export const parts = (page: Page) => page.getByRole('region', { name: 'What it takes' })
export const putAll = (page: Page) => page.getByRole('button', { name: 'Add these to the cart' })
/** The cart beside the page, where a guest stays. */
export const cartPanel = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })
export const cart = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('shopping-cart') ?? '{}'))
export const priceIn = (text: string) => Number(/\$([\d,]+)/.exec(text)![1]!.replace(',', ''))
export const sum = async (page: Page) => priceIn(await parts(page).locator('[aria-live]').innerText())

export async function idOf(page: Page, make: string, model: string, year: string): Promise<number> {
  const answer = await page.request.get(`/api/vehicles?make=${make}&model=${model}`)
  return ((await answer.json()) as VehicleLevel).options.find(({ value }) => value === year)!.car!
}

/** What lies in the cart, by part type and place. */
export async function cartByType(page: Page): Promise<Record<string, number>> {
  const found = Object.entries(await cart(page)).map(async ([id, quantity]) => {
    const { type, position } = (await (await page.request.get(`/api/parts/${id}`)).json()) as PartDetail
    return [[type.slug, position].filter(Boolean).join(' '), quantity]
  })
  return Object.fromEntries(await Promise.all(found)) as Record<string, number>
}
