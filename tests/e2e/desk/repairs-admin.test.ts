import { expect, inject, test } from 'vitest'
import type { RepairJobRecord } from '#domain/repairs/schema'
import { NARROW, open, type Page, visit, WIDE } from '../../support/browser/browser.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { call, enter } from '../../support/browser/furnish.ts'

const asAdmin = () => enter({ shopUrl: inject('shopUrl') }, 'sign-in', ADMIN)
const api = (path: string) => `${inject('shopUrl')}/api${path}`

/** A job of three steps at an address of its own. */
async function newJob(token: string): Promise<RepairJobRecord> {
  const slug = `drill-${crypto.randomUUID().slice(0, 8)}`
  const steps = ['brake-discs', 'brake-pads', 'brake-cleaners'].map((type) => ({ type, need: 'always' }))
  const body = { slug, name: `Drill ${slug}`, about: 'Only to try.', steps }
  return (await call(api('/repair-jobs'), 'POST', { token, body })).said
}
const step = (page: Page, n: number) => page.getByRole('group', { name: `Step ${n}`, exact: true })
const typesOf = async (page: Page) => {
  const fields = await page.getByRole('combobox', { name: 'Part type' }).all()
  return Promise.all(fields.map((field) => field.inputValue()))
}

test.each([
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const)(
  'an admin adds a repair, previews it for a car and saves it; shoppers have it, at %s',
  async (_where, viewport) => {
    const { storage } = await asAdmin()
    const page = await visit('/dashboard', { storageState: storage, viewport })
    if (viewport === NARROW) await page.locator('summary').filter({ hasText: 'Overview' }).click()
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Repairs' }).click()
    await page
      .getByRole('table', { name: 'Repairs' })
      .getByRole('link', { name: 'Front brakes', exact: true })
      .waitFor()
    await page.getByRole('link', { name: 'Add a repair' }).click()
    const slug = `sump-${crypto.randomUUID().slice(0, 8)}`
    await page.getByRole('button', { name: 'Save' }).waitFor()
    await page.getByLabel('Name').fill(`Sump ${slug}`)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Say what the job is').waitFor()
    await page.getByText('Choose a part type').waitFor()
    await page.getByLabel('Address').fill(slug)
    await page.getByLabel('What it is').fill('It weeps oil.')
    const discs = step(page, 1)
    await discs.getByLabel('Part type').fill('brake discs')
    await discs.getByLabel('Position').selectOption('front')
    await page.getByRole('button', { name: 'Add a step' }).click()
    const cleaner = step(page, 2)
    await cleaner.getByLabel('Part type').fill('Flux capacitors')
    await cleaner.getByLabel('Amount').selectOption('So many pieces')
    await page.getByRole('button', { name: 'Save' }).click()
    await cleaner.getByText('Quantity should be 1 or more').waitFor()
    await cleaner.getByLabel('Pieces').fill('2')
    await page.getByRole('button', { name: 'Save' }).click()
    await cleaner.getByText('There is no type "Flux capacitors"').waitFor()
    await cleaner.getByLabel('Part type').fill('Brake cleaners')
    await cleaner.getByLabel('Needed').selectOption('Often due as well')

    const preview = page.getByRole('region', { name: 'As shoppers see it' })
    await preview.getByLabel('Brand').selectOption('Volkswagen')
    await preview.getByLabel('Model').selectOption('Golf')
    await preview.getByLabel('Year').selectOption('2014')
    await preview.getByRole('button', { name: 'Show the parts' }).click()
    const plan = preview.getByRole('region', { name: /^Preview for 2014 Volkswagen Golf/ })
    await plan.waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText(`Sump ${slug} is saved`).waitFor()
    await page.waitForURL(/\/dashboard\/repairs\/\d+$/)
    await page.getByRole('link', { name: 'See its page' }).click()
    await page.waitForURL(new RegExp(`/repairs/${slug}`))
    await page.getByRole('heading', { name: new RegExp(`^Sump ${slug}`) }).waitFor()
  },
)

test('steps are moved and taken out by keyboard, with the focus kept and the new place read out', async () => {
  const { token, storage } = await asAdmin()
  const job = await newJob(token)
  const page = await visit(`/dashboard/repairs/${job._id}`, { storageState: storage })
  const up = page.getByRole('button', { name: 'Move step 3 up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Brake cleaners is step 2 of 3').waitFor({ state: 'attached' })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(await focused()).toBe('Move step 2 up')
  await page.keyboard.press('Enter')
  // The first step cannot go up any more: the focus stays at the step, on what it can do.
  await page.getByRole('status').getByText('Brake cleaners is step 1 of 3').waitFor({ state: 'attached' })
  expect(await focused()).toBe('Move step 1 down')
  expect(await typesOf(page)).toEqual(['Brake cleaners', 'Brake discs', 'Brake pads'])
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Take out step 3' }).focus()
  await page.keyboard.press('Enter')
  expect(await focused()).toBe(null)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Add a step')
  await page.getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(`${job.name} is saved`).waitFor()
  const { said } = await call(api(`/repair-jobs/${job._id}`), 'GET', { token })
  expect(said.steps.map(({ type }: { type: string }) => type)).toEqual(['brake-discs', 'brake-cleaners'])
  expect(said.version).toBe(2)
})

test('of two admins the second is asked; who leaves with unsaved changes is warned', async () => {
  const { token, storage } = await asAdmin()
  const job = await newJob(token)
  const page = await visit(`/dashboard/repairs/${job._id}`, { storageState: storage })
  await page.getByLabel('What it is').fill('Mine.')
  await call(api(`/repair-jobs/${job._id}`), 'PUT', { token, body: { ...job, about: 'Theirs.' } })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Somebody else has changed this repair meanwhile').waitFor()
  await page.getByText('Theirs.').waitFor()

  await page.getByRole('link', { name: 'All repairs' }).click()
  const warning = page.getByRole('dialog', { name: 'Leave without saving?' })
  await warning.getByRole('button', { name: 'Cancel' }).click()
  expect(await page.getByLabel('What it is').inputValue()).toBe('Mine.')
  expect(new URL(page.url()).pathname).toBe(`/dashboard/repairs/${job._id}`)
  await page.getByRole('button', { name: 'Save mine over it' }).click()
  await page.getByText(`${job.name} is saved`).waitFor()
  const { said } = await call(api(`/repair-jobs/${job._id}`), 'GET', { token })
  expect([said.about, said.version]).toEqual(['Mine.', 3])

  // What is saved is left without a word; what is not is lost only when somebody says so.
  await page.getByRole('link', { name: 'All repairs' }).click()
  await page.getByRole('link', { name: `Edit ${job.name}` }).click()
  await page.getByLabel('What it is').fill('Never to be kept.')
  await page.getByRole('link', { name: 'All repairs' }).click()
  await warning.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('/dashboard/repairs')
  await page.getByRole('button', { name: `Delete ${job.name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText(`${job.name} is deleted`).waitFor()
  await open(page, `/dashboard/repairs/${job._id}`)
  await page
    .getByRole('heading', { name: /not in our catalogue/ })
    .first()
    .waitFor()
})
