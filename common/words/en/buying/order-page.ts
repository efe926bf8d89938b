import { whole } from '../../../format.ts'
import { readyToCollect } from './order.ts'

/** The page of one order, for its buyer and for admins. */
export const title = (number: string) => `Order ${number}`
export const pageTitle = 'Order'
export const about = 'What you ordered, its progress, and what you can do about it.'
export const back = 'All orders'
export const open = 'Open the order'
export const ordered = (when: string) => `Ordered ${when}`
export const byTelephone = 'Ordered by telephone'
export const byTelephoneBy = (name: string) => `Ordered by telephone by ${name}`

export const notHere = 'We cannot show you this order'
export const notHereWhy =
  'Open it by the link in our mail, find it by its number and your e-mail, or log in with the account that placed it.'
export const logIn = 'Log in'

export const pay = 'Pay'
/** How long the parts of an unpaid order are still set aside. */
export const held = {
  for: 'Your parts are set aside for',
  /** "12 min 05 s" */
  time: (minutes: number, seconds: number) =>
    minutes > 0 ? `${minutes} min ${String(seconds).padStart(2, '0')} s` : `${seconds} s`,
  over: 'Your parts are no longer set aside. You can still pay if they are in stock.',
}

export const parts = 'Parts'
/** Under the parts. */
export const sums = { subtotal: 'Subtotal', shipping: 'Shipping' }
export const cancelledOf = (units: number) => `${units} cancelled`
export const sentBack = 'Sent back'
export const onItsWayBack = 'On its way back'
export const yourNumber = (number: string) => `Your number: ${number}`
export const theirNumber = (number: string) => `The customer’s number: ${number}`
export const transaction = 'Transaction Id:'
export const laterTransaction = (amount: string) => `Transaction Id of the ${amount} paid later:`

export const again = 'Order again'
export const notTwice = 'Parts already in your cart were not added twice.'
/** Where some of an order that is ordered again could not be put into the cart. */
export const leftOut = {
  gone: (names: readonly string[]) => `No longer sold, so not in your cart: ${names.join('; ')}.`,
  soldOut: (names: readonly string[]) => `Sold out, so not in your cart: ${names.join('; ')}.`,
  rest: 'The rest is in your cart.',
}
export const noneLeft = 'None of these parts is sold any more'

export const cancel = 'Cancel order'
export const cancelSome = 'Cancel some of it'
export const cancelled = 'The order is cancelled'
export const someCancelled = 'That is cancelled, and its price goes back'
export const cancelWaitingIntro =
  'Choose how many you no longer want to wait for. Their price goes back to the card that paid.'
export const cancelIntro = 'Choose how many of each you do not want. Their price goes back to the card that paid.'
export const cancelIntroForAdmin =
  'Choose how many of each the customer does not get. Their price goes back to the card that paid, at most what is left of the payment, and a mail tells the customer. Shipping stays as it was charged, unless nothing is left of the order.'
export const packedStays = 'What is packed is not offered: unpack it first, or refund it.'
export const cancelAllIntro = 'The whole order is cancelled, and all that was paid goes back to the card that paid.'
export const cancelUnpaidIntro = 'The whole order is cancelled. Nothing was paid for it.'
export const howMany = (name: string, most: number) => `${name} (of ${most})`
/** Under a number of units to cancel that the line does not have. */
export const upTo = (most: number) => `Type a whole number from 0 to ${whole(most)}`
export const whyIfYouLike = 'Reason (optional)'
export const keepIt = 'Keep it'
export const chooseSome = 'Choose at least one'

export const history = 'What happened'
export const step = {
  placed: 'Ordered',
  paying: 'Payment on its way',
  expired: 'No longer set aside',
  paid: 'Paid',
  'part-refunded': 'Partly refunded',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
}
export const by = { customer: 'by the customer', admin: (name = 'an admin') => `by ${name}` }

export const address = 'Goes to'
export const collectedAt = 'Collected at'
export const collector = (name: string) => `Who collects it: ${name}`
/** Before the address on one line. */
export const goesTo = 'Goes to:'
export const addressMissing = 'We do not know yet where your parts go. They leave as soon as you tell us.'
export const addressMissingForShop = 'Its buyer has not said yet where it goes. It cannot be packed until then.'
export const leaveAsIs = 'Leave it as it is'
export const giveAddress = 'Add the address'
export const changeAddress = 'Change the address'
export const saveAddress = 'Save the address'
export const addressSaved = 'The address is saved'
export const bill = 'Bill'
export const invoice = 'Invoice'
export const invoiceOf = (number: string) => `Invoice of order ${number}`
export const changeBill = 'Change the bill'
export const saveBill = 'Save'
export const billSaved = 'The bill is changed'
export const company = 'Company'
export const poNumber = 'Your own number for this order'
export const theirPoNumber = 'The customer’s own number for this order'

export const note = 'Your note to us'
export const theirNote = 'Note of the customer'

/** Beside the form for questions of a paid order. */
export const returns = (days: number) =>
  `Does a part not fit, or did you change your mind? Send it back within ${days} days and get your money back. Write to us here first: we say where it goes.`
export const unanswered = 'Questions that wait for an answer'
export const ask = 'Ask about this order'
export const answer = 'Questions and answers'
/** For admins, where nobody asked anything yet. */
export const write = 'Write to the customer'
export const question = 'Your question'
export const yourAnswer = 'Your answer'
export const yourMessage = 'Your message'
export const send = 'Send'
export const asked = 'We have your question, and answer by e-mail and here'
export const answered = 'The customer gets it by e-mail'
export const fromCustomer = 'The customer'
export const fromYou = 'You'
export const fromShop = 'The shop'

