/** A part that is sold out, on its page. */
export const soldOut = {
  now: 'Sold out at the moment.',
  instead: 'See below what fits in its place.',
  tellMe: 'Tell me when it is back',
  email: 'Your e-mail',
  hint: 'We send one mail, and then forget your address.',
  send: 'Tell me',
  stored: (email: string) => `We will write to ${email} as soon as it is back.`,
  withdraw: 'Do not tell me any more',
  withdrawn: (email: string) => `We will not write to ${email} about this part.`,
}

/** The page to which the link in a mail about a part leads. */
export const stopAlerts = {
  title: 'Stop mails about sold-out parts',
  about: 'You asked us to write when a part is back in stock. Press the button to stop that, for all parts.',
  stop: 'Stop these mails',
  done: (count: number) =>
    count === 0
      ? 'You are not waiting for any part, so we will not write to you.'
      : `Done. You were waiting for ${count === 1 ? 'one part' : `${count} parts`}; we will not write to you about ${count === 1 ? 'it' : 'them'}.`,
  notWhole: 'This link is incomplete. Please open it from the mail again.',
  withoutScript: 'This page needs JavaScript. Please switch it on, or answer the mail that brought you here.',
}

/** Instead of the page of a hidden part, to an admin. */
export const hiddenPart = {
  title: 'This part is hidden',
  text: 'Only admins know of it. Whoever else follows a link here reads that there is no such page.',
  change: 'Change the part',
}

/** A part that nobody can order any more. */
export const retired = {
  now: 'No longer sold.',
  hidden: 'Hidden: only admins see it.',
  instead: (part: string) => `Take ${part} instead`,
  follows: (part: string) => `${part} has taken its place`,
  others: 'See what fits in its place',
  ofType: (type: string) => `See all ${type.toLowerCase()}`,
}

/** A part that can be ordered beyond its stock. `when`: "by Dec 10, 2026". */
export const backOrder = {
  mark: 'On back order',
  on: (day: string) => `by ${day}`,
  days: (days: number) => (days === 1 ? 'a day after your order' : `${days} days after your order`),
  none: (when: string) => `None is in stock now, but you can order it: it comes in ${when}, and then we send it.`,
  more: (stock: number, when: string) =>
    `You can order more than the ${stock} in stock: the rest comes in ${when}, and follows in a parcel of its own.`,
  form: {
    title: 'Back order',
    about:
      'Customers may order more than the stock if you say when more comes. Leave both empty, and the stock is the limit.',
    days: 'Days until more comes',
    daysHint: 'From the day of an order, as your supplier delivers',
    on: 'More comes on',
    onHint: 'Counts first, until that day is over',
  },
}

/** What a part costs from so many units of it on. */
export const priceBreaks = {
  title: 'Cheaper by quantity',
  row: (from: number, price: string) => `From ${from}: ${price} each`,
}

/** The admin's page of these prices. */
export const prices = {
  title: 'Prices',
  intro: (name: string, number: string, price: string) => `${name}, ${number}. One costs ${price}.`,
  byQuantity: 'Prices by quantity',
  about: 'From so many units in one order, each costs less. An order for several cars counts all its units.',
  from: 'From quantity',
  each: 'Price each',
  add: 'Add a price',
  takeOut: (from: string) => `Take out the price from ${from || 'this quantity'}`,
  save: 'Save',
  saved: 'The prices are saved',
  none: 'Every quantity costs the same.',
  now: (breaks: string) => `As it is now: ${breaks || 'none'}.`,
}

/** Deleted parts, which can come back. */
export const bin = {
  title: 'Deleted parts',
  intro: 'A deleted part can come back for 30 days, with its numbers, cars, reviews, prices and stock.',
  empty: 'Nothing was deleted',
  emptyWhy: 'Parts that you delete wait here for 30 days.',
  heads: { deleted: 'Deleted', until: 'Can come back until' },
  deleted: (when: string, by: string | null) => `${when}${by ? ` by ${by}` : ''}`,
  restore: 'Bring back',
  isBack: (name: string) => `${name} is back`,
  /** Instead of the form of a part that is not there. */
  gone: { title: 'There is no such part', text: 'If it was deleted, it waits for 30 days among the deleted parts.' },
}

/** What a part cost before, and what it will cost. */
export const times = {
  toCome: 'Prices to come',
  none: 'No other price is planned.',
  from: (when: string) => `From ${when}`,
  startsAt: 'From',
  startsAtHint: 'In your own time. For a sale, plan the lower price, and the usual one for when it ends.',
  price: 'Price',
  add: 'Plan this price',
  planned: 'The price is planned',
  takeBack: 'Take back',
  takenBack: 'The price is taken back',
  before: 'Prices before',
  never: 'It always cost the same.',
  when: 'When',
  was: 'Before',
  is: 'After',
}

/** What a part is beyond being new. */
export const conditions = { new: 'New', remanufactured: 'Remanufactured', used: 'Used' }
export const statuses = {
  sold: 'For sale',
  hidden: 'Hidden: only admins see it',
  retired: 'No longer sold: its page and its numbers stay',
}

/** What an admin's form asks besides. */
export const form = {
  status: 'In the shop',
  condition: 'Condition',
  cost: 'Cost',
  costHint: 'What you pay for one. Only admins see it.',
  coreDeposit: 'Core deposit',
  coreHint: 'What comes back for the old part',
  packSize: 'Pieces in one pack',
  gtin: 'GTIN (EAN, UPC)',
  pictures: 'More pictures',
  picture: (place: number) => `Picture ${place}`,
  addPicture: 'Add a picture',
  up: 'Move up',
  down: 'Move down',
  takeOut: 'Take out',
  documents: 'Documents',
  documentsHint: 'One per line: Fitting instructions | https://…',
  measures: 'Measures',
  usualMeasures: 'Usual measures',
  furtherMeasures: 'Further measures',
  measuresHint: 'One per line: Diameter | 302 | mm',
  olderNumbers: 'Older numbers',
  olderHint: 'Numbers that it replaces, one per line: its brand’s own, or Audi | 8E0 615 301',
  oldNumberKept: (number: string) =>
    `${number} is now one of the older numbers below, so people still find the part by it. Take it out there if they should not.`,
  successor: 'Superseded by',
  successorHint: 'Type the number of the part to take instead',
  find: 'Find',
  choose: (part: string) => `Take ${part}`,
  noPart: 'No part has this number.',
  none: 'Nothing supersedes it.',
  chain: 'It leads on to:',
}

/** On the page of a part. */
export const page = {
  condition: 'Condition',
  packSize: 'Pieces in one pack',
  documents: 'Documents',
}
