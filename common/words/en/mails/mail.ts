import type { MailWords } from './mail-of-account.ts'

export * from './mail-of-account.ts'

export const greeting = (name: string) => `Hello ${name || 'there'},`

const seeOrders = 'See my order'

export const partBack = (part: { number: string; name: string; brand: string }, price: string): MailWords => ({
  subject: `Back in stock: ${part.brand} ${part.number}`,
  paragraphs: [
    `${part.brand} ${part.name}, ${part.number}, is in stock again. It costs ${price}.`,
    'We do not set it aside: whoever orders first gets it.',
  ],
  button: 'See the part',
  note: 'You asked us to tell you once. We have now forgotten your address for this part.',
})

/** The link to the page that ends all such mails. */
export const stopAlerts = 'Stop mails about sold-out parts'

type FitReportDecided = {
  part: { number: string; name: string; brand: string }
  car: string
  decision: 'corrected' | 'declined'
  note?: string | undefined
  again: boolean
}

export const fitReportDecided = ({ part, car, decision, note, again }: FitReportDecided): MailWords => ({
  subject: `What you reported about ${part.brand} ${part.number}`,
  paragraphs: [
    `You told us that ${part.brand} ${part.name}, ${part.number}, does not fit as our page says: ${car}.`,
    ...(again ? ['We have looked at it again, and our answer has changed.'] : []),
    decision === 'corrected'
      ? 'Thank you! You were right, and we have corrected it.'
      : 'Thank you for telling us. We looked at it, and leave our page as it is.',
    ...(note?.split(/\n+/) ?? []),
  ],
  button: 'See the part',
  note: 'If something is still not right, please answer this mail.',
})

/** To the shop itself. */
export const fetchFailed = (supplier: string, why: readonly string[]): MailWords => ({
  subject: `The file of ${supplier} cannot be fetched`,
  paragraphs: [
    `We have tried to fetch the file of ${supplier} several times, and it failed:`,
    ...why.map((one) => `${one.replace(/\.$/, '')}.`),
  ],
  button: 'See the supplier',
  note: 'We go on trying, with longer and longer pauses, and write again only after it has worked in between.',
})

/** To the shop itself. */
export const fileWaits = (supplier: string, file: string, why: readonly string[]): MailWords => ({
  subject: `A file of ${supplier} waits for you`,
  paragraphs: [
    `We have fetched ${file} of ${supplier}, and have not applied it:`,
    ...why.map((one) => `${one.replace(/\.$/, '')}.`),
    'Nothing has changed in the shop. Please look at it and decide.',
  ],
  button: 'See the file',
  note: 'We write again only when no file of this supplier has waited in between.',
})

const lasting = (minutes: number) =>
  minutes >= 120 && minutes % 60 === 0 ? `${minutes / 60} hours` : minutes === 1 ? '1 minute' : `${minutes} minutes`

export const orderReceived = (shop: string, number: string, minutes?: number, note?: string): MailWords => ({
  subject: `We have your order ${number}`,
  paragraphs: [
    `Thank you for ordering at ${shop}. The number of your order is ${number}. Your parts are set aside for you${minutes ? `, for ${lasting(minutes)}` : ''}.`,
    'Please pay soon: parts that are not paid for in time go back on the shelf.',
    ...(note ? ['Your note to us:', ...note.split(/\n+/)] : []),
  ],
  button: seeOrders,
})

export const orderLapsed = (number: string): MailWords => ({
  subject: `Your order ${number} is not paid yet`,
  paragraphs: [
    `Your order ${number} was not paid in time, so we no longer set its parts aside for you. Nothing was charged.`,
    'You can still pay while they are in stock: open your order and press Pay. If you no longer want them, you need do nothing.',
  ],
  button: 'See and pay',
})

export const orderPaid = (number: string, next: string | undefined): MailWords => ({
  subject: `Your order ${number} is paid`,
  paragraphs: [`Thank you! The payment for your order ${number} has arrived.`, ...(next ? [next] : [])],
  button: seeOrders,
})
export const addressMissing =
  'We do not know yet where your parts go. Please open your order and give us the address: they leave after that.'
export const weTellWhenToCollect = 'We write to you as soon as you can collect it.'
export const expected = (days: string) => `We expect your parts to arrive ${days}.`

type Parcel = { number: number; carrier: string | null; tracking: string | null; trackingUrl: string | null }

export const parcelSent = (
  number: string,
  { number: n, carrier, tracking, trackingUrl }: Parcel,
  days: string | undefined,
): MailWords => ({
  subject: `Parcel ${n} of your order ${number} is on its way`,
  paragraphs: [
    `Parcel ${n} of your order ${number} has left us${carrier ? ` with ${carrier}` : ''}.${tracking ? ` Its number ${carrier ? 'there ' : ''}is ${tracking}.` : ''}`,
    ...(trackingUrl ? [`You can follow it at ${trackingUrl}`] : []),
    ...(days ? [`We expect it to arrive ${days}.`] : []),
  ],
  button: seeOrders,
})

export const parcelDelivered = (number: string, { number: n }: Parcel): MailWords => ({
  subject: `Parcel ${n} of your order ${number} was delivered`,
  paragraphs: [`Parcel ${n} of your order ${number} was delivered. If it is not with you, please answer this mail.`],
  button: seeOrders,
})

