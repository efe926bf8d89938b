import { expect, test } from 'vitest'
import { NARROW, type Page, visit, WIDE } from '../../support/browser/browser.ts'

const ACCORD = '1HGCM82633A004352'
const ACCORD_SWAPPED = '1HGCM82633A004325'
const SONATA = '5NPEB4AC9DH571382'
const EUROPEAN = 'WVWZZZ1KZAW000001'

const without = (path: string) => visit(path, { javaScriptEnabled: false })
const box = (page: Page) => page.getByRole('search').getByLabel('Search parts')
const field = (page: Page) => page.getByLabel(/^(VIN|Or type its VIN)$/)
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name })

/** All addresses that a page asks for: none may hold a piece of a VIN that tells one car from another. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return addresses
}

for (const viewport of [WIDE, NARROW])
  test(`the search box reads a VIN and leads to what fits the car, at ${viewport.width} px`, async () => {
    const page = await visit('/', { viewport })
    const addresses = addressesOf(page)
    await box(page).pressSequentially(ACCORD.toLowerCase())
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/shop\?car=\d+&engine=\d+/)
    await page.getByText('2003 Honda Accord, 3.0 L 6-cyl petrol — from the VIN').waitFor()
    await heading(page, /2003 Honda Accord 3\.0 L 6-cyl petrol/i).waitFor()
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.filter((address) => /1hgcm82633a/i.test(address))).toEqual([])
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
      /004352/,
    )
  })

test.each(['VIN: ', '(E) ', 'E: ', 'E '])(
  'a VIN that is pasted with its label “%s” leads to the car, and stands in no address either',
  async (label) => {
    const page = await visit('/')
    const addresses = addressesOf(page)
    await box(page).fill(`${label}${ACCORD}`)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/shop\?car=\d+&engine=\d+/)
    expect(addresses.filter((address) => /1hgcm82633a/i.test(address))).toEqual([])
  },
)

test('words beside a VIN lead to those parts of its car, with script and without', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await visit('/', { javaScriptEnabled })
    const addresses = addressesOf(page)
    await box(page).fill(`brake pads ${ACCORD}`)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/shop\?q=brake\+pads&car=\d+&engine=\d+/)
    expect(addresses.filter((address) => /1hgcm82633a/i.test(address))).toEqual([])
  }
})

test('the picker asks the one question that a VIN leaves open', async () => {
  const page = await visit('/')
  await field(page).fill(SONATA)
  await page.getByRole('button', { name: 'Find my car' }).click()
  await page.getByText('Which engine does it have?').waitFor()
  await page.getByRole('link', { name: '2.4 L 4-cyl petrol hybrid' }).click()
  await page.waitForURL(/\/shop\?car=\d+&engine=\d+/)
  await heading(page, /2013 Hyundai Sonata 2\.4 L 4-cyl petrol hybrid/i).waitFor()
})

test('a slip is shown at its place, and the VIN without it leads on', async () => {
  const page = await visit('/')
  await box(page).fill(ACCORD_SWAPPED)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your car by its VIN' })
  await dialog.getByText('Is it this car?').waitFor()
  await dialog.getByRole('textbox').and(page.locator(':focus')).waitFor()
  expect(await dialog.locator('mark').first().innerText()).toBe('2')
  await dialog.getByRole('button', { name: 'Characters 16 and 17 swapped?' }).click()
  await page.waitForURL(/\/shop\?car=\d+/)
  await heading(page, /2003 Honda Accord/i).waitFor()
})

test('an invalid VIN, and an unknown one, get an answer and further ways', async () => {
  const page = await visit('/')
  await field(page).fill('1HGCM82633A0O4352')
  await page.getByRole('button', { name: 'Find my car' }).click()
  await page.getByText('A VIN has no I, O or Q: character 13 is O. Is it 0?').waitFor()
  await field(page).fill(EUROPEAN)
  await page.getByRole('button', { name: 'Find my car' }).click()
  await page.getByText('We cannot tell your car by this VIN').waitFor()
  await page.getByRole('link', { name: 'Choose the Volkswagen model' }).click()
  await page.waitForURL(/\/parts\/volkswagen/i)
})

test.each([`${ACCORD}1`, `${ACCORD}X`, ACCORD.slice(0, -1)])(
  'the search box says of %s how many characters a VIN has',
  async (typed) => {
    const page = await visit('/')
    await box(page).fill(typed)
    await page.keyboard.press('Enter')
    await page.getByText(/A VIN has 17 characters/).waitFor()
    expect(new URL(page.url()).pathname).toBe('/find')
  },
)

test('without script the box posts: words lead to their list, a VIN to its car', async () => {
  const page = await without('/')
  await box(page).fill('front brake disc')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL('/shop?q=front+brake+disc')
  await box(page).fill(ACCORD)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(/\/shop\?car=\d+&engine=\d+/)
  await heading(page, /2003 Honda Accord 3\.0 L 6-cyl petrol/i).waitFor()
})

test('without script a question and a typing error are pages of their own, which are not cached', async () => {
  const page = await without('/')
  await field(page).fill(SONATA)
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByRole('button', { name: 'Find my car' }).click(),
  ])
  expect(answer.url()).toMatch(/\/find$/)
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(answer.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
  await page.getByText('Which engine does it have?').waitFor()
  await field(page).fill(ACCORD_SWAPPED)
  await page.getByRole('button', { name: 'Find my car' }).click()
  await page.getByRole('button', { name: 'Characters 16 and 17 swapped?' }).click()
  await page.waitForURL(/\/shop\?car=\d+&engine=\d+/)
  await heading(page, /2003 Honda Accord/i).waitFor()
})
