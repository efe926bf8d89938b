import { expect, test } from 'vitest'
import { NARROW, open, type Page, visit, WIDE } from '../../support/browser/browser.ts'
import { theAdmin } from '../../spec/visitors.ts'

const at = '2026-11-20T08:00:00.000Z'
const LABEL = {
  _id: 'label',
  job: 'cancel-label',
  mail: null,
  about: { kind: 'order', id: 'o1', name: 'CM-7F3K-29QD' },
  askedAt: '2026-11-19T07:30:00.000Z',
  failedAt: at,
  tries: 61,
  error: 'Error: the label of the parcel 7f3k cannot be given back: CARRIER_URL is not set',
}
const MAIL = {
  ...LABEL,
  _id: 'mail',
  job: 'send-mail',
  mail: 'verify-email',
  about: null,
  error: 'Error: 451 try later',
}

const UNSENT = { count: 2, since: '2026-11-20T10:12:00.000Z', error: 'Error: connect ECONNREFUSED' }

/** As if this had failed: a shop of the tests would have to fail for a day. */
async function failing(page: Page, left: (typeof LABEL | typeof MAIL)[]) {
  const asked: string[] = []
  await page.route('**/api/failed-work**', async (route) => {
    const [, , , id] = new URL(route.request().url()).pathname.split('/')
    if (!id) return route.fulfill({ json: { items: left, next: null } })
    asked.push(`${route.request().method()} ${id}`)
    left.splice(
      left.findIndex(({ _id }) => _id === id),
      1,
    )
    return route.fulfill({ json: { deletedCount: 1 } })
  })
  await page.route('**/api/overview', async (route) => {
    const answer = await route.fetch()
    return route.fulfill({
      response: answer,
      json: { ...(await answer.json()), failedWork: left.length, unsentMails: UNSENT },
    })
  })
  return asked
}

test.each([
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const)('at %s an admin is led to what failed, has it tried again, and drops the rest', async (where, viewport) => {
  const { signedIn } = await theAdmin()
  const page = await visit('/', { viewport, ...signedIn })
  const asked = await failing(page, [{ ...LABEL }, { ...MAIL }])
  await open(page, '/dashboard')
  const unsent = page.getByRole('region', { name: 'Mails that do not go out' })
  await unsent.getByText(/^2 mails wait since Nov 20, 2026/).waitFor()
  await unsent.getByText('Error: connect ECONNREFUSED').waitFor()
  const [now] = await Promise.all([
    page.waitForResponse('**/api/unsent-mails/retry'),
    unsent.getByRole('button', { name: 'Try now' }).click(),
  ])
  expect(now.status()).toBe(202)
  await page.getByText('The shop tries them now.').waitFor()
  await page.getByRole('link', { name: '2 things failed and wait for you' }).click()
  await page.waitForURL('/dashboard/failedWork')

  const table = page.getByRole('table', { name: 'Work that failed' })
  const label = table.getByRole('row').filter({ hasText: 'Give a label back to its carrier' })
  await label.getByText('CARRIER_URL is not set').waitFor()
  await label.getByText(/^tried 61 times, since Nov 19, 2026/).waitFor()
  expect(await label.getByRole('link', { name: 'CM-7F3K-29QD' }).getAttribute('href')).toBe('/dashboard/orders/o1')
  await table.getByText('Mail: confirm the e-mail address').waitFor()
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/failed-${where}.png` })

  await label.getByRole('button', { name: 'Try again: Give a label back to its carrier, CM-7F3K-29QD' }).click()
  await page.getByText('The shop tries it again').waitFor()
  await label.waitFor({ state: 'detached' })
  await table.getByRole('button', { name: 'Take off the list: Mail' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take it off the list?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await table.getByRole('button', { name: 'Take off the list: Mail' }).click()
  await dialog.getByRole('button', { name: 'Take off the list' }).click()
  await page.getByText('Nothing has failed').waitFor()
  expect(asked).toEqual(['POST label', 'DELETE mail'])

  await page.getByRole('link', { name: 'Log', exact: true }).last().click()
  await page.getByRole('link', { name: 'Work that failed' }).click()
  await page.waitForURL('/dashboard/failedWork')
})
