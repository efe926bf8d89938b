import { signInErrors } from '#common/words'
import { type SignInError, signInErrorCode } from '#domain/identity/schema'

const TEXTS: Record<SignInError, string> = signInErrors

/** The words for a sign-in error's code; unknown codes get the general ones. */
export const signInErrorText = (code: string): string => TEXTS[signInErrorCode(code)]
