import { expect, inject, test } from 'vitest'
import { open, type Page, visit } from '../../support/browser/browser.ts'
import { mailTo } from '../../support/browser/at-checkout.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { call, enter } from '../../support/browser/furnish.ts'

const shop = () => ({ shopUrl: inject('shopUrl'), sandboxUrl: inject('sandboxUrl') })
const camry = {
  make: 'Toyota',
  model: 'Camry',
  yearFrom: 2012,
  yearTo: 2014,
  engine: null,
  position: null,
  quantity: null,
}
const asAdmin = () => enter(shop(), 'sign-in', ADMIN)

/** A part that nobody knows any car of. */
async function newPart(token: string): Promise<{ id: string; name: string; number: string }> {
  const number = `FIT-${crypto.randomUUID().slice(0, 8)}`
  const body = { name: `Fit tester ${number}`, price: 40, img: '/pictures/og.jpg', number, category: 'brake-discs' }
  const { said } = await call(`${inject('shopUrl')}/api/bestSeller`, 'POST', { token, body })
  return { id: said.insertedId, name: body.name, number }
}

/** A shopper chooses the 2012 Toyota Camry on a page that asks for a car. */
async function chooseCamry(page: Page) {
  await page.getByRole('button', { name: /Choose your car|Change car|Choose it from the list/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Brand').selectOption('Toyota')
  await dialog.getByLabel('Model').selectOption('Camry')
  await dialog.getByLabel('Year').selectOption('2012')
  await dialog.getByRole('button', { name: 'Check the fit' }).click()
}

async function addCamry(page: Page, lastYear: string) {
  await page.getByRole('button', { name: 'Add a car' }).click()
  const line = page.getByRole('form', { name: 'Add a car' })
  await line.getByLabel('Make').selectOption('Toyota')
  await line.getByLabel('Model').selectOption('Camry')
  await line.getByLabel('First year').selectOption('2012')
  await line.getByLabel('Last year').selectOption(lastYear)
  return line
}

test('an admin gives a new part its cars and finds it for that car; a shopper sees that it fits', async () => {
  const { token, storage } = await asAdmin()
  const part = await newPart(token)
  const page = await visit(`/dashboard/updateParts/${part.id}`, { storageState: storage })
  await page.getByRole('navigation', { name: 'Part' }).getByRole('link', { name: 'Cars' }).click()
  const line = await addCamry(page, '2011')
  await line.getByRole('button', { name: 'Add to the list' }).click()
  await line.getByText('The last year is before the first').waitFor()
  await line.getByLabel('Last year').selectOption('2013')
  await line.getByRole('button', { name: 'Add a condition' }).click()
  await line.getByLabel('What').selectOption('Front discs, mm')
  await line.getByLabel('Value').fill('large')
  await line.getByRole('button', { name: 'Add to the list' }).click()
  await line.getByText('The size of a disc is in mm: 312').waitFor()
  await line.getByRole('button', { name: 'Take out' }).click()
  await line.getByRole('button', { name: 'Add to the list' }).click()
  await page.getByRole('table', { name: 'Cars' }).getByText('Toyota Camry').waitFor()
  await page.getByText('Not saved yet').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('The cars of this part are saved').waitFor()

  await open(page, `/shop?make=Toyota&model=Camry&year=2012&category=brake-discs&sort=newest`)
  await page.getByRole('article').filter({ hasText: part.name }).waitFor()

  const shopper = await visit(`/shop/${part.id}`)
  await chooseCamry(shopper)
  await shopper.getByText('Fits your 2012 Toyota Camry').waitFor()
})

test('cars of parts with the same OE number are proposed, and the chosen ones come into the list', async () => {
  const { token, storage } = await asAdmin()
  const [from, to] = [await newPart(token), await newPart(token)]
  const api = `${inject('shopUrl')}/api`
  const oeNumbers = [{ maker: 'BMW', number: `34 11 ${from.number.slice(4)}` }]
  for (const { id, name } of [from, to])
    await call(`${api}/bestSeller/${id}`, 'PUT', {
      token,
      body: { name, price: 40, img: '/pictures/og.jpg', oeNumbers },
    })
  const { version } = (await call(`${api}/parts/${from.id}/fits`, 'GET', { token })).said
  const applications = [
    { ...camry, conditions: [] },
    { ...camry, make: 'Audi', model: 'A4', yearTo: 2012, conditions: [] },
  ]
  const fits = { version, universal: false, specs: [], applications }
  await call(`${api}/parts/${from.id}/fits`, 'PUT', { token, body: fits })

  const page = await visit(`/dashboard/updateParts/${to.id}/cars`, { storageState: storage })
  const proposed = page.getByRole('region', { name: 'Cars by OE number' })
  await proposed.getByText(`1 part shares its OE number ${oeNumbers[0]!.maker}`).waitFor()
  await proposed.getByText('It fits 2 cars that the list does not have yet.').waitFor()
  const a4 = proposed.getByRole('checkbox', { name: /Audi A4 2012/ })
  await proposed.getByText(from.number).first().waitFor()
  await a4.focus()
  await page.keyboard.press('Space')
  await proposed.getByRole('button', { name: 'Add 1 car to the list' }).click()
  await page.getByText('1 car added to the list').waitFor()
  await page.getByRole('table', { name: 'Cars' }).getByText('Audi A4').waitFor()
  await proposed.getByRole('checkbox', { name: 'Choose all' }).check()
  await proposed.getByRole('button', { name: 'Add 1 car to the list' }).click()
  await proposed.getByText('The list has all their cars.').waitFor()
  await open(page, '/shop?make=Toyota&model=Camry&year=2012&category=brake-discs&sort=newest')
  await page.getByRole('article').filter({ hasText: to.name }).waitFor()
})

test('cars are copied from another part, changed and taken out; of two admins the second is asked', async () => {
  const { token, storage } = await asAdmin()
  const [from, to] = [await newPart(token), await newPart(token)]
  const applications = [
    { ...camry, conditions: [] },
    { ...camry, make: 'Audi', model: 'A4', conditions: [{ kind: 'with', value: 'sport suspension' }] },
  ]
  const put = (id: string, version: number) =>
    call(`${inject('shopUrl')}/api/parts/${id}/fits`, 'PUT', {
      token,
      body: { version, universal: false, applications, specs: [] },
    })
  await put(from.id, 1)
  const page = await visit(`/dashboard/updateParts/${to.id}/cars`, { storageState: storage })
  await page.getByLabel('Number of another part').fill('no such number')
  await page.getByRole('button', { name: 'Copy its cars' }).click()
  await page.getByText('No part has the number no such number').waitFor()
  await page.getByLabel('Number of another part').fill(from.number)
  await page.getByRole('button', { name: 'Copy its cars' }).click()
  const cars = page.getByRole('table', { name: 'Cars' })
  await cars.getByText('with sport suspension').waitFor()
  await cars.getByRole('button', { name: 'Take out Audi A4 2012–2014' }).click()
  await cars.getByRole('button', { name: 'Edit Toyota Camry 2012–2014' }).click()
  const line = page.getByRole('form', { name: 'Change a car' })
  await line.getByLabel('Position').selectOption('front')
  await line.getByRole('button', { name: 'Change the line' }).click()
  await put(to.id, 1)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Somebody else has changed this part meanwhile').waitFor()
  await page.getByRole('button', { name: 'Save mine over it' }).click()
  await page.getByText('The cars of this part are saved').waitFor()
  const { said } = await call(`${inject('shopUrl')}/api/parts/${to.id}/fits`, 'GET', { token })
  expect(said.applications).toMatchObject([{ model: 'Camry', position: 'front' }])
})

test('a shopper reports that a fit is wrong, an admin corrects it, and the part answers right afterwards', async () => {
  const { token, storage } = await asAdmin()
  const part = await newPart(token)
  const url = `${inject('shopUrl')}/api/parts/${part.id}/fits`
  const body = { version: 1, universal: false, specs: [], applications: [{ ...camry, conditions: [] }] }
  await call(url, 'PUT', { token, body })

  const shopper = await visit(`/shop/${part.id}`)
  await chooseCamry(shopper)
  await shopper.getByText('Fits your 2012 Toyota Camry').waitFor()
  await shopper.getByRole('link', { name: 'Report a wrong fit' }).click()
  await shopper.getByText('Your car: 2012 Toyota Camry').waitFor()
  await shopper.getByRole('button', { name: 'Send' }).click()
  await shopper.getByText('Tell us what is wrong').waitFor()
  await shopper.getByLabel('What is wrong?').fill('The 2012 model has smaller discs.')
  await shopper.getByLabel('Your e-mail').fill('pat at home')
  await shopper.getByRole('button', { name: 'Send' }).click()
  await shopper.getByText('Provide a valid Email').waitFor()
  const email = `pat.${part.id}@example.com`
  await shopper.getByLabel('Your e-mail').fill(email)
  await shopper.getByRole('button', { name: 'Send' }).click()
  await shopper.getByText('Thank you! We will look at it.').waitFor()

  const page = await visit('/dashboard', { storageState: storage })
  await page.getByRole('link', { name: /that a fit is wrong wait/ }).click()
  const report = page.getByRole('article', { name: `${part.name}: 2012 Toyota Camry` })
  await report.getByText('The 2012 model has smaller discs.').waitFor()
  await report.getByRole('link', { name: 'Open its cars' }).click()
  await page.getByRole('button', { name: 'Edit Toyota Camry 2012–2014' }).click()
  await page.getByRole('form', { name: 'Change a car' }).getByLabel('First year').selectOption('2013')
  await page.getByRole('button', { name: 'Change the line' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('The cars of this part are saved').waitFor()
  await shopper.getByRole('link', { name: 'Back to the part' }).click()
  await shopper.getByText('Does not fit your 2012 Toyota Camry').waitFor()

  await open(page, '/dashboard/fitReports')
  await report.getByRole('button', { name: 'Decide' }).click()
  const answer = page.getByRole('dialog', { name: 'Decide the report' })
  await answer.getByText(`We send your answer and the note to ${email}`).waitFor()
  await answer.getByRole('button', { name: 'Decline' }).click()
  await answer.getByText('Say why it is declined').waitFor()
  await answer.getByLabel('Note').fill('We looked')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await answer.getByRole('button', { name: 'Decline' }).click()
  await report.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Decided' }).click()
  await report.getByText(/^Declined/).waitFor()
  await report.getByRole('button', { name: 'Decide again' }).click()
  await answer.getByRole('button', { name: 'Corrected' }).click()
  await report.getByText(/^Corrected/).waitFor()
  await mailTo(email, 'You were right, and we have corrected it.')
})

test('without script a wrong fit is reported too, and nothing that was typed is lost', async () => {
  const { token } = await asAdmin()
  const part = await newPart(token)
  const page = await visit(`/shop/${part.id}`, { javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Report a wrong fit' }).click()
  await page.getByLabel('What is wrong?').fill('It is too wide.')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('alert').getByText('Which car is it?').waitFor()
  expect(await page.getByLabel('What is wrong?').inputValue()).toBe('It is too wide.')
  await page.getByLabel('Which car is it?').fill('1967 Citroen DS')
  await page.getByLabel('Your e-mail').fill('pat at home')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('alert').getByText('Provide a valid Email').waitFor()
  expect(await page.getByLabel('Your e-mail').inputValue()).toBe('pat at home')
  await page.getByLabel('Your e-mail').fill('pat@example.com')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Thank you! We will look at it.').waitFor()
  const { said } = await call(`${inject('shopUrl')}/api/fit-reports?limit=100`, 'GET', { token })
  expect(said.items.find((one: { part: { _id: string } }) => one.part._id === part.id)).toMatchObject({
    car: '1967 Citroen DS',
    what: 'It is too wide.',
    by: null,
    hears: 'pat@example.com',
  })
})

test('a car that is picked in the report of a wrong fit sends nothing yet, and the focus comes back from the dialog', async () => {
  const { token } = await asAdmin()
  const part = await newPart(token)
  const page = await visit(`/wrongFit?part=${part.id}`)
  const sent: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(new URL(request.url()).pathname)))
  await page.getByLabel('Which car is it?').fill('my old Camry')
  await page.getByLabel('What is wrong?').fill('The disc is smaller.')
  const pick = page.getByRole('button', { name: 'Choose it from the list' })
  await pick.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await pick.evaluate((button) => button === document.activeElement)).toBe(true)
  await chooseCamry(page)
  await page.getByText('Your car: 2012 Toyota Camry').waitFor()
  expect(sent).not.toContain('/api/fit-reports')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Thank you! We will look at it.').waitFor()
  expect(sent.filter((path) => path === '/api/fit-reports')).toHaveLength(1)
})
