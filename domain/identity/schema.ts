import { z } from 'zod'
import { PASSWORD_MIN } from '#common/constants'
import { field, texts } from '#common/words'
import { ONE_LINE } from '#common/printable'

export { signInErrorCode, type SignInError } from './sign-in/sign-in-errors.ts'

/**
 * An e-mail address as people have them (specification, section 5: letters or digits, @, letters, a dot, letters).
 * Stored in lower case, so that one mailbox is one account.
 */
export const email = z
  .string(texts.emailRequired)
  .trim()
  .toLowerCase()
  .min(1, texts.emailRequired)
  .max(254, texts.emailInvalid)
  .regex(z.regexes.email, texts.emailInvalid)

const password = z
  .string(texts.passwordRequired)
  .min(1, texts.passwordRequired)
  .min(PASSWORD_MIN, texts.passwordShort)
  .max(128, field.tooLong(128))

const personName = z
  .string(texts.nameRequired)
  .trim()
  .min(1, texts.nameRequired)
  .max(100, field.tooLong(100))
  .regex(ONE_LINE, field.lettersOnly)

export const userId = z.string().regex(/^[\w-]{1,64}$/, 'is not an id')

export const signUpInput = z.object({ name: personName, email, password })
export const signInInput = z.object({ email, password })
export const resetRequestInput = z.object({ email })
export const resetInput = z.object({
  token: z.string(field.linkIncomplete).min(1, field.linkIncomplete).max(200, field.linkIncomplete),
  newPassword: password,
})
export const changePasswordInput = z.object({
  currentPassword: z.string(texts.passwordRequired).min(1, texts.passwordRequired).max(128),
  newPassword: password,
})

export const newEmailInput = z.object({
  newEmail: email,
  currentPassword: changePasswordInput.shape.currentPassword,
})
export const deleteAccountInput = changePasswordInput.pick({ currentPassword: true })
export const takeEmailInput = z.object({ token: resetInput.shape.token })

/** Kept until the browser comes back, for whoever asks. */
const shopPath = z
  .string()
  .max(2000, field.shopPath)
  .regex(/^\/(?![/\\])[^\s\\]*$/, field.shopPath)

/** Where to go after signing in with another account, and after a failure. */
export const socialInput = z.object({
  provider: z.literal('google', field.onlyGoogle),
  callbackURL: shopPath.default('/'),
  errorCallbackURL: shopPath.default('/login'),
})
