import { expect, inject, test } from 'vitest'
import { problemsOf } from '../../support/browser/axe.ts'
import { NARROW, type Page, visit, WIDE } from '../../support/browser/browser.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { call, enter } from '../../support/browser/furnish.ts'

const admin = () => enter({ shopUrl: inject('shopUrl') }, 'sign-in', ADMIN)

/** Parts with numbers that one word finds. */
async function newParts(token: string, prices: number[]): Promise<{ word: string; numbers: string[] }> {
  const word = `MP${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const numbers = prices.map((_, n) => `${word}-${n}`)
  for (const [n, price] of prices.entries()) {
    const body = { name: `Gasket ${word}`, price, img: '/pictures/og.jpg', number: numbers[n], stock: 5 }
    await call(`${inject('shopUrl')}/api/bestSeller`, 'POST', { token, body })
  }
  return { word, numbers }
}

/** From the list that finds one part to the preview of a price that is 10 % higher. */
async function previewTenPerCent(page: Page) {
  await page.getByRole('link', { name: 'Change the one found' }).click()
  await page.getByLabel('New price').selectOption('Raise or lower by a percentage')
  await page.getByLabel('Per cent').fill('10')
  await page.getByRole('button', { name: 'Preview' }).click()
}

test('an admin raises the prices of all parts that a search finds, sees what happened, and takes it back', async () => {
  const me = await admin()
  const { word } = await newParts(me.token, [40, 52])
  const page = await visit(`/dashboard/manageParts?q=${word}`, { storageState: me.storage, viewport: WIDE })
  await page.getByRole('link', { name: 'Change all 2 found' }).click()
  await page.getByLabel('New price').selectOption('Raise or lower by a percentage')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByText('Per cent should be a number').waitFor()
  await page.getByLabel('Per cent').fill('10')
  await page.getByLabel('Ends in').selectOption('9')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByText('2 of 2 parts change.').waitFor()
  expect(await problemsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Change 2 parts' }).click()
  await page.getByText('2 parts changed.').waitFor()
  await page.getByRole('cell', { name: '$59' }).waitFor()
  expect(await problemsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await page.getByText(/^Undone /).waitFor()
  const [newest] = await page.getByRole('table', { name: 'What it wrote' }).getByRole('link').allTextContents()
  expect(newest).toContain(word)
  const run = page.locator(`a[href="${new URL(page.url()).pathname}"]`)
  await page.getByRole('link', { name: 'All bulk changes' }).click()
  const mine = page.getByRole('table', { name: 'Bulk changes' }).getByRole('row').filter({ has: run })
  await mine.getByText('Undone').waitFor()
  expect(await mine.textContent()).toContain('A bulk change')
  expect(await problemsOf(page)).toEqual([])
  await page.goto(`/dashboard/manageParts?q=${word}`)
  await page.getByRole('cell', { name: '$52' }).waitFor()
})

test('a change is started once, also if somebody presses again while its page is slow to come', async () => {
  const me = await admin()
  const { word } = await newParts(me.token, [40])
  const page = await visit(`/dashboard/manageParts?q=${word}`, { storageState: me.storage, viewport: WIDE })
  let comes = () => {}
  const held = new Promise<void>((done) => {
    comes = done
  })
  await page.route(/\/api\/runs\/[^/]+$/, (route) => held.then(() => route.continue()))
  let started = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/part-changes')) started++
  })
  await previewTenPerCent(page)
  const button = page.getByRole('button', { name: 'Change 1 part' })
  const asked = page.waitForRequest(/\/api\/runs\/[^/]+$/)
  await button.click()
  await asked
  await button.evaluate((element: HTMLElement) => element.click())
  comes()
  await page.getByText('1 part changed.').waitFor()
  await page.getByRole('cell', { name: '$44' }).waitFor()
  expect(started).toBe(1)
})

test('a price that somebody else changed after the preview is told, and pressed again the change is meant', async () => {
  const me = await admin()
  const { word, numbers } = await newParts(me.token, [40])
  const page = await visit(`/dashboard/manageParts?q=${word}`, { storageState: me.storage, viewport: WIDE })
  await previewTenPerCent(page)
  await page.getByRole('cell', { name: '$44' }).waitFor()
  const { items } = (await call(`${inject('shopUrl')}/api/parts?q=${numbers[0]}`, 'GET')).said
  const cells = [{ part: (items as { _id: string }[])[0]!._id, field: 'price', was: '40', is: '60' }]
  await call(`${inject('shopUrl')}/api/part-grid`, 'POST', { token: me.token, body: { cells } })
  await page.getByRole('button', { name: 'Change 1 part' }).click()
  const told = page.getByRole('region', { name: 'Preview' }).getByRole('alert')
  await told.getByText(/^Prices of these parts, or which parts they are, changed/).waitFor()
  await page.getByRole('cell', { name: '$66' }).waitFor()
  await page.getByRole('button', { name: 'Change 1 part' }).click()
  await page.getByText('1 part changed.').waitFor()
})

test('the page of a change shows what was written, also when the change ends while the page is read', async () => {
  const me = await admin()
  const { word } = await newParts(me.token, [40])
  const page = await visit(`/dashboard/manageParts?q=${word}`, { storageState: me.storage, viewport: WIDE })
  let hasEnded = false
  await page.route(/\/api\/runs\/[^/]+$/, async (route) => {
    const response = await route.fetch()
    hasEnded ||= (await response.json()).endedAt !== null
    await route.fulfill({ response })
  })
  await page.route(/\/api\/runs\/[^/]+\/changes/, (route) =>
    hasEnded ? route.continue() : route.fulfill({ json: { items: [], next: null } }),
  )
  await previewTenPerCent(page)
  await page.getByRole('button', { name: 'Change 1 part' }).click()
  await page.getByText('1 part changed.').waitFor()
  await page.getByRole('cell', { name: '$44' }).waitFor()
})

test('the page of a change that still works says how many parts are done', async () => {
  const me = await admin()
  const { word } = await newParts(me.token, [40])
  const page = await visit(`/dashboard/manageParts?q=${word}`, { storageState: me.storage, viewport: NARROW })
  let hasEnded = false
  await page.route(/\/api\/runs\/[^/]+$/, async (route) => {
    const response = await route.fetch()
    const atWork = { endedAt: null, progress: { done: 1500, of: 4000 } }
    await route.fulfill({ response, json: { ...(await response.json()), ...(!hasEnded && atWork) } })
  })
  await previewTenPerCent(page)
  await page.getByRole('button', { name: 'Change 1 part' }).click()
  const progress = page.getByRole('progressbar', { name: '1,500 of 4,000 parts' })
  await progress.waitFor()
  expect(await progress.getAttribute('value')).toBe('37')
  expect(await progress.evaluate((bar) => bar.closest('[aria-live],[role=status]')!.ariaLive)).toBe('off')
  expect(await problemsOf(page)).toEqual([])
  hasEnded = true
  await page.getByText('1 part changed.').waitFor()
})

test('an admin types prices in a grid by keyboard, pastes a block, and is told what cannot be read', async () => {
  const me = await admin()
  const { word, numbers } = await newParts(me.token, [40, 50, 60])
  const page = await visit(`/dashboard/partGrid?search=q%3D${word}`, { storageState: me.storage, viewport: WIDE })
  const price = (n: number) => page.getByLabel(`Price of ${numbers[n]}`)
  await price(0).focus()
  await page.keyboard.type('44')
  await page.keyboard.press('Enter')
  await page.keyboard.type('5.50')
  await page.getByText('2 cells changed').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page
    .getByText(/but this shop has whole prices/)
    .first()
    .waitFor()
  expect(await price(1).getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => price(1).evaluate((cell) => cell === document.activeElement)).toBe(true)
  await price(1).evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '55\t30\t7\r\n66\t31\t8\r\n')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  expect(await page.getByLabel(`Stock of ${numbers[2]}`).inputValue()).toBe('8')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page
    .getByRole('region', { name: 'Preview' })
    .or(page.getByLabel('Preview', { exact: true }))
    .first()
    .waitFor()
  expect(await problemsOf(page)).toEqual([])
  const visible = page.getByLabel(`Visible of ${numbers[2]}`)
  await visible.focus()
  await page.keyboard.press('ArrowUp')
  expect(await visible.inputValue()).toBe('sold')
  await visible.selectOption('Hidden')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('row', { name: /Visible In the shop Hidden$/ }).waitFor()
  await visible.selectOption('In the shop')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('3 parts saved').waitFor()
  await page.reload()
  expect(await Promise.all([0, 1, 2].map((n) => price(n).inputValue()))).toEqual(['44', '55', '66'])
  expect(await page.getByLabel(`Cost of ${numbers[1]}`).inputValue()).toBe('30')
})

test('on a phone what is wrong with a cell stands under its row, as wide as the screen', async () => {
  const me = await admin()
  const { word, numbers } = await newParts(me.token, [40])
  const page = await visit(`/dashboard/partGrid?search=q%3D${word}`, { storageState: me.storage, viewport: NARROW })
  await page.getByLabel(`Price of ${numbers[0]}`).fill('5.50')
  await page.getByRole('button', { name: 'Save' }).click()
  const said = page.getByText(/but this shop has whole prices/)
  await said.waitFor()
  const { x, width, height } = (await said.boundingBox())!
  expect(height).toBeLessThan(70)
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(NARROW.width)
})

test('what a grid of many parts would change is shown beside its buttons', async () => {
  const me = await admin()
  const page = await visit('/dashboard/partGrid', { storageState: me.storage, viewport: WIDE })
  const name = page.getByLabel(/^Name of /).first()
  expect(await name.getAttribute('title')).toBe(await name.inputValue())
  await page
    .getByLabel(/^Price of /)
    .nth(3)
    .fill('4444')
  await page.getByRole('button', { name: 'Preview' }).click()
  const row = page.getByRole('table', { name: 'Preview' }).getByRole('row', { name: /4444$/ })
  await row.waitFor()
  const [bar, cell] = [await page.getByRole('button', { name: 'Save' }).boundingBox(), await row.boundingBox()]
  expect(cell!.y - bar!.y).toBeLessThan(WIDE.height)
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('who was signed out meanwhile is led to log in beside what was typed', async () => {
  const me = await admin()
  const {
    word: other,
    numbers: [number],
  } = await newParts(me.token, [40])
  const body = { name: 'Thrown away', price: 5, img: '/pictures/og.jpg' }
  const { said } = await call(`${inject('shopUrl')}/api/bestSeller`, 'POST', { token: me.token, body })
  await call(`${inject('shopUrl')}/api/bestSeller/${said.insertedId}`, 'DELETE', { token: me.token })
  const page = await visit(`/dashboard/changeParts?search=q%3D${other}`, { storageState: me.storage, viewport: WIDE })
  const signedOut = { status: 401, json: { status: 401, code: 'unauthenticated', title: 'x', detail: 'x' } }
  await page.route(/api\/(part-changes\/preview|part-grid\/preview|bin\/.+)$/, (route) => route.fulfill(signedOut))
  const beside = page.getByRole('alert').getByRole('link', { name: 'Log in, in a new tab' })

  await page.getByLabel('New price').selectOption('Raise or lower by a percentage')
  await page.getByLabel('Per cent').fill('10')
  await page.getByRole('button', { name: 'Preview' }).click()
  await beside.waitFor()
  expect(await problemsOf(page)).toEqual([])

  await page.goto(`/dashboard/partGrid?search=q%3D${other}`)
  await page.getByLabel(`Price of ${number}`).fill('41')
  await page.getByRole('button', { name: 'Preview' }).click()
  await beside.waitFor()
  await page.getByRole('button', { name: 'Discard' }).click()

  await page.goto('/dashboard/bin')
  await page
    .getByRole('button', { name: /Thrown away/ })
    .first()
    .click()
  await beside.waitFor()
})

test('on a phone an admin chooses two parts and hides them', async () => {
  const me = await admin()
  const { word } = await newParts(me.token, [40, 50])
  const page = await visit(`/dashboard/manageParts?q=${word}`, { storageState: me.storage, viewport: NARROW })
  await page
    .getByRole('checkbox', { name: /^Choose / })
    .first()
    .waitFor()
  for (const box of await page.getByRole('checkbox', { name: /^Choose / }).all()) await box.check()
  await page.getByRole('link', { name: 'Change 2 parts' }).click()
  await page.getByLabel('Visible').selectOption('Hidden')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Change 2 parts' }).click()
  await page.getByText('2 parts changed.').waitFor()
  await expect
    .poll(async () => (await (await fetch(`${inject('shopUrl')}/api/parts?q=${word}-0`)).json()).count)
    .toBe(0)
})

test('of a list that no search finds only the parts that were chosen can be changed', async () => {
  const me = await admin()
  const { word } = await newParts(me.token, [40])
  const page = await visit(`/dashboard/manageParts?q=${word}&sort=best-sellers`, { storageState: me.storage })
  await page.getByRole('checkbox', { name: /^Choose / }).waitFor()
  expect(await page.getByRole('link', { name: /^Change (all|the one)/ }).count()).toBe(0)
  await page.getByRole('checkbox', { name: /^Choose / }).check()
  await page.getByRole('link', { name: 'Change 1 part' }).click()
  await page.getByText('1 part that you chose.').waitFor()
})

test('an admin brings hidden parts back into the shop', async () => {
  const me = await admin()
  const { word } = await newParts(me.token, [40])
  const found = async () => (await (await fetch(`${inject('shopUrl')}/api/parts?q=${word}-0`)).json()).count
  const setVisible = async (sort: string, label: string) => {
    const page = await visit(`/dashboard/manageParts?q=${word}&sort=${sort}`, { storageState: me.storage })
    await page.getByRole('row').filter({ hasText: word }).getByRole('checkbox').check()
    await page.getByRole('link', { name: 'Change 1 part' }).click()
    await page.getByLabel('Visible').selectOption(label)
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByRole('button', { name: 'Change 1 part' }).click()
    await page.getByText('1 part changed.').waitFor()
  }
  await expect.poll(found).toBe(1)
  await setVisible('popular', 'Hidden')
  await expect.poll(found).toBe(0)
  await setVisible('hidden', 'In the shop')
  await expect.poll(found).toBe(1)
})
