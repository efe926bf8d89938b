import { describe, expect, test } from 'vitest'
import { texts } from '#common/texts'
import { signInErrorText } from '#domain/identity/schema'

const CODES = [
  'internal-error',
  'argument-error',
  'invalid-api-key',
  'user-mismatch',
  'user-not-found',
  'account-exists-with-different-credential',
  'multi-factor-auth-required',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'web-storage-unsupported',
  'unauthorized-domain',
  'network-request-failed',
]

describe('8 Error catalogue', () => {
  const catalogue: [string, string, string][] = [
    ['Add review', texts.reviewAdded, 'Added Review successfully'],
    ['Add review', texts.reviewFailed, 'Field to added Review'],
    ['Add best seller', texts.partAdded, 'Added best seller Parts successfully'],
    ['Add best seller', texts.partFailed, 'Field to added best seller Parts'],
    ['Add blog', texts.blogAdded, 'Added blog successfully'],
    ['Add blog', texts.blogFailed, 'Field to added blog'],
    ['Add profile', texts.profileAdded, 'Added Your profile information successfully'],
    ['Add profile', texts.profileFailed, 'Field to added Your profile information '],
    ['Update profile', texts.profileUpdated, 'Your Information updated successfully'],
    ['Update profile', texts.profileUpdateFailed, 'Your Information updated field'],
    ['Update parts', texts.partUpdated, 'parts Information updated successfully'],
    ['Update parts', texts.partUpdateFailed, 'parts Information updated field'],
    ['Make admin', texts.adminMade, 'Made an admin successfully'],
    ['Make admin', texts.adminFailed, 'failed to make an admin'],
    ['User delete', texts.userDeleted, 'user deleted successfully'],
    ['Payment', texts.paid, 'Congrats! Your payment is success'],
    ['Deleting a best seller', texts.deleteConfirm, 'Are You Sure you want to delete'],
  ]
  test.each(catalogue.map(([form, said, text]) => [form, text, said]))("%s: the text is '%s'", (_form, text, said) => {
    expect(said).toBe(text)
  })

  test.each(CODES)('Identity provider error code %s has a readable text', (code) => {
    expect(signInErrorText(code)).toMatch(/^[A-Z][^{}<>]{20,}\.$/)
    expect(signInErrorText(code)).not.toContain(code)
    if (code !== 'internal-error') expect(signInErrorText(code)).not.toBe(signInErrorText('internal-error'))
  })
})
