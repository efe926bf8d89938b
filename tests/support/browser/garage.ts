import type { VehicleLevel } from '#domain/vehicles/schema'
import type { Page } from './browser.ts'

/** The chosen car in the header, which opens the menu of cars. */
export const carButton = (page: Page) => page.getByRole('button', { name: /^Your car:/ })
export const carMenu = (page: Page) => page.getByRole('region', { name: 'Your cars' })

/** The base vehicle's id of a car. */
export async function carId(page: Page, make: string, model: string, year: string): Promise<number> {
  const answer = await page.request.get(`/api/vehicles?make=${make}&model=${model}`)
  const { options } = (await answer.json()) as VehicleLevel
  return options.find(({ value }) => value === year)!.car!
}

/** Adds a car by the menu of the header. */
export async function addCar(page: Page, make: string, model: string, year: string): Promise<void> {
  await carButton(page).click()
  await carMenu(page).getByRole('button', { name: 'Add a car' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a car' })
  await dialog.getByLabel('Brand').selectOption(make)
  await dialog.getByLabel('Model').selectOption(model)
  await dialog.getByLabel('Year').selectOption(year)
  await dialog.getByRole('button', { name: 'Add this car' }).click()
  await dialog.waitFor({ state: 'detached' })
}
