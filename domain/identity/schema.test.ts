import { expect, test } from 'vitest'
import { email, signInErrorCode, socialInput } from './schema.ts'

test('addresses as people have them are taken', () => {
  for (const address of [
    'ada@camber.com',
    'a1@b2.co',
    'first.last+tag@sub-domain.co.uk',
    "o'neil_99@mail.example.info",
    'x@shop.photography',
  ])
    expect(email.safeParse(address).success, address).toBe(true)
})

test('invalid addresses are refused', () => {
  for (const address of [
    'ada',
    'ada@',
    '@camber.com',
    'ada@camber',
    'ada@camber.c',
    'a b@camber.com',
    'a@b@camber.com',
    '.a@camber.com',
    'a..b@camber.com',
    'a@-camber.com',
    'a@camber.com\nBcc: x@y.zz',
    `${'a'.repeat(250)}@b.co`,
  ])
    expect(email.safeParse(address).success, address).toBe(false)
})

test('spaces around and capitals do not make another address', () => {
  expect(email.parse('  Ada@Camber.COM ')).toBe('ada@camber.com')
})

test("a provider's code becomes one of ours, and nothing else gets through", () => {
  expect(signInErrorCode('account_not_linked')).toBe('account-exists-with-different-credential')
  expect(signInErrorCode('popup-closed-by-user')).toBe('popup-closed-by-user')
  expect(signInErrorCode('<script>')).toBe('internal-error')
  expect(signInErrorCode('constructor')).toBe('internal-error')
})

test('after signing in one goes on within the shop', () => {
  const goesTo = (callbackURL: string) => socialInput.safeParse({ provider: 'google', callbackURL }).success
  expect(goesTo('/singleProduct/7?from=cart')).toBe(true)
  for (const path of ['https://evil.example', '//evil.example', '/\\evil.example', 'evil', '/a\\b', '/ a', ''])
    expect(goesTo(path), path).toBe(false)
})
