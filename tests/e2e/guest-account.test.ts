import { test } from 'vitest'
import { NARROW, open, signUp, visit } from '../support/browser.ts'

test('who has just signed up is told in an empty My Orders that a guest’s orders come with the confirmed e-mail', async () => {
  const page = await visit('/', { viewport: NARROW })
  await signUp(page)
  await open(page, '/dashboard/order')
  await page.getByRole('heading', { name: 'No orders yet' }).waitFor()
  await page.getByText('Those that you placed as a guest come here once your e-mail is confirmed.').waitFor()
})
