import { expect, inject, test } from 'vitest'
import { CART_KEY } from '#common/constants'
import { NARROW, type Page, ready, visit } from '../../support/browser/browser.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { enter } from '../../support/browser/furnish.ts'
import { holdScripts } from '../../support/browser/hold-scripts.ts'

const guestWith = (cart: string) => {
  const localStorage = [{ name: CART_KEY, value: cart }]
  return async () => ({ cookies: [], origins: [{ origin: inject('shopUrl'), localStorage }] })
}
/** Before its stylesheet comes, a page lies otherwise; nobody sees that. */
const styled = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Boolean(document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet)))
    .toBe(true)
const somebody = async () => {
  const urls = { shopUrl: inject('shopUrl'), sandboxUrl: inject('sandboxUrl') }
  const { storage } = await enter(urls, 'sign-in', ADMIN)
  const known = storage.origins[0]!.localStorage.find(({ name }) => name === 'camber-email')!
  known.value = 'robin.berg@a-garage-with-a-long-name.example.com'
  return storage
}

/** Who comes, from where, and what the note then says. */
const VISITORS: [who: string, storage: () => ReturnType<typeof somebody>, from: string, note: RegExp][] = [
  ['a cart', guestWith('{"1":2,"2":1}'), '/singleProduct/1', /^Your cart is waiting \(3 pieces\)/],
  ['an empty cart', guestWith('{}'), '/singleProduct/1', /^This page needs an account/],
  ['a session', somebody, '/dashboard/orders', /^You are logged in as robin/],
  ['a session that was sent from nowhere', somebody, '', /^You are logged in as robin/],
]

test.each(VISITORS)(
  'the login of somebody with %s stands still when its script comes',
  async (_, stored, from, note) => {
    const storageState = await stored()
    const page = await visit('/nowhere', { viewport: NARROW, storageState })
    const release = await holdScripts(page)
    await page.goto(`/login${from && `?from=${encodeURIComponent(from)}`}`, { waitUntil: 'commit' })
    await styled(page)
    const places = () =>
      Promise.all([
        page.getByLabel('Email').boundingBox(),
        page.getByRole('link', { name: 'Create your account' }).boundingBox(),
      ])
    const before = await places()
    await release()
    await ready(page)
    await page.getByText(note).waitFor()
    expect(await places()).toEqual(before)
  },
)
