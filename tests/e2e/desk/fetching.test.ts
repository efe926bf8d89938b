import { expect, inject, test } from 'vitest'
import { NARROW, visit, WIDE } from '../../support/browser/browser.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { enter } from '../../support/browser/furnish.ts'

const shop = () => ({ shopUrl: inject('shopUrl'), sandboxUrl: inject('sandboxUrl') })
/** A file is fetched, read and applied by processes of their own, which have to start. */
const TIME = { timeout: 180_000 }
const WORK = { timeout: 60_000 }

test(
  "a supplier's list arrives by itself: tried, looked at, applied, and nothing new the second time",
  TIME,
  async () => {
    const me = await enter(shop(), 'sign-in', ADMIN)
    const name = `Night ${crypto.randomUUID().slice(0, 8)}`
    const page = await visit('/dashboard/suppliers', { storageState: me.storage, viewport: WIDE })
    const add = page.getByRole('form', { name: 'Add a supplier' })
    await add.getByLabel('Name').fill(name)
    await add.getByRole('button', { name: 'Add supplier' }).click()
    await page.getByRole('heading', { name, exact: true }).waitFor()

    const form = page.getByRole('form', { name: 'Fetched automatically' })
    const save = form.getByRole('button', { name: 'Save what is fetched' })
    const address = form.getByLabel('Address of the file')
    await address.fill('https://192.168.1.1/parts.csv')
    await save.click()
    await form.getByText('leads into the shop’s own network').waitFor()
    expect(await address.inputValue()).toBe('https://192.168.1.1/parts.csv')
    await address.fill(`${inject('sandboxUrl')}/supplier/none.csv`)
    await form.getByLabel('How the shop signs in there').selectOption('With a secret header')
    await form.getByLabel('Name of the header').fill('X-Api-Key')
    await save.click()
    await form.getByText('Give the password, or what the header says').waitFor()
    await form.getByLabel('What the header says').fill('a-very-secret-word')
    await form.getByLabel('It is applied automatically').check()
    await save.click()
    await form.getByText('It has not been fetched yet.').waitFor()
    await form.getByText(/Next on .*4:00/).waitFor()

    await form.getByRole('button', { name: 'Fetch now' }).click()
    await form.getByText('There is no file at this address (status 404)').waitFor(WORK)
    await form.getByText(/Next on/).waitFor(WORK)

    await address.fill(`${inject('sandboxUrl')}/supplier/parts.csv`)
    expect(await form.getByLabel('What the header says').inputValue()).toBe('')
    await save.click()
    await form.getByText('It has not been fetched yet.').waitFor()
    await form.getByRole('button', { name: 'Fetch now' }).click()
    await form.getByText(/^Fetched on/).waitFor(WORK)
    await form.getByRole('link', { name: 'parts.csv' }).click()
    await page.getByText('No file like this one of the supplier was applied before').waitFor(WORK)
    await page.getByRole('button', { name: 'Apply', exact: true }).click(WORK)
    await page.getByRole('heading', { name: 'Applied', exact: true }).waitFor(WORK)

    await page.getByRole('link', { name, exact: true }).click()
    await form.getByRole('button', { name: 'Fetch now' }).click()
    await form.getByText(/^Nothing new on/).waitFor(WORK)
  },
)

test('on a phone an admin sees that a file cannot be fetched, and has no more fetched', TIME, async () => {
  const me = await enter(shop(), 'sign-in', ADMIN)
  const name = `Gone ${crypto.randomUUID().slice(0, 8)}`
  const page = await visit('/dashboard/suppliers', { storageState: me.storage, viewport: NARROW })
  const add = page.getByRole('form', { name: 'Add a supplier' })
  await add.getByLabel('Name').fill(name)
  await add.getByRole('button', { name: 'Add supplier' }).click()
  const form = page.getByRole('form', { name: 'Fetched automatically' })
  await form.getByLabel('Address of the file').fill(`${inject('sandboxUrl')}/supplier/none.csv`)
  await form.getByLabel('How often').selectOption('Every hour')
  await form.getByRole('button', { name: 'Save what is fetched' }).click()
  await form.getByText('It could not be fetched on').waitFor(WORK)
  await page.goto('/dashboard')
  const troubles = page.getByRole('heading', { name: 'Files of suppliers' }).locator('..')
  const trouble = troubles.getByRole('listitem').filter({ hasText: name })
  const [link, mark] = [trouble.getByRole('link'), trouble.getByText('Cannot be fetched')]
  const [beside, at] = [(await link.boundingBox())!, (await mark.boundingBox())!]
  expect(at.y < beside.y + beside.height && at.y + at.height > beside.y).toBe(true)
  await link.click()
  await form.getByRole('button', { name: 'Stop fetching' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop fetching' }).click()
  await form.getByText('the shop can fetch it automatically').waitFor()
  expect(await form.getByLabel('Address of the file').inputValue()).toBe('')
})

test('who leaves a supplier is asked for what is not saved, whichever form it is in', async () => {
  const me = await enter(shop(), 'sign-in', ADMIN)
  const name = `Left ${crypto.randomUUID().slice(0, 8)}`
  const page = await visit('/dashboard/suppliers', { storageState: me.storage, viewport: WIDE })
  const add = page.getByRole('form', { name: 'Add a supplier' })
  await add.getByLabel('Name').fill(name)
  await add.getByRole('button', { name: 'Add supplier' }).click()
  await page.getByRole('heading', { name, exact: true }).waitFor()
  const [address, named] = [page.getByLabel('Address of the file'), page.getByLabel('Name', { exact: true })]
  const warning = page.getByRole('dialog', { name: 'Leave without saving?' })
  for (const [field, kept] of [
    [address, 'https://list.example/parts.csv'],
    [named, `${name} & Sons`],
  ] as const) {
    const before = await field.inputValue()
    await field.fill(kept)
    await page.getByRole('link', { name: 'Exports' }).click()
    await warning.getByRole('button', { name: 'Cancel' }).click()
    await warning.waitFor({ state: 'hidden' })
    expect(await field.inputValue()).toBe(kept)
    await field.fill(before)
  }
  await page.getByRole('link', { name: 'Exports' }).click()
  await page.waitForURL('/dashboard/exports')
})
