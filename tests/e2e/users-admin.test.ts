import { expect, inject, test } from 'vitest'
import { problemsOf } from '../support/axe.ts'
import { ADMIN } from '../support/browser-setup.ts'
import { NARROW, visit, WIDE } from '../support/browser.ts'
import { call, enter } from '../support/furnish.ts'

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
