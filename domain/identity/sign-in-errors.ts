/**
 * What stands in red under the form when signing in with another account fails
 * (codes of the specification, section 8, and those of the provider's way back).
 */
const errorTexts = new Map(
  Object.entries({
    'internal-error': 'Something went wrong on our side. Please try again.',
    'argument-error': 'The sign-in request was not complete. Please try again.',
    'invalid-api-key': 'Signing in this way is not set up properly. Please use your e-mail and password.',
    'user-mismatch': 'That is another account than the one you are signed in with.',
    'user-not-found': 'There is no account with that e-mail.',
    'account-exists-with-different-credential':
      'There is already an account with that e-mail, and the other service has not confirmed that the address is yours. Please log in with your password.',
    'multi-factor-auth-required': 'Your account asks for a second step. Please finish it with the other service first.',
    'popup-blocked': 'Your browser blocked the sign-in window. We are sending you there directly.',
    'popup-closed-by-user': 'The sign-in window was closed before you were done.',
    'cancelled-popup-request': 'Another sign-in window was opened. Please use that one.',
    'web-storage-unsupported': 'Your browser does not let us keep you signed in. Please allow cookies and site data.',
    'unauthorized-domain': 'Signing in this way is not allowed from this address.',
    'network-request-failed': 'We could not reach the sign-in service. Please check your connection and try again.',
    'email-not-found': 'The other service did not tell us your e-mail, so we cannot sign you in with it.',
    'sign-in-expired': 'That took too long. Please try again.',
    'link-expired': 'This link is no longer valid. Please ask for a new one.',
  }),
)

/** The words for a sign-in error's code; unknown codes get the general ones. */
export const signInErrorText = (code: string) => errorTexts.get(code) ?? errorTexts.get('internal-error')!

const fromProvider = new Map(
  Object.entries({
    account_not_linked: 'account-exists-with-different-credential',
    unable_to_link_account: 'account-exists-with-different-credential',
    access_denied: 'popup-closed-by-user',
    email_not_found: 'email-not-found',
    state_mismatch: 'sign-in-expired',
    state_not_found: 'sign-in-expired',
    please_restart_the_process: 'sign-in-expired',
    invalid_code: 'sign-in-expired',
    issuer_mismatch: 'unauthorized-domain',
    issuer_missing: 'unauthorized-domain',
  }),
)

/** Our stable code for an error on the way back from an identity provider. */
export const signInErrorCode = (code: string) =>
  fromProvider.get(code) ?? (errorTexts.has(code) ? code : 'internal-error')
