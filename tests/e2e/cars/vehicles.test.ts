import { expect, inject, test } from 'vitest'
import { open, visit } from '../../support/browser/browser.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { enter } from '../../support/browser/furnish.ts'

/** An admin at a page of the dashboard. */
async function atAdmin(path: string) {
  const shop = { shopUrl: inject('shopUrl'), sandboxUrl: inject('sandboxUrl') }
  const { storage } = await enter(shop, 'sign-in', ADMIN)
  return visit(path, { storageState: storage })
}

test('an admin adds a European car, brings more of them as a list, corrects what was refused, and shoppers choose them', async () => {
  const page = await atAdmin('/dashboard/vehicles')
  const form = page.getByRole('form', { name: 'Add a vehicle' })
  await form.getByLabel('Make').fill('Peugeot')
  await form.getByLabel('Model name').fill('308')
  await form.getByLabel('Market').fill('EU')
  await form.getByLabel('First model year').fill('2012')
  await form.getByRole('button', { name: 'Add vehicle' }).click()
  await form.getByText('year_to should be a year').waitFor()
  await form.getByLabel('Last model year').fill('2013')
  await form.getByLabel('Litres').fill('1.6')
  await form.getByLabel('Fuel').fill('diesel')
  await form.getByRole('button', { name: 'Add vehicle' }).click()
  await page.getByText('Peugeot 308 is in the shop').waitFor()

  const list = page.getByRole('form', { name: 'Import a list' })
  const field = list.getByLabel('List as CSV')
  await list.getByLabel('Market of the list').fill('EU')
  await field.fill('make,model,type,year_from,year_to\nPeugeot,208,car,2012,2014\nPeugeot,508,lorry,2012,2014')
  await list.getByRole('button', { name: 'Add the list' }).click()
  await list.getByText('1 row is in the shop, 1 is not').waitFor()
  await list.getByText('Type is one of car, suv-van, truck, motorcycle').waitFor()
  expect(await field.inputValue()).toBe('make,model,type,year_from,year_to\nPeugeot,508,lorry,2012,2014')
  await field.fill((await field.inputValue()).replace('lorry', 'car'))
  await list.getByRole('button', { name: 'Add the list' }).click()
  await list.getByText('1 row is in the shop.').waitFor()

  const change = page.getByRole('region', { name: 'Change a vehicle' })
  await open(page, '/dashboard/vehicles')
  await change.getByRole('combobox', { name: 'Brand' }).selectOption('Peugeot')
  await change.getByRole('combobox', { name: 'Model' }).selectOption('308')
  await change.getByRole('combobox', { name: 'Year' }).selectOption('2013')
  await change.getByRole('button', { name: 'Open' }).click()
  const car = page.getByRole('form', { name: '2013 Peugeot 308' })
  await car.getByLabel('Cylinders').fill('4')
  await car.getByRole('button', { name: 'Save' }).click()
  await page.getByText('2013 Peugeot 308 is saved').waitFor()

  // A page may be half a second older than what was saved, and it is not loaded anew by itself.
  const engine = page.getByRole('link', { name: /1\.6 L 4-cyl diesel/ })
  const shown = async () => {
    await open(page, '/parts/peugeot/308/2013')
    return engine.count()
  }
  await expect.poll(shown).toBe(1)
  await open(page, '/dashboard/vehicles')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect((await file).suggestedFilename()).toBe('vehicles.csv')
})
