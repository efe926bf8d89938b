import { expect, inject, test } from 'vitest'
import { NARROW, visit } from '../../support/browser.ts'
import { call } from '../../support/furnish.ts'
import { asAdmin, partAt } from '../../support/packing-desk.ts'

test('on a phone, too, the choice between two versions comes to whoever pressed Update, wherever that was', async () => {
  const admin = await asAdmin()
  const { token, storage } = admin
  const id = await partAt(admin, 1)
  const page = await visit(`/dashboard/updateParts/${id}`, { storageState: storage, viewport: NARROW })
  await page.getByLabel('Name', { exact: true }).fill('Mine')
  const address = `${inject('shopUrl')}/api/bestSeller/${id}`
  const { said: read } = await call(address, 'GET', { token })
  await call(address, 'PUT', { token, body: { name: 'Theirs', price: 41, img: read.img, version: read.version } })
  await page.getByRole('button', { name: 'Update' }).click()
  await page
    .getByRole('heading', { name: 'Somebody else has changed this part meanwhile' })
    .and(page.locator(':focus'))
    .waitFor()
  const bottom = async (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => button.getBoundingClientRect().bottom)
  const bar = await page
    .getByRole('button', { name: 'Update' })
    .evaluate((button) => button.getBoundingClientRect().top)
  await expect.poll(() => bottom('Save mine over it')).toBeLessThan(bar)
})
