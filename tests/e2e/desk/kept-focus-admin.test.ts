import { expect, inject, test } from 'vitest'
import { type Page, visit } from '../../support/browser/browser.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { call, enter } from '../../support/browser/furnish.ts'
import { openFilesIn, WORK } from '../../support/browser/sent-files.ts'

const api = (path: string) => `${inject('shopUrl')}/api${path}`
const asAdmin = () => enter({ shopUrl: inject('shopUrl') }, 'sign-in', ADMIN)
type Place = ReturnType<Page['locator']>

/** What is pressed by keyboard has the focus while the shop works on it, and when the shop could not. */
async function keepsFocus(page: Page, button: Place, calls: string) {
  let answer = () => {}
  const answered = new Promise<void>((done) => {
    answer = done
  })
  await page.route(calls, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    await answered
    return route.fulfill({ status: 503, json: { code: 'busy', detail: 'Try again in a moment' } })
  })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.locator('main [aria-busy=true]').waitFor()
  await button.and(page.locator(':focus')).waitFor({ timeout: 3000 })
  expect(await button.isDisabled()).toBe(true)
  answer()
  await page.getByText('Try again in a moment').first().waitFor()
  await button.and(page.locator(':focus:not([aria-disabled])')).waitFor({ timeout: 3000 })
}

/** A new part, for which a customer proposed another name and reported a wrong fit. */
async function fromCustomer(adminsToken: string) {
  const mark = crypto.randomUUID().slice(0, 8)
  const someone = { name: `Kim ${mark}`, email: `kim.${mark}@example.com`, password: 'spanner-42' }
  const { token } = await enter({ shopUrl: inject('shopUrl') }, 'sign-up', someone)
  const part = { name: `Disc ${mark}`, price: 40, img: '/pictures/og.jpg' }
  const { insertedId } = (await call(api('/bestSeller'), 'POST', { token: adminsToken, body: part })).said
  await call(api(`/bestSeller/${insertedId}`), 'PUT', { token, body: { ...part, name: `${part.name} new` } })
  const report = { part: insertedId, carName: '1967 Citroen DS', what: 'No.' }
  await call(api('/fit-reports'), 'POST', { token, body: report })
  return part.name
}

test('who decides by keyboard keeps the place while a correction or a fit report is decided', async () => {
  const { token, storage } = await asAdmin()
  const name = await fromCustomer(token)
  const page = await visit('/dashboard/corrections', { storageState: storage })
  const correction = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })
  await keepsFocus(page, correction.getByRole('button', { name: 'Decline' }), '**/api/corrections/*')
  await page.goto('/dashboard/fitReports')
  const report = page.getByRole('article', { name: `${name}: 1967 Citroen DS` })
  await report.getByRole('button', { name: 'Decide' }).click()
  await keepsFocus(page, page.getByRole('dialog').getByRole('button', { name: 'Corrected' }), '**/api/fit-reports/*')
})

test('who has failed work tried again, or a refund sent again, by keyboard keeps the place', async () => {
  const { storage } = await asAdmin()
  const page = await visit('/', { storageState: storage })
  const at = '2026-11-20T08:00:00.000Z'
  const work = { _id: 'mail', job: 'send-mail', mail: 'verify-email', about: null, askedAt: at, failedAt: at }
  const items = [{ ...work, tries: 61, error: 'Error: 451 try later' }]
  await page.route('**/api/failed-work', (route) => route.fulfill({ json: { items, next: null } }))
  await page.goto('/dashboard/failedWork')
  await keepsFocus(page, page.getByRole('button', { name: /^Try again: Mail/ }), '**/api/failed-work/mail/retry')

  const refund = { _id: 'r1', orderId: 'o1', orderNumber: 'CM-7F3K-29QD', amount: 40, currency: 'USD' }
  await page.route('**/api/overview', async (route) => {
    const answer = await route.fetch()
    const refunds = [{ ...refund, reason: 'Came back', state: 'failed' }]
    return route.fulfill({ response: answer, json: { ...(await answer.json()), refunds } })
  })
  await page.goto('/dashboard')
  await keepsFocus(
    page,
    page.getByRole('button', { name: 'Send $40 of CM-7F3K-29QD again' }),
    '**/api/orders/o1/refunds',
  )
})

test('who sends a file by keyboard keeps the place, and is led to what is missing', async () => {
  const { me, mark, supplier } = await openFilesIn()
  const page = await visit(`/dashboard/imports?supplier=${supplier.id}`, { storageState: me.storage })
  const form = page.getByRole('form', { name: 'Send a file' })
  await form.getByRole('button', { name: 'Send and check' }).press('Enter')
  const file = form.getByLabel('File', { exact: true })
  await file.and(page.locator(':focus')).waitFor({ timeout: 3000 })
  await file.setInputFiles({ name: `list-${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from('Number\nA1') })
  let answer = () => {}
  const answered = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/api/imports?*', async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    await answered
    return route.fulfill({ status: 503, json: { code: 'busy', detail: 'Try again in a moment' } })
  })
  await form.getByRole('button', { name: 'Send and check' }).press('Enter')
  await page.keyboard.press('Tab')
  await form.getByRole('button', { name: 'Stop sending' }).and(page.locator(':focus')).waitFor({ timeout: 3000 })
  answer()
  await form.getByText('Try again in a moment').waitFor()
  await page.keyboard.press('Tab')
  await form.getByRole('button', { name: 'Send and check' }).and(page.locator(':focus')).waitFor({ timeout: 3000 })
})

test('who takes in mappings keeps the place at the field', async () => {
  const { me, supplier } = await openFilesIn()
  const page = await visit(`/dashboard/suppliers/${supplier.id}`, { storageState: me.storage })
  const field = page.getByLabel('Import mappings from CSV')
  await field.focus()
  const csv = 'kind,theirs,ours\nbrand,Kovera,Kovara\n'
  await field.setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByText(/is mapped/).waitFor()
  await field.and(page.locator(':focus')).waitFor({ timeout: 3000 })
})

test('who says by keyboard what columns mean, or undoes a file, goes on where it says what happens', async () => {
  const { me, mark, sends, applies } = await openFilesIn()
  const file = await sends('list.csv', `Number,Brand,Name,Price,Odd\nK-${mark},Kovara,Disc ${mark},40,1\n`)
  const page = await visit(`/dashboard/imports/${file.id}`, { storageState: me.storage })
  await page.getByLabel('Odd means').selectOption({ label: 'Stock' })
  await page.getByRole('button', { name: 'Save columns and read again' }).press('Enter')
  const happens = page.getByRole('group', { name: 'What happens to the file' })
  await happens.and(page.locator(':focus')).waitFor({ timeout: 5000 })
  await page.getByRole('button', { name: 'Apply', exact: true }).waitFor(WORK)
  await applies(file)
  await page.goto(`/dashboard/imports/${file.id}`)
  await page.getByRole('link', { name: 'What it wrote, and undo' }).press('Enter')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).press('Enter')
  await page.getByText(/^Undone /).waitFor()
  await page.locator('[role=status]:focus', { hasText: 'Undone' }).waitFor({ timeout: 5000 })
})
