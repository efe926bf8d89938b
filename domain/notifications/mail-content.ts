import type { MailContent } from './render-mail.ts'
import { orderMailContent } from './order-mail-content.ts'
import type { Mail } from './schema.ts'

/** The words of every mail, by its template. */
export function mailContent(mail: Mail, shop: string): MailContent {
  switch (mail.template) {
    case 'verify-email':
      return {
        subject: `Welcome to ${shop}: please confirm your e-mail`,
        paragraphs: [
          `Thank you for signing up at ${shop}.`,
          'Please confirm that this address is yours. You can shop in the meantime.',
        ],
        button: { label: 'Confirm my e-mail', link: mail.link },
        note: 'The link works for 24 hours. If you did not sign up, you can ignore this mail.',
      }
    case 'reset-password':
      return {
        subject: `Choose a new password for ${shop}`,
        paragraphs: ['Somebody, hopefully you, asked for a new password.'],
        button: { label: 'Choose a new password', link: mail.link },
        note: 'The link works once, within an hour. If you did not ask for it, ignore this mail: your password stays as it is.',
      }
    case 'password-changed':
      return {
        subject: `Your ${shop} password was changed`,
        paragraphs: [
          'Your password was just changed, and all other devices were signed out.',
          'If that was not you, please use "Forgot your password?" on our login page at once.',
        ],
      }
    default:
      return orderMailContent(mail, shop)
  }
}
