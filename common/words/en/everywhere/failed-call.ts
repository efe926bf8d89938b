/** Why a call of the page got no answer that it can use. */
export const signedOut = 'You are signed out. Please log in again, then press once more: what you typed stays here.'
export const logInBeside = 'Log in, in a new tab'
export const wentWrong = 'Something went wrong. Please try again.'
export const tookTooLong = 'That took too long. Please try again.'
export const notReached = 'We could not reach the shop. Check your connection and try again.'
