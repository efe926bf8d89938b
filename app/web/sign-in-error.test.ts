import { expect, test } from 'vitest'
import { signInErrorText } from './sign-in-error.ts'

test('every code of a failed sign-in has words of its own; unknown ones get the general words', () => {
  const codes = ['argument-error', 'invalid-api-key', 'user-mismatch', 'user-not-found', 'multi-factor-auth-required']
  codes.push(
    'account-exists-with-different-credential',
    'popup-blocked',
    'popup-closed-by-user',
    'cancelled-popup-request',
  )
  codes.push('web-storage-unsupported', 'unauthorized-domain', 'network-request-failed', 'internal-error')
  expect(new Set(codes.map(signInErrorText)).size).toBe(codes.length)
  expect(signInErrorText('<script>')).toBe(signInErrorText('internal-error'))
})
