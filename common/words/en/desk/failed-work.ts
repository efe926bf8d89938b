import { whole } from '../../../format.ts'

// Work of the shop that failed until it was given up

export const title = 'Work that failed'
export const intro =
  'Mails, labels, refunds and other work that the shop tried for a day and gave up. Fix what the error names, then try again. Entries are removed after 30 days.'
export const heads = { what: 'What', about: 'About', failed: 'Given up', error: 'Last error', actions: 'Actions' }
export const emptyTitle = 'Nothing has failed'
export const empty = 'What the shop cannot do, although it tries for a day, appears here.'
export const tries = (count: number) => (count === 1 ? 'tried once' : `tried ${count} times`)
export const since = (when: string) => `since ${when}`
export const again = 'Try again'
export const againOf = (what: string) => `Try again: ${what}`
export const tried = 'The shop tries it again. If it fails once more, it comes back here.'
export const drop = 'Take off the list'
export const dropOf = (what: string) => `Take off the list: ${what}`
export const dropTitle = 'Take it off the list?'
export const dropQuestion = 'The shop forgets this work and does not try it again.'
export const dropped = 'It is off the list'
export const toLog = 'Log'
/** On the overview. */
export const waits = (count: number) =>
  count === 1 ? '1 thing failed and waits for you' : `${whole(count)} things failed and wait for you`

/** What a job does, by its name. */
export const jobs: Record<string, string> = {
  'forget-address': 'Forget the address of a removed account',
  'follow-address': 'Send what waits for a changed e-mail to the new one',
  'forget-alerts': 'Forget the address of a removed account',
  'join-orders': 'Give a guest’s orders to the new account',
  'fill-waiting': 'Give parts that came in to orders that wait',
  'fill-order': 'Give parts that came in to an order that waits',
  'expire-order': 'Put the parts of an unpaid order back into stock',
  'count-order': 'Count what an order sold',
  'start-price': 'Put a price in force',
  'handle-event': 'Follow news of the card provider',
  'check-payment': 'Ask the card provider about a payment',
  'release-payments': 'Close the payments of an order',
  'send-refund': 'Send money back',
  'note-tracking': 'Follow news of the carrier',
  'cancel-label': 'Give a label back to its carrier',
  'change-parts': 'Change many parts',
  'undo-run': 'Undo a bulk change',
  'remap-imports': 'Read rows that wait again',
  'follow-merge': 'Follow a merged brand or part type in files and mappings',
  'send-mail': 'Mail',
  'order-mail': 'Mail about an order',
}

/** What a mail tells, by its name. */
export const mails: Record<string, string> = {
  'verify-email': 'confirm the e-mail address',
  'reset-password': 'choose a new password',
  'password-changed': 'the password was changed',
  'part-back': 'a part is in stock again',
  'fit-report-decided': 'a report of a wrong fit is decided',
  'fetch-failed': 'to the shop, a file cannot be fetched',
  'file-waits': 'to the shop, a file waits',
  received: 'we have the order',
  paid: 'it is paid',
  cancelled: 'it was cancelled',
  'lines-cancelled': 'part of it was cancelled',
  'address-changed': 'where it goes was changed',
  sent: 'a parcel is on its way',
  delivered: 'a parcel was delivered',
  lost: 'a parcel was lost',
  'ready-to-collect': 'it is ready to collect',
  question: 'to the shop, a question',
  answer: 'the shop writes',
  refunded: 'money goes back',
  'money-back': 'it cannot be filled',
  owed: 'a change is to be paid',
  changed: 'it was changed',
  'not-changed': 'it stays as it was',
}

/** "Mail about an order: it is paid" */
export const whatOf = (job: string, mail: string | null): string =>
  [jobs[job] ?? job, ...(mail ? [mails[mail] ?? mail] : [])].join(': ')
