import { expect, test } from 'vitest'
import { checkOutWith, summary } from '../../support/browser/at-checkout.ts'
import { NARROW, visit } from '../../support/browser/browser.ts'
import { carId } from '../../support/browser/garage.ts'

test('the checkout says that parts are for no car, and a car that is named there is checked', async () => {
  const page = await visit('/cart', { viewport: NARROW })
  const [golf, camry] = [await carId(page, 'Volkswagen', 'Golf', '2014'), await carId(page, 'Toyota', 'Camry', '2012')]
  const { items } = await (await page.request.get(`/api/parts?car=${golf}&inStock=true&limit=100`)).json()
  const ids = items.map(({ _id }: { _id: string }) => `part=${_id}`).join('&')
  const fits = (await (await page.request.get(`/api/fits?car=${camry}&${ids}`)).json()).items
  await checkOutWith(page, { [fits.find(({ fit }: { fit: string }) => fit === 'no')._id]: 1 })
  await page.getByText('No car is named for 1 part, so we have not checked that it fits.').waitFor()
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/checkout-no-car.png` })
  await page.getByRole('button', { name: 'Name the car' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Brand').selectOption('Toyota')
  await dialog.getByLabel('Model').selectOption('Camry')
  await dialog.getByLabel('Year').selectOption('2012')
  await dialog.getByRole('button', { name: 'It is for this car' }).click()
  await summary(page)
    .getByText(/2012 Toyota Camry.*: does not fit/)
    .waitFor()
  expect(await page.getByText('No car is named').count()).toBe(0)
})
