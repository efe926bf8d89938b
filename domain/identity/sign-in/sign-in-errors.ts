/** How signing in with another account fails: codes of the specification, section 8, and those of the provider's way back. */
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
  'email-not-found',
  'sign-in-expired',
  'link-expired',
] as const
export type SignInError = (typeof CODES)[number]

const fromProvider = new Map<string, SignInError>(
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

/** Our stable code for an error on the way back from an identity provider; a strange one is `internal-error`. */
export const signInErrorCode = (code: string): SignInError =>
  fromProvider.get(code) ?? CODES.find((known) => known === code) ?? 'internal-error'
