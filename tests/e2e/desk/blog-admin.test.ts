import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { problemsAtBothWidths } from '../../support/browser/both-widths.ts'
import { open, visit } from '../../support/browser/browser.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { enter } from '../../support/browser/furnish.ts'

test('an admin writes a blog post, sees it as readers do, mends it, and takes it out again', async () => {
  const { storage } = await enter({ shopUrl: inject('shopUrl') }, 'sign-in', ADMIN)
  const page = await visit('/dashboard/addBlog', { storageState: storage })
  const title = `Brakes in winter ${crypto.randomUUID().slice(0, 8)}`
  const buffer = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  const add = page.getByRole('button', { name: 'Add Blog', exact: true })

  await page.getByLabel('Blog title').fill(title)
  await add.click()
  await page.getByText('description is required').waitFor()
  await page.getByText('image is Required').waitFor()
  await page
    .getByLabel('Photo', { exact: true })
    .and(page.locator(':focus'))
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await page.getByText('Please choose a JPEG, PNG, WebP, AVIF or GIF picture.').waitFor()
  await page.getByLabel('Photo', { exact: true }).setInputFiles({ name: 'salt.png', mimeType: 'image/png', buffer })
  await page.getByLabel('Photo', { exact: true }).and(page.locator(':not([aria-invalid])')).waitFor()
  await page.getByLabel('Description').fill('# Salt\n\nIt eats **discs**.')
  await page.getByRole('heading', { name: 'Salt' }).waitFor()
  expect(await problemsAtBothWidths(page)).toEqual([])
  await add.click()
  await page.getByText('Added blog successfully').waitFor()
  expect(await page.getByLabel('Blog title').inputValue()).toBe('')

  const reader = await visit('/blog')
  await reader
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click()
  await reader.getByRole('heading', { name: title }).waitFor()
  await reader.getByRole('heading', { name: 'Salt' }).waitFor()

  await page.getByRole('link', { name: `Edit ${title}` }).click()
  await page.getByRole('heading', { name: 'Change a post' }).waitFor()
  await page.getByLabel('Blog title').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Blog title is Required').waitFor()
  await page.getByLabel('Blog title').and(page.locator(':focus')).fill(`${title}, once more`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('The post is changed').waitFor()
  await expect
    .poll(async () => {
      await open(reader, reader.url())
      return reader.getByRole('heading', { name: `${title}, once more` }).count()
    })
    .toBe(1)

  await page.getByRole('button', { name: `Delete ${title}, once more` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Are You Sure you want to delete').waitFor()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('The post is deleted').waitFor()
  await page.getByRole('link', { name: `${title}, once more`, exact: true }).waitFor({ state: 'detached' })
  await expect.poll(async () => (await reader.request.get(reader.url())).status()).toBe(404)
})

test('of two photos that are chosen one after the other the second is kept, however long the first takes', async () => {
  const { storage } = await enter({ shopUrl: inject('shopUrl') }, 'sign-in', ADMIN)
  const page = await visit('/dashboard/addBlog', { storageState: storage })
  let first = () => {}
  const firstIsSent = new Promise<void>((done) => {
    first = done
  })
  let sent = 0
  await page.route('**/api/images', async (route) => {
    sent += 1
    const url = `/pictures/parts/${sent === 1 ? 'brake-disc' : 'brake-pads'}.webp`
    if (sent === 1) await firstIsSent
    await route.fulfill({ json: { success: true, data: { url } } })
  })
  const photo = page.getByLabel('Photo', { exact: true })
  const shown = page.locator('main form img')
  await photo.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.from('1') })
  await page.getByRole('status', { name: /./ }).first().waitFor()
  await photo.setInputFiles({ name: 'small.png', mimeType: 'image/png', buffer: Buffer.from('2') })
  await expect.poll(() => shown.getAttribute('src')).toContain('brake-pads')
  const late = page.waitForResponse('**/api/images')
  first()
  await late
  await page.getByLabel('Blog title').fill('Two photos')
  expect(await shown.getAttribute('src')).toContain('brake-pads')
})
