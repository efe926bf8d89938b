import { expect, inject, test } from 'vitest'
import { problemsOf } from '../../support/browser/axe.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { NARROW, open, visit, WIDE } from '../../support/browser/browser.ts'
import { call, enter, order, pay } from '../../support/browser/furnish.ts'

const urls = () => ({ shopUrl: inject('shopUrl'), sandboxUrl: inject('sandboxUrl') })

test('an admin sees whose e-mail address nobody has confirmed, before making them an admin', async () => {
  const me = await enter(urls(), 'sign-in', ADMIN)
  const email = `kim-${crypto.randomUUID().slice(0, 8)}@camber.example`
  const body = { name: 'Kim Smith', email, password: 'quiet harbour 9' }
  await call(`${inject('shopUrl')}/api/auth/sign-up/email`, 'POST', { body })

  for (const viewport of [WIDE, NARROW]) {
    const page = await visit(`/dashboard/allUser?q=${email}`, { storageState: me.storage, viewport })
    const row = page.getByRole('row').filter({ hasText: email })
    await row.getByText('Not confirmed').waitFor()
    expect(await problemsOf(page)).toEqual([])
    await page.goto(`/dashboard/allUser?q=${ADMIN.email}`)
    await page.getByRole('row').filter({ hasText: ADMIN.email }).waitFor()
    expect(await page.getByText('Not confirmed').count()).toBe(0)
  }
})

