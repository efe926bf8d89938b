import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { WIDE, visit } from '../../support/browser/browser.ts'

const get = (path: string) => fetch(inject('shopUrl') + path, { redirect: 'manual' })

test('whoever types a number into the address bar searches the shop, once the browser knows it', async () => {
  const page = await visit('/aboutUs', { viewport: WIDE })
  const link = page.locator('head link[rel="search"]')
  expect(await link.getAttribute('type')).toBe('application/opensearchdescription+xml')
  expect(await link.getAttribute('title')).toBe('Camber')
  const answer = await get((await link.getAttribute('href'))!)
  expect(answer.headers.get('content-type')).toMatch(/^application\/opensearchdescription\+xml/)
  const told = await answer.text()
  expect(told).toContain('<ShortName>Camber</ShortName>')
  const [, template] = told.match(/<Url type="text\/html" template="([^"]+)"/)!
  expect(template).toBe(`${inject('shopUrl')}/shop?q={searchTerms}`)
})

test.each([
  ['/apple-touch-icon.png', 'image/png', 180],
  ['/favicon.ico', 'image/vnd.microsoft.icon', 32],
])('a device that knows no drawing asks for %s and gets the mark as a picture', async (path, type, size) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
  const file = Buffer.from(await answer.arrayBuffer())
  const picture = file.subarray(file.indexOf('\x89PNG', 'latin1'))
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: size, height: size })
})

test('a password manager is led to where the password is changed', async () => {
  const answer = await get('/.well-known/change-password')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/dashboard/password'])
})