export const parcelLost = (number: string, { number: n }: Parcel): MailWords => ({
  subject: `Parcel ${n} of your order ${number} was lost`,
  paragraphs: [
    `We are sorry: parcel ${n} of your order ${number} was lost on its way. Please answer this mail, and we will put it right.`,
  ],
  button: seeOrders,
})

export const parcelBack = (number: string, { number: n }: Parcel): MailWords => ({
  subject: `Parcel ${n} of your order ${number} came back to us`,
  paragraphs: [
    `Parcel ${n} of your order ${number} could not be handed over, and its carrier brought it back to us. Please answer this mail, and we will put it right.`,
  ],
  button: seeOrders,
})

export const parcelReplaced = (number: string, { number: n }: Parcel, isCollected: boolean): MailWords => ({
  subject: `We send parcel ${n} of your order ${number} once more`,
  paragraphs: [
    `What was in parcel ${n} of your order ${number} is set aside for you once more. ${isCollected ? weTellWhenToCollect : 'We write to you when it leaves.'}`,
  ],
  button: seeOrders,
})

export const readyToCollect = (number: string, place: readonly string[]): MailWords => ({
  subject: `Your order ${number} is ready to collect`,
  paragraphs: [`Your parts are ready for you. Please bring the number of your order: ${number}.`, ...place],
  button: seeOrders,
})

/** What a person said of why it happened. */
const because = (why: string | undefined) => (why ? [`Why: ${why}`] : [])

export const orderCancelled = (number: string, why?: string): MailWords => ({
  subject: `Your order ${number} was cancelled`,
  paragraphs: [
    `Your order ${number} was cancelled. What you paid for it goes back to you, unless it did before.`,
    ...because(why),
  ],
  button: seeOrders,
})

export const linesCancelled = (number: string, units: string, amount: string | false, why?: string): MailWords => ({
  subject: `Part of your order ${number} was cancelled`,
  paragraphs: [
    `This was cancelled from your order ${number}: ${units}.`,
    ...because(why),
    ...(amount ? [`We are sending ${amount} back to your card. Banks take a few days until you can see it.`] : []),
  ],
  button: seeOrders,
})

export const addressChanged = (number: string): MailWords => ({
  subject: `The address of your order ${number} was changed`,
  paragraphs: [
    `The address of your order ${number} was changed. If that was not you, please answer this mail at once.`,
  ],
  button: seeOrders,
})

export const answer = (number: string, text: string): MailWords => ({
  subject: `About your order ${number}`,
  paragraphs: [`We write to you about your order ${number}:`, ...text.split(/\n+/)],
  button: 'See the order',
})

/** To the shop itself. */
export const question = (number: string, text: string): MailWords => ({
  subject: `A question about the order ${number}`,
  paragraphs: [`A customer asks about the order ${number}:`, ...text.split(/\n+/)],
  button: 'Answer',
})

/** `isOver`: with it the order ended before all was sent. */
export const orderRefunded = (number: string, amount: string, isOver: boolean, why?: string): MailWords => ({
  subject: `Money back for your order ${number}`,
  paragraphs: [
    `We have sent ${amount} back to your card, for your order ${number}. Banks take a few days until you can see it.`,
    ...because(why),
    ...(isOver ? ['All of your money has gone back, so the order is cancelled: what was not sent stays here.'] : []),
  ],
  button: seeOrders,
})

export const orderMoneyBack = (number: string): MailWords => ({
  subject: `We could not fill your order ${number}`,
  paragraphs: [
    `Your payment arrived, but we can no longer fill your order ${number}. We are sorry.`,
    'The whole payment is on its way back to your card. Banks take a few days until you can see it.',
  ],
  button: seeOrders,
})

/** `change`: "2 × Brake disc (BD-1) more"; held for so many minutes. */
export const orderOwed = (
  number: string,
  change: string,
  amount: string,
  minutes?: number,
  why?: string,
): MailWords => ({
  subject: `Please pay ${amount} more for your order ${number}`,
  paragraphs: [
    `We can change your order ${number}: ${change}. That costs ${amount} more.`,
    ...because(why),
    `The parts are set aside for you${minutes ? `, for ${lasting(minutes)}` : ''}. Your order leaves when this is paid. If it is not paid in time, your order stays as it was.`,
  ],
  button: 'See and pay',
})

export const orderChanged = (number: string, change: string, amount: string | false, why?: string): MailWords => ({
  subject: `Your order ${number} was changed`,
  paragraphs: [
    `Your order ${number} was changed: ${change}.`,
    ...(amount ? [`We are sending ${amount} back to your card. Banks take a few days until you can see it.`] : []),
    ...because(why),
  ],
  button: seeOrders,
})

export const orderNotChanged = (number: string, change: string): MailWords => ({
  subject: `Your order ${number} stays as it was`,
  paragraphs: [`This was not paid, so your order ${number} stays as it was, without it: ${change}.`],
  button: seeOrders,
})

export const changeMoneyBack = (number: string): MailWords => ({
  subject: `Your order ${number} stays as it was`,
  paragraphs: [
    `Your payment arrived, but the change that it was for is no longer open. Your order ${number} stays as it was.`,
    'The whole payment is on its way back to your card. Banks take a few days until you can see it.',
  ],
  button: seeOrders,
})

/** The rows of an order. */
export const row = {
  shipping: 'Shipping',
  credited: 'Units exchanged',
  total: 'Total',
  sentBack: 'Sent back',
  goesTo: 'Goes to',
  billTo: 'Bill to',
  poNumber: 'Purchase-order number',
}