test('beside a long address the role of a user keeps its line', async () => {
  const me = await enter(urls(), 'sign-in', ADMIN)
  const email = `maximiliane.${crypto.randomUUID().slice(0, 8)}@a-rather-long-domain-name.example`
  const body = { name: 'Maximiliane Featherstonehaugh-Wolfeschlegel', email, password: 'quiet harbour 9' }
  await call(`${inject('shopUrl')}/api/auth/sign-up/email`, 'POST', { body })
  const page = await visit(`/dashboard/allUser?q=${email}`, { storageState: me.storage, viewport: WIDE })
  const role = page.getByRole('row').filter({ hasText: email }).getByText('Customer')
  const lines = await role.evaluate((it) => {
    const text = document.createRange()
    text.selectNodeContents(it)
    return new Set([...text.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
})

test('an admin finds a colleague, makes them an admin, and removes them again', async () => {
  const me = await enter(urls(), 'sign-in', ADMIN)
  const email = `kim-${crypto.randomUUID().slice(0, 8)}@camber.example`
  const kim = await enter(urls(), 'sign-up', { name: 'Kim Smith', email, password: 'quiet harbour 9' })
  const page = await visit('/dashboard/allUser', { storageState: me.storage })
  const find = page.getByRole('searchbox', { name: 'Find users' })
  await find.fill('nobody is called this')
  await find.press('Enter')
  await page.getByRole('heading', { name: 'Nobody found' }).waitFor()
  await find.fill(email)
  await find.press('Enter')
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByText('Customer').waitFor()

  const theirs = await visit('/dashboard', { storageState: kim.storage })
  const menu = theirs.getByRole('navigation', { name: 'Dashboard' })
  await menu.getByRole('link', { name: 'My Review' }).waitFor()
  await open(theirs, '/dashboard/allUser')
  await theirs.waitForURL(/\/login\?from=/)

  await row.getByRole('button', { name: `Make Admin: ${email}` }).click()
  await page.getByText('Made an admin successfully').waitFor()
  await row.getByText('Admin', { exact: true }).waitFor()
  expect(await row.getByRole('button', { name: /^Make Admin/ }).count()).toBe(0)
  await open(theirs, '/dashboard/allUser')
  const own = theirs.getByRole('row').filter({ hasText: email })
  await own.getByText('This is you').waitFor()
  expect(await own.getByRole('button').count()).toBe(0)

  await row.getByRole('button', { name: `Remove ${email}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove this user?' })
  await dialog.getByText(`${email} will be signed out`).waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await row.getByRole('button', { name: `Remove ${email}` }).click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('user deleted successfully').waitFor()
  await page.getByRole('heading', { name: 'Nobody found' }).waitFor()
  await theirs.reload()
  await theirs.waitForURL(/\/login\?from=/)
  await theirs.getByText('You are no longer logged in').filter({ visible: true }).waitFor()
})

test('before a user with paid orders is removed, the question says how many are still to be sent, and what becomes of them', async () => {
  const email = `kim-${crypto.randomUUID().slice(0, 8)}@camber.example`
  const [me, kim] = [
    await enter(urls(), 'sign-in', ADMIN),
    await enter(urls(), 'sign-up', { name: 'Kim Smith', email, password: 'quiet harbour 9' }),
  ]
  const { items } = (await call(`${inject('shopUrl')}/api/parts?inStock=true&limit=1`, 'GET')).said
  const buy = async () => pay(urls(), kim, await order(urls(), kim, { [items[0]._id]: 1 }))
  const page = await visit('/', { storageState: me.storage, viewport: NARROW })
  const dialog = page.getByRole('dialog', { name: 'Remove this user?' })
  const ask = async () => {
    await page.goto(`${inject('shopUrl')}/dashboard/allUser?q=${email}`)
    await page.getByRole('button', { name: `Remove ${email}` }).click()
    await dialog.getByText(`${email} will be signed out and can no longer log in. Their orders stay.`).waitFor()
  }
  await ask()
  expect(await dialog.getByText('still to be sent').count()).toBe(0)
  await buy()
  await ask()
  await dialog
    .getByText(
      '1 of them is paid and still to be sent: send it as usual. Mails about it still go out, and their links still open it.',
    )
    .waitFor()
  await buy()
  await ask()
  await dialog.getByText('2 of them are paid and still to be sent: send them as usual.').waitFor()
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/remove.png` })
})

test('an admin makes a colleague who was one a customer again, whose open page hears it', async () => {
  const me = await enter(urls(), 'sign-in', ADMIN)
  const email = `kim-${crypto.randomUUID().slice(0, 8)}@camber.example`
  const kim = await enter(urls(), 'sign-up', { name: 'Kim Smith', email, password: 'quiet harbour 9' })
  const page = await visit(`/dashboard/allUser?q=${email}`, { storageState: me.storage, viewport: NARROW })
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: `Make Admin: ${email}` }).click()
  const theirs = await visit('/dashboard/allUser', { storageState: kim.storage })
  await theirs.getByRole('heading', { name: 'All user' }).waitFor()

  await row.getByRole('button', { name: `Make customer: ${email}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(email).waitFor()
  expect(await problemsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Make customer' }).click()
  await page.getByText('No longer an admin').waitFor()
  await row.getByText('Customer', { exact: true }).waitFor()
  await theirs.reload()
  await theirs.waitForURL(/\/login\?from=/)
})

test('on a phone a long e-mail address breaks between its words, not within them', async () => {
  const me = await enter(urls(), 'sign-in', ADMIN)
  const mark = crypto.randomUUID().slice(0, 8)
  const email = `kim-${mark}@breakersyardandworkshop.northernengines.example`
  await call(`${inject('shopUrl')}/api/auth/sign-up/email`, 'POST', {
    body: { name: 'Kim Smith', email, password: 'quiet harbour 9' },
  })
  const page = await visit(`/dashboard/allUser?q=${mark}`, { storageState: me.storage, viewport: NARROW })
  const cell = page.getByRole('cell').filter({ hasText: email })
  await cell.waitFor()
  const linesOfWords = await cell.evaluate((shown) => {
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT)
    const lines: number[] = []
    while (walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      lines.push(range.getClientRects().length)
    }
    return lines
  })
  expect(linesOfWords.every((lines) => lines === 1)).toBe(true)
})

test('an admin downloads the users that were found', async () => {
  const me = await enter(urls(), 'sign-in', ADMIN)
  for (const viewport of [WIDE, NARROW]) {
    const page = await visit(`/dashboard/allUser?q=${ADMIN.email}`, { storageState: me.storage, viewport })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('users.csv')
    expect(await problemsOf(page)).toEqual([])
  }
})
