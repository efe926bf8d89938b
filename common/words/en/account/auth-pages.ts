/** The pages of signing in, signing up and choosing a new password. */
export const logIn = {
  title: 'Log in',
  about: (shop: string) => `Log in to ${shop}: your orders, your profile.`,
  newHere: 'New here?',
  toSignUp: 'Create your account',
  forgot: 'Forgot your password?',
  send: 'Login',
}

/** On the login page, for who is signed in already. */
export const already = {
  as: 'You are logged in as',
  forAdmins: 'The page you asked for is for admins. Log in with another account to see it, or go to',
  forOthers: 'Log in with another account to see the page you asked for, or go to',
  dashboard: 'your dashboard',
  toDashboard: 'Go to your dashboard',
}

export const signUp = {
  title: 'Sign up',
  about: (shop: string) => `Create your ${shop} account.`,
  intro: (shop: string) => `New to ${shop}? Create your account: order parts, follow your orders, write reviews.`,
  have: 'Already have an account?',
  send: 'Sign Up',
}

/** Where a link for choosing a new password is asked for. */
export const forgotten = {
  title: 'Forgot your password?',
  about: 'Get a mail with a link for choosing a new password.',
  intro: 'Tell us your e-mail, and we send you a link for choosing a new one.',
  back: 'Back to log in',
  /** Before and after the address. */
  sentTo: 'If there is an account for',
  sent: ', a mail with a link is on its way. The link works for an hour.',
  send: 'Send me a link',
  again: 'Send it again',
}

/** Where that link leads. */
export const reset = {
  title: 'Choose a new password',
  about: 'Choose a new password for your account.',
  again: 'Ask for a new link',
  done: 'Your password has been changed',
  doneAbout: 'All devices were signed out. Log in with your new password.',
}

/** Where an identity provider sends the browser back to. */
export const signingIn = { title: 'Signing in', about: 'One moment.' }

/** The fields of a password, also in the dashboard. */
export const password = {
  label: 'Password',
  newOne: 'New password',
  hint: '6 characters or more',
  change: 'Change my password',
}

export const google = 'Continue With Google'
export const or = 'or'
