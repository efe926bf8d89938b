import { expect, inject, test } from 'vitest'
import { NARROW, type Page, visit, WIDE } from '../../support/browser/browser.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { enter } from '../../support/browser/furnish.ts'

const shop = () => ({ shopUrl: inject('shopUrl'), sandboxUrl: inject('sandboxUrl') })
/** A file is read and applied by a process of its own, which has to start. */
const TIME = { timeout: 180_000 }
const WORK = { timeout: 60_000 }

/** Sends a file as one that was dragged onto the page. */
async function dropFile(page: Page, name: string, text: string) {
  const dragged = await page.evaluateHandle(
    ([name, text]) => {
      const held = new DataTransfer()
      held.items.add(new File([text!], name!, { type: 'text/csv' }))
      return held
    },
    [name, text],
  )
  await page.getByText('Drop a file here, or choose one').dispatchEvent('drop', { dataTransfer: dragged })
}

const section = (page: Page, name: string) => page.getByRole('region', { name })

test('of an empty file that comes with the name of a new supplier, nobody is added', async () => {
  const me = await enter(shop(), 'sign-in', ADMIN)
  const name = `Nothing ${crypto.randomUUID().slice(0, 8)}`
  const page = await visit('/dashboard/imports', { storageState: me.storage, viewport: NARROW })
  const form = page.getByRole('form', { name: 'Send a file' })
  await dropFile(page, 'nothing.csv', '')
  await form.getByLabel('Supplier', { exact: true }).selectOption('A new supplier …')
  await form.getByLabel('Name of the new supplier').fill(name)
  await form.getByRole('button', { name: 'Send and check' }).click()
  await form.getByText('This file is empty').waitFor()
  await page.reload()
  await form.getByLabel('Supplier', { exact: true }).selectOption('A new supplier …')
  expect(await form.getByRole('option', { name }).count()).toBe(0)
})

