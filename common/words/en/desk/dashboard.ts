/** What stands around every page of the dashboard, for customers and admins. */
export const title = 'Dashboard'
export const welcome = (name: string) => `Welcome, ${name}`
export const changePassword = 'Change password'
export const changeEmail = 'Change e-mail'
export const deleteAccount = 'Delete account'

/** The side menu; the entries that only admins have stand in `admin-menu.ts`. */
export const menu = {
  closed: 'Dashboard menu',
  review: 'My Review',
  orders: 'My Orders',
  profile: 'My Profile',
  addProfile: 'Add Profile Information',
}

/** Above the page of who has not yet confirmed their e-mail. */
export const confirmEmail = {
  please: 'Please confirm your e-mail: open the link that we mailed you.',
  again: 'Send it again',
  sent: (email: string) => `A mail is on its way to ${email}. The link in it works for a day.`,
}

/** Before a page is left, or a dialog closed, that holds what is not saved. */
export const leave = {
  title: 'Leave without saving?',
  question: 'What you have changed here is not saved yet, and will be lost.',
  leave: 'Leave',
  closeTitle: 'Close without saving?',
  close: 'Close without saving',
}

/** Under a list that has more than one page. */
export const pages = { label: 'Pages', first: 'First page', next: 'Next page' }

export const face = {
  photo: (name: string) => `Photo of ${name}`,
  none: (name: string) => `No photo of ${name}`,
}
