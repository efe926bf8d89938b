/** What a mail says beside names, amounts and links. */
export type MailWords = { subject: string; paragraphs: string[]; button?: string; note?: string }

export const verifyEmail = (shop: string): MailWords => ({
  subject: `Welcome to ${shop}: please confirm your e-mail`,
  paragraphs: [
    `Thank you for signing up at ${shop}.`,
    'Please confirm that this address is yours. You can shop in the meantime. Orders that you placed with it as a guest come into your account then.',
  ],
  button: 'Confirm my e-mail',
  note: 'The link works for 24 hours. If you did not sign up, you can ignore this mail.',
})

export const resetPassword = (shop: string): MailWords => ({
  subject: `Choose a new password for ${shop}`,
  paragraphs: ['Somebody, hopefully you, asked for a new password.'],
  button: 'Choose a new password',
  note: 'The link works once, within an hour. If you did not ask for it, ignore this mail: your password stays as it is.',
})

export const passwordChanged = (shop: string): MailWords => ({
  subject: `Your ${shop} password was changed`,
  paragraphs: [
    'Your password was just changed, and all other devices were signed out.',
    'If that was not you, please use "Forgot your password?" on our login page at once.',
  ],
})

export const newEmail = (shop: string): MailWords => ({
  subject: `Confirm your new e-mail for ${shop}`,
  paragraphs: [
    `Somebody, hopefully you, wants to log in to ${shop} with this address from now on.`,
    'Please open this link where you are logged in. If you are asked to log in, do so with the address that you have used so far.',
  ],
  button: 'Use this e-mail',
  note: 'The link works once, within 24 hours. If you did not ask for it, ignore this mail: nothing changes.',
})

/** Without the new address: this one may be a mistyped one, and a stranger's. */
export const newEmailAsked = (shop: string): MailWords => ({
  subject: `Your ${shop} account is to get another e-mail`,
  paragraphs: [
    'Somebody, hopefully you, asked that your account has another e-mail address from now on. It changes when the link that we mailed there is opened.',
    'If that was not you, somebody knows your password: please choose a new one with "Forgot your password?" on our login page at once. That ends the link, too.',
  ],
})

export const emailChanged = (shop: string): MailWords => ({
  subject: `The e-mail of your ${shop} account was changed`,
  paragraphs: [
    'Your account has another e-mail address now, and all other devices were logged out. Mails about your orders go there, and this address no longer logs you in.',
    'If that was not you, please answer this mail at once.',
  ],
})

export const accountDeleted = (shop: string): MailWords => ({
  subject: `Your ${shop} account is deleted`,
  paragraphs: [
    'Your account is deleted, with its addresses, profiles, cars and cart. We keep your orders and their invoices, as the law asks. The links in our mails about them still open them.',
    'If that was not you, please answer this mail at once.',
  ],
})