test(
  'a seller drags a file, maps two columns and a brand, corrects a row, applies it, sees the part, and undoes it',
  TIME,
  async () => {
    const me = await enter(shop(), 'sign-in', ADMIN)
    const mark = crypto.randomUUID().slice(0, 8)
    const number = `FI-${mark}`
    const page = await visit('/dashboard/imports', { storageState: me.storage, viewport: WIDE })
    const form = page.getByRole('form', { name: 'Send a file' })
    await form.getByRole('button', { name: 'Send and check' }).click()
    await form.getByText('Choose a file').waitFor()

    const lines = [
      'Artikel,Marke,Wie es heisst,Was es kostet,Teileart',
      `${number},Grove ${mark},Dragged disc ${mark},44,Bremsscheiben`,
      `${number}-B,Grove ${mark},Dragged pads ${mark},12.50,brake-pads`,
    ]
    await dropFile(page, 'grove.csv', lines.join('\n'))
    await form.getByText(/^grove\.csv, \d+ bytes/).waitFor()
    await form.getByLabel('Supplier', { exact: true }).selectOption('A new supplier …')
    await form.getByLabel('Name of the new supplier').fill(`Wholesale ${mark}`)
    await form.getByLabel('What it contains').selectOption('Parts')
    await form.getByRole('button', { name: 'Send and check' }).click()

    await page.getByLabel('Wie es heisst means').waitFor(WORK)
    await page.getByLabel('Wie es heisst means').selectOption('Name')
    await page.getByLabel('Was es kostet means').selectOption('Price')
    const words = section(page, 'Unknown words')
    await words.getByRole('button', { name: `Add Grove ${mark} as a new brand` }).click(WORK)
    expect(await words.getByRole('combobox', { name: /^Bremsscheiben/ }).inputValue()).toBe('Brake discs')
    await page.getByRole('button', { name: 'Save columns and read again' }).click()
    // What was said of words is still there when the file was read again.
    await page.getByText('is “12.50”, but this shop has whole prices').waitFor(WORK)
    await words.getByRole('button', { name: 'Save words and read again' }).click()
    await words.waitFor({ state: 'detached', ...WORK })

    await page.getByText('1 row stays here').waitFor(WORK)
    const rows = section(page, 'Rows')
    await rows.getByText('is “12.50”, but this shop has whole prices').waitFor()
    await rows.getByRole('button', { name: 'Correct row 3' }).click()
    const row = page.getByRole('dialog').getByRole('form', { name: 'Row 3' })
    await row.getByLabel('Was es kostet').fill('13')
    await row.getByRole('button', { name: 'Save and check' }).click()
    await page.getByText(/^Applying this file adds 2 parts, while the shop sells\./).waitFor(WORK)

    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await page.getByRole('heading', { name: 'Applied', exact: true }).waitFor(WORK)
    const shopper = await visit(`/shop?q=${number}`)
    await expect
      .poll(async () => {
        await shopper.reload()
        return shopper.getByText(`Dragged disc ${mark}`).count()
      }, WORK)
      .toBeGreaterThan(0)

    await page.getByRole('link', { name: 'What it wrote, and undo' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
    await page
      .getByText(/undone/i)
      .first()
      .waitFor(WORK)
  },
)

test('a row that waited when its file was applied is found on the run, corrected and applied', TIME, async () => {
  const me = await enter(shop(), 'sign-in', ADMIN)
  const mark = crypto.randomUUID().slice(0, 8)
  const page = await visit('/dashboard/imports', { storageState: me.storage, viewport: WIDE })
  const lines = [
    'Brand,Number,Name,Price,Part type',
    `Kovara,LR-${mark},Prompt disc ${mark},44,brake-discs`,
    `Kovara,LR-${mark}-B,Late disc ${mark},12.50,brake-discs`,
  ]
  await dropFile(page, 'late.csv', lines.join('\n'))
  const form = page.getByRole('form', { name: 'Send a file' })
  await form.getByLabel('Supplier', { exact: true }).selectOption('A new supplier …')
  await form.getByLabel('Name of the new supplier').fill(`Late ${mark}`)
  await form.getByRole('button', { name: 'Send and check' }).click()
  await page.getByText('1 row stays here').waitFor(WORK)
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByRole('heading', { name: 'Applied', exact: true }).waitFor(WORK)
  await page.getByRole('link', { name: 'What it wrote, and undo' }).click()

  await page.getByRole('link', { name: 'The file and its rows' }).click()
  const rows = section(page, 'Rows')
  await rows.getByRole('button', { name: 'Correct row 3' }).click()
  const row = page.getByRole('dialog').getByRole('form', { name: 'Row 3' })
  await row.getByLabel('Price').fill('13')
  await row.getByRole('button', { name: 'Save and check' }).click()
  await page.getByText(/^Applying this file adds 1 part, while the shop sells\./).waitFor(WORK)
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByRole('heading', { name: 'Applied', exact: true }).waitFor(WORK)

  await page.getByRole('button', { name: 'Undo all of it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Undo all of this file?' })
  await dialog.getByText('It was applied in 2 steps').waitFor()
  await dialog.getByRole('button', { name: 'Undo all of it' }).click()
  await page.waitForURL(/\/dashboard\/runs\//)
  await page.getByText(/^Undone .*\d/).waitFor(WORK)
  await page.getByRole('link', { name: 'The file and its rows' }).click()
  await page.getByText('What it wrote was undone since.').waitFor(WORK)
})

test('suppliers and their words are looked after on a phone, and what is refused stays typed', async () => {
  const me = await enter(shop(), 'sign-in', ADMIN)
  const name = `Hill ${crypto.randomUUID().slice(0, 8)}`
  const page = await visit('/dashboard/suppliers', { storageState: me.storage, viewport: NARROW })
  const add = page.getByRole('form', { name: 'Add a supplier' })
  await add.getByRole('button', { name: 'Add supplier' }).click()
  await add.getByText('A supplier needs a name').waitFor()
  await add.getByLabel('Name').fill(name)
  await add.getByRole('button', { name: 'Add supplier' }).click()
  await page.getByRole('heading', { name }).waitFor()

  await page.getByRole('button', { name: 'Add a word' }).click()
  const word = page.getByRole('dialog').getByRole('form', { name: 'Mapping' })
  await word.getByLabel('Kind').selectOption('Position')
  await word.getByLabel('Theirs').fill('VA')
  await word.getByLabel('Ours').fill('sideways')
  await word.getByRole('button', { name: 'Save' }).click()
  await word.getByText('Position should be one of').waitFor()
  expect(await word.getByLabel('Ours').inputValue()).toBe('sideways')
  await word.getByLabel('Ours').fill('front')
  await word.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('table', { name: 'Mappings' }).getByText('va', { exact: true }).waitFor()

  const [file] = [
    {
      name: 'words.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('kind,theirs,ours\nposition,HA,rear\nposition,x,up\n'),
    },
  ]
  await page.getByLabel('Import mappings from CSV').setInputFiles(file)
  await page.getByText('1 word is mapped, 1 row is not.').waitFor()
  await page.getByRole('table', { name: 'Mappings' }).getByText('ha', { exact: true }).waitFor()

  const editor = page.getByRole('form', { name: 'Supplier' })
  const nameField = editor.getByLabel('Name', { exact: true })
  await editor.getByLabel('Encoding').fill('windows-1252')
  await nameField.fill('')
  await editor.getByRole('button', { name: 'Save' }).click()
  await nameField.and(page.locator('[aria-invalid=true]')).waitFor()
  expect(await editor.getByLabel('Encoding').inputValue()).toBe('windows-1252')
  await nameField.fill(name)
  await editor.getByRole('button', { name: 'Save' }).click()
  await page.getByText(`${name} is saved`).waitFor()
})

test('a full list that lacks most parts is applied only after a second yes, which names the number', TIME, async () => {
  const me = await enter(shop(), 'sign-in', ADMIN)
  const mark = crypto.randomUUID().slice(0, 8)
  const page = await visit('/dashboard/imports', { storageState: me.storage, viewport: NARROW })
  const sendList = async (parts: number, supplier: 'new' | 'known') => {
    await page.goto('/dashboard/imports')
    const form = page.getByRole('form', { name: 'Send a file' })
    const rows = Array.from({ length: parts }, (_, n) => `Kovara,${mark}-${n},Disc,brake-discs,40`)
    await dropFile(page, 'list.csv', ['brand,number,name,type,price', ...rows].join('\n'))
    const choice = form.getByLabel('Supplier', { exact: true })
    if (supplier === 'known') await choice.selectOption(`Shrinking ${mark}`)
    else {
      await choice.selectOption('A new supplier …')
      await form.getByLabel('Name of the new supplier').fill(`Shrinking ${mark}`)
    }
    await form.getByLabel('Everything from this supplier').check()
    await form.getByRole('button', { name: 'Send and check' }).click()
    await page.getByText(/^Applying this file/).waitFor(WORK)
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
  }
  const applied = page.getByRole('heading', { name: 'Applied', exact: true })
  await sendList(13, 'new')
  await applied.waitFor(WORK)
  await sendList(1, 'known')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('This retires 12 of the supplier’s 13 parts').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await dialog.getByRole('button', { name: 'Apply, 12 parts included' }).click()
  await applied.waitFor(WORK)
})

test('of a file whose rows are all left out, those rows are shown with why', TIME, async () => {
  const me = await enter(shop(), 'sign-in', ADMIN)
  const mark = crypto.randomUUID().slice(0, 8)
  const page = await visit('/dashboard/imports', { storageState: me.storage })
  await dropFile(page, 'stock.csv', `Part number,Stock\nNONE-${mark},4`)
  const form = page.getByRole('form', { name: 'Send a file' })
  await form.getByLabel('Supplier', { exact: true }).selectOption('A new supplier …')
  await form.getByLabel('Name of the new supplier').fill(`Left ${mark}`)
  await form.getByRole('button', { name: 'Send and check' }).click()
  await section(page, 'Rows').waitFor(WORK)
  expect(await section(page, 'Rows').innerText()).toContain(`The shop has no part NONE-${mark}`)
})

test.each([
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const)('at %s whoever applies a file sees how far it is, and has the focus there', TIME, async (at, viewport) => {
  const me = await enter(shop(), 'sign-in', ADMIN)
  const mark = crypto.randomUUID().slice(0, 8)
  const page = await visit('/dashboard/imports', { storageState: me.storage, viewport })
  await dropFile(page, 'seen.csv', `brand,number,name,type,price\nKovara,SEEN-${mark},Disc,brake-discs,40`)
  const form = page.getByRole('form', { name: 'Send a file' })
  await form.getByLabel('Supplier', { exact: true }).selectOption('A new supplier …')
  await form.getByLabel('Name of the new supplier').fill(`Seen ${mark}`)
  await form.getByRole('button', { name: 'Send and check' }).click()
  await page.getByText(/^Applying this file adds 1 part/).waitFor(WORK)
  // A file as large as those that one waits for.
  await page.route(/\/api\/imports\/[^/]+$/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), state: 'applying', progress: 0.4 } })
  })
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  const progress = page.getByRole('progressbar')
  await progress.waitFor()
  await expect
    .poll(() =>
      progress.evaluate((bar) => {
        const { top, bottom } = bar.getBoundingClientRect()
        return [bar.closest('[tabindex]') === document.activeElement, top > 0 && bottom < innerHeight]
      }),
    )
    .toEqual([true, true])
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/applying-${at}.png` })
  await page.unroute(/\/api\/imports\/[^/]+$/)
  await page.getByRole('heading', { name: 'Applied', exact: true }).waitFor(WORK)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('What happens to the file')
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/applied-${at}.png` })
})