export const packIt = 'Pack it'
export const sendIt = 'Send it'
export const handOver = 'Hand it over'
export const seeParcels = 'See its parcels'
export const parcels = (count: number) => (count === 1 ? 'Parcel' : 'Parcels')
export const parcel = (number: number) => `Parcel ${number}`
export const parcelState = {
  packed: 'Packed',
  sent: 'On its way',
  delivered: 'Delivered',
  lost: 'Lost',
  unpacked: 'Unpacked',
}
/** Of one that its carrier brings back, or has brought. */
export const parcelBack = { sent: 'Coming back', lost: 'Came back' }
export const parcelToCollect = { ...parcelState, packed: readyToCollect, delivered: 'Collected' }
export const parcelStep = {
  packed: (number: number) => `Parcel ${number} packed`,
  sent: (number: number) => `Parcel ${number} sent`,
  delivered: (number: number) => `Parcel ${number} delivered`,
  lost: (number: number) => `Parcel ${number} lost`,
  back: (number: number) => `Parcel ${number} came back`,
  replaced: (number: number) => `What was in parcel ${number} is sent once more`,
}
export const parcelStepToCollect = {
  ...parcelStep,
  packed: (number: number) => `Parcel ${number} ready to collect`,
  delivered: (number: number) => `Parcel ${number} collected`,
  replaced: (number: number) => `What was in parcel ${number} is set aside once more`,
}
export const parcelExpected = (days: string) => `Expected ${days}`
export const parcelLate = (day: string) => `Expected by ${day}. It is late.`
export const from = (place: string) => `From ${place}`
export const follow = (tracking: string | null) => (tracking ? `Follow ${tracking}` : 'Follow it')
export const lost = 'It was lost on its way. Please answer our mail, and we will put it right.'
export const comesBack = 'It is coming back to us. We will write to you.'
export const cameBack = 'It came back to us. Please answer our mail, and we will put it right.'
/** The same for admins, who are to do something about it. */
export const forAdmin = {
  comesBack: 'It is coming back to us.',
  lost: 'It was lost on its way. Send it once more, or give its money back.',
  cameBack: 'It came back to us. Send it once more, or give its money back.',
}
export const cameBackReplaced = 'It came back to us. What was in it is sent once more.'
export const lostReplaced = 'It was lost on its way. What was in it is sent once more.'
export const promised = (days: string) => `expected ${days}`
/** Where no day was promised. */
export const late = 'should have arrived by now, and is late'
export const itIsLate = `It ${late}.`
export const promisedLate = (day: string) => `expected by ${day}, and late`
export const arrived = { delivered: 'delivered', collected: 'collected' }

export const disputes = 'Disputes at the bank'
export const disputed = (answerBy: string | null) =>
  answerBy ? `Disputed at the bank: answer by ${answerBy}` : 'Disputed at the bank'
type Disputed = {
  amount: string
  reason: string
  opened: string
  state: string
  answerBy: string | null
  closed: string | null
}
const plainly = (word: string) => word.replaceAll('_', ' ')
/** "$84, fraudulent, since Nov 22, 2026: needs response by Nov 29, 2026" */
export const disputeOf = ({ amount, reason, opened, state, answerBy, closed }: Disputed) =>
  `${amount}, ${plainly(reason)}, since ${opened}: ${plainly(state)}` +
  (closed ? `, closed ${closed}` : answerBy ? ` by ${answerBy}` : '')
export const disputeWarning = 'Its buyer disputes the payment at the bank. Answer the bank before you pack.'
export const refunds = 'Refunds'
/** Of a cancelled order, until its refund is asked for at the card provider. */
export const goesBack = 'What was paid goes back to the card that paid. A mail says when it is sent.'
export const refundState = { pending: 'on its way', succeeded: 'sent back', failed: 'failed' }

/** A change of a paid order by an admin. */
export const change = {
  title: 'Change parts',
  intro:
    'Say how many of each the order should have, and add other parts. What was paid too much goes back at once. For what is missing, the customer gets a payment link by mail, and the order waits until it is paid.',
  unitsOf: (name: string, left: number) => `Units of ${name} (now ${left})`,
  aNumber: 'Type how many; 0 takes it out',
  comes: (units: number, name: string, number: string) => `${units} × ${name}, ${number}`,
  notIt: (name: string) => `Remove ${name}`,
  why: 'Reason (the customer sees it)',
  leave: 'Leave it as it is',
  asked: (amount: string, email: string) => `The link to pay ${amount} is on its way to ${email}`,
  made: 'The order is changed',
  owed: (amount: string) => `${amount} to pay for a change`,
  line: (units: number, part: string, price: string) =>
    units > 0 ? `${units} × ${part} more, ${price}` : `${-units} × ${part} less, ${price} off`,
  until: (when: string, admin: boolean) =>
    admin
      ? `The customer can pay it until ${when}. The order is not packed before that is paid, withdrawn, or over.`
      : `We have set this aside for you until ${when}. If you do not pay it by then, your order stays as it was and leaves without it.`,
  pay: (amount: string) => `Pay ${amount}`,
  payFor: 'What changes',
  paidAlready: 'Paid already',
  keep: 'Keep my order as it was',
  withdraw: 'Withdraw the change',
  withdrawn: 'The order stays as it was',
  credited: 'Units exchanged',
  credit: (amount: string) => `−${amount}`,
}
