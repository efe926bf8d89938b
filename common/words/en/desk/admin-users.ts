// The admins' list of accounts

import { whole } from '../../../format.ts'

export const title = 'All user'
export const find = 'Find users'
export const findHint = 'Name or e-mail'
export const table = 'Users'
export const heads = { role: 'Role', since: 'Since' }
export const csv = 'Export as CSV'
/** The columns of that file. */
export const columns = {
  name: 'Name',
  email: 'E-mail',
  confirmed: 'E-mail confirmed',
  role: 'Role',
  since: 'Since (UTC)',
  seen: 'Last seen (UTC)',
}
export const confirmed = { yes: 'yes', no: 'no' }
export const emptyTitle = 'Nobody found'
export const empty = 'Try a piece of the name or of the e-mail.'
export const notConfirmed = 'Not confirmed'
export const roles = { admin: 'Admin', customer: 'Customer' }
export const you = 'This is you'
export const makeAdmin = { button: 'Make Admin', of: (email: string) => `Make Admin: ${email}` }
export const unmakeAdmin = {
  button: 'Make customer',
  of: (email: string) => `Make customer: ${email}`,
  title: 'Make this admin a customer?',
  question: (email: string | undefined) =>
    `${email} can no longer open the admin pages, from now on. Their account and orders stay.`,
  done: 'No longer an admin',
}
export const remove = {
  button: 'Remove',
  of: (email: string) => `Remove ${email}`,
  title: 'Remove this user?',
  question: (email: string | undefined, open = 0) =>
    `${email} will be signed out and can no longer log in. Their orders stay.${open > 0 ? ` ${stillToSend(open)}` : ''}`,
}

/** What becomes of paid orders of a removed user, of which something is still to be sent. */
const stillToSend = (orders: number) =>
  orders === 1
    ? '1 of them is paid and still to be sent: send it as usual. Mails about it still go out, and their links still open it.'
    : `${whole(orders)} of them are paid and still to be sent: send them as usual. Mails about them still go out, and their links still open them.`
