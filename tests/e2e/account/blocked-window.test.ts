import { expect, test } from 'vitest'
import { type Page, visit } from '../../support/browser/browser.ts'

/** Signs in with Google where the browser lets no page open a window. */
async function continueWithGoogle(page: Page, email: string) {
  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: 'Continue With Google' }).click()
  await page.getByText(email).click()
}

test('who signs in with Google in a browser that blocks windows comes back to where they were', async () => {
  const page = await visit('/login?from=/garage')
  await continueWithGoogle(page, 'grace@example.com')
  await page.waitForURL('/garage')
})

test('a way back that leads out of the shop leads home', async () => {
  const page = await visit('/login')
  await page.context().addInitScript(() => {
    if (location.pathname === '/signedIn') sessionStorage.setItem('camber-sign-in-from', '/.//evil.example/shop')
  })
  await continueWithGoogle(page, 'grace@example.com')
  await page.waitForURL('/')
  expect(await page.evaluate(() => sessionStorage.getItem('camber-sign-in-from'))).toBeNull()
})
