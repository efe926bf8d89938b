import { texts } from '#common/texts'
import { conflict, forbidden, invalid, notFound, Problem, unauthorised } from '#platform/errors'

const oldLink = 'This link is no longer valid. Please ask for a new one.'

const refusals: Record<string, () => Problem> = {
  INVALID_EMAIL: () => invalid({ email: texts.emailInvalid }),
  INVALID_PASSWORD: () => invalid({ currentPassword: 'That is not your present password' }),
  PASSWORD_TOO_SHORT: () => invalid({ password: texts.passwordShort }),
  USER_ALREADY_EXISTS: emailTaken,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: emailTaken,
  FAILED_TO_CREATE_USER: emailTaken, // two sign-ups at once, and the other was first
  INVALID_EMAIL_OR_PASSWORD: () =>
    new Problem(401, 'invalid-email-or-password', 'The e-mail or the password is not right.'),
  CREDENTIAL_ACCOUNT_NOT_FOUND: () =>
    conflict('no-password', 'Your account has no password yet. Please use "Forgot your password?" to set one.'),
  INVALID_TOKEN: () => new Problem(400, 'link-expired', oldLink),
  TOKEN_EXPIRED: () => new Problem(400, 'link-expired', oldLink),
  USER_NOT_FOUND: () => new Problem(400, 'link-expired', oldLink),
  EMAIL_ALREADY_VERIFIED: () => conflict('already-verified', 'This e-mail is already confirmed.'),
  EMAIL_MISMATCH: () => forbidden('You can only do this for your own e-mail.'),
  INVALID_CALLBACK_URL: () => forbidden('That address does not belong to this shop.'),
  INVALID_ERROR_CALLBACK_URL: () => forbidden('That address does not belong to this shop.'),
  INVALID_REDIRECT_URL: () => forbidden('That address does not belong to this shop.'),
  PROVIDER_NOT_FOUND: () => notFound('sign-in service'),
}

function emailTaken() {
  return new Problem(409, 'email-taken', 'There is already an account with this e-mail. Please log in.', {
    fields: { email: 'There is already an account with this e-mail' },
  })
}

/** What the shop says for a refusal of better-auth: stable codes, plain words, the field where there is one. */
export function refusalOf(status: number, code: string | undefined): Problem {
  const known = code ? refusals[code] : undefined
  if (known) return known()
  if (status === 401) return unauthorised()
  if (status >= 500) return new Problem(500, 'internal', 'Something went wrong on our side. Please try again.')
  return new Problem(status, 'refused', 'That did not work. Please check what you typed.')
}
