import { expect, test } from 'vitest'
import { holdScripts } from '../../support/browser/hold-scripts.ts'
import { type Page, ready, signUp, visit } from '../../support/browser/browser.ts'

/** What a note that is drawn above the form does to it: everything below moves down. */
const moveDown = (page: Page) => page.evaluate(() => (document.getElementById('main')!.style.paddingTop = '90px'))

/** The middle of the Login button in a form that is filled in, before the page's script has arrived. */
async function aboutToLogIn() {
  const person = await signUp(await visit('/'))
  const page = await visit('/nowhere', { hasTouch: true })
  const release = await holdScripts(page)
  await page.goto('/login?from=%2FmyProfile', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  const login = page.getByRole('button', { name: 'Login' })
  // It waits until the button no longer moves, as a hand does.
  await login.hover()
  const { x, y, width, height } = (await login.boundingBox())!
  const arrive = async () => {
    await release()
    await ready(page)
    await moveDown(page)
  }
  return { page, arrive, at: { x: x + width / 2, y: y + height / 2 } }
}

test('a button that moves away under a mouse that is held still has been pressed', async () => {
  const { page, arrive, at } = await aboutToLogIn()
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await arrive()
  await page.mouse.up()
  await page.waitForURL(/\/myProfile/)
})

test('a button that moves away before the script has arrived has been pressed, too', async () => {
  const { page, arrive, at } = await aboutToLogIn()
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await moveDown(page)
  await page.mouse.up()
  await arrive()
  await page.waitForURL(/\/myProfile/)
})

test('a button that moves away under a finger has been pressed, and not what lies there now', async () => {
  const { page, arrive, at } = await aboutToLogIn()
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await arrive()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForURL(/\/myProfile/)
})

test('who takes the mouse off a button before letting go has not pressed it', async () => {
  const { page, arrive, at } = await aboutToLogIn()
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x, at.y - 50)
  await arrive()
  let calls = 0
  page.on('request', (request) => (calls += Number(request.url().includes('/api/auth/sign-in'))))
  await page.mouse.up()
  // What comes after it has its turn after it.
  await page.getByRole('button', { name: 'Show' }).click()
  expect(await page.getByLabel('Password').getAttribute('type')).toBe('text')
  expect(calls).toBe(0)
  expect(page.url()).toMatch(/\/login/)
})
