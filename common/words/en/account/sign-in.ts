/** What stands in red under the form when signing in with another account fails, by its code. */
export const signInErrors = {
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
}

/** Where the shop no longer knows who was logged in a moment ago. */
export const sessionEnded =
  'You are no longer logged in: your login has run out or was ended elsewhere, or an admin has changed or removed your account. Log in again to go on. If that does not work, ask an admin of this shop.'

/** Where a link that confirms an e-mail leads when it came too late. */
export const linkExpired = {
  logIn: 'Log in: your dashboard sends it to you.',
  ifOpen: 'If your e-mail is not confirmed yet, your dashboard sends it to you.',
  toDashboard: 'Go to your dashboard',
}

/** What the link in the mail leads to, when it has confirmed the address. */
export const emailConfirmed = {
  title: 'Your e-mail is confirmed',
  orders: 'Thank you. What you ordered with it as a guest is in My Orders now.',
  toOrders: 'My Orders',
  toShop: 'Find parts',
}
