import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { visit } from '../../support/browser/browser.ts'
import { openWholeShop } from '../../support/browser/browser-setup.ts'

test('who starts the shop to work on its code finds it open when it says so, and its first page at work', async () => {
  // What an earlier start found out about the packages.
  await rm(join(import.meta.dirname, '../../../node_modules/.vite/deps'), { recursive: true, force: true })
  const { shopUrl, close } = await openWholeShop({ NODE_ENV: 'development', DEMO_PARTS: '0' }, ['--dev'])
  onTestFinished(close)
  expect((await fetch(shopUrl)).status).toBe(200)
  const page = await visit('/', { baseURL: shopUrl })
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  await page.getByRole('link', { name: 'Shop all parts' }).click()
  await page.getByRole('heading', { name: 'All parts' }).waitFor()
  expect(said).toEqual([])
}, 180_000)
