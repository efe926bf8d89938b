import { phrase } from '#common/phrase'
import { conflict, forbidden, invalid, notFound, Problem, unauthorised } from '#platform/errors'

const linkExpired = () => new Problem(400, 'link-expired', phrase('refusal.linkExpired'))

const refusals: Record<string, () => Problem> = {
  INVALID_EMAIL: () => invalid({ email: phrase('texts.emailInvalid') }),
  INVALID_PASSWORD: () => invalid({ currentPassword: phrase('refusal.wrongPassword') }),
  PASSWORD_TOO_SHORT: () => invalid({ password: phrase('texts.passwordShort') }),
  USER_ALREADY_EXISTS: () => emailTaken(),
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: () => emailTaken(),
  FAILED_TO_CREATE_USER: () => emailTaken(), // two sign-ups at once, and the other was first
  INVALID_EMAIL_OR_PASSWORD: () => new Problem(401, 'invalid-email-or-password', phrase('refusal.wrongSignIn')),
  CREDENTIAL_ACCOUNT_NOT_FOUND: () => conflict('no-password', phrase('refusal.noPassword')),
  INVALID_TOKEN: linkExpired,
  TOKEN_EXPIRED: linkExpired,
  USER_NOT_FOUND: linkExpired,
  EMAIL_ALREADY_VERIFIED: () => conflict('already-verified', phrase('refusal.alreadyVerified')),
  EMAIL_MISMATCH: () => forbidden(phrase('refusal.ownEmailOnly')),
  INVALID_CALLBACK_URL: () => forbidden(phrase('refusal.foreignAddress')),
  INVALID_ERROR_CALLBACK_URL: () => forbidden(phrase('refusal.foreignAddress')),
  INVALID_REDIRECT_URL: () => forbidden(phrase('refusal.foreignAddress')),
  PROVIDER_NOT_FOUND: () => notFound('provider'),
}

/** `field`: where the address was typed. */
export function emailTaken(field = 'email') {
  return new Problem(409, 'email-taken', phrase('refusal.emailTaken'), {
    fields: { [field]: phrase('refusal.emailIsTaken') },
  })
}

/** Turns a refusal of better-auth into the shop's: a stable code, plain words, the field if there is one. */
export function refusalOf(status: number, code: string | undefined): Problem {
  const known = code ? refusals[code] : undefined
  if (known) return known()
  if (status === 401) return unauthorised()
  if (status >= 500) return new Problem(500, 'internal', phrase('refusal.ourFault'))
  return new Problem(status, 'refused', phrase('refusal.didNotWork'))
}
