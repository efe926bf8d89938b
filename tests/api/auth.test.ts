import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin, signUp } from '../support/people.ts'
import { openShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('somebody signs up and gets a token', async () => {
  const person = await signUp(shop)
  expect(person.token).toMatch(/^[\w-]{43}$/)
  const admin = await makeAdmin(shop)
  expect(admin.token).not.toBe(person.token)
})
