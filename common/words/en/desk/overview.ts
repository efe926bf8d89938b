import { whole } from '../../../format.ts'

// How the shop does, at a glance, for admins

export const title = 'Overview'
export const intro = 'The last 30 days'
export const loading = 'Loading'

/** The headings of its sheets. */
export const sheets = {
  setup: 'Set up your shop',
  toDo: 'To do',
  refunds: 'Money that did not go back',
  mails: 'Mails that do not go out',
  files: 'Files of suppliers',
  days: 'Revenue by day',
  bestSellers: 'Best sellers',
  states: 'All orders by state',
  lowStock: 'Running out',
  fit: 'Fit data',
}

export const figures = {
  revenue: 'Revenue',
  orders: 'Paid orders',
  today: 'Today',
  paid: (count: number) => `${whole(count)} paid`,
  toBePaid: 'To be paid',
  setAside: 'orders with parts set aside',
}

/** A figure beside that of the 30 days before. */
export const before = {
  none: 'none in the 30 days before',
  same: 'as in the 30 days before',
  moved: (percent: number) => `${percent > 0 ? 'up' : 'down'} ${whole(Math.abs(percent))} % on the 30 days before`,
}

export const bestSellers = {
  none: 'Nothing was sold in these days.',
  sold: (pieces: number, revenue: string) => `${whole(pieces)} sold, ${revenue}`,
}

export const noOrder = 'No orders yet.'

export const lowStock = {
  none: 'No part is down to five or fewer.',
  soldOut: 'Sold out',
  left: (pieces: number) => `${pieces} left`,
}

/** Revenue day by day. */
export const chart = {
  none: (days: number) => `No sales in these ${days} days`,
  bar: (day: string, revenue: string, orders: number) =>
    `${day}: ${revenue}, ${whole(orders)} ${orders === 1 ? 'order' : 'orders'}`,
  /** The chart in words, of the days that had orders. */
  all: (days: readonly string[], count: number) =>
    `Revenue by day: ${days.join('; ') || `no sales in these ${count} days`}`,
  day: (day: string, revenue: string, orders: number) => `${day} ${revenue} from ${whole(orders)}`,
}

/** Of a list of what waits the first rows stand here. */
export const rows = {
  all: (count: number) => `Show all ${whole(count)}`,
  first: (count: number) => `Show the first ${whole(count)}`,
  fewer: 'Show fewer',
  most: (count: number) => `No more than ${whole(count)} are shown at once. Others follow as these are dealt with.`,
}

/** Files that were fetched. */
export const file = { waits: 'Waiting for you', failed: 'Cannot be fetched' }

/** What the last check of all fits found wrong. */
export const fit = {
  reports: (count: number) =>
    `${whole(count)} ${count === 1 ? 'report that a fit is wrong waits' : 'reports that a fit is wrong wait'}`,
  notYet: 'Not checked yet. A check runs every night.',
  checked: (isGood: boolean, day: string) =>
    `${isGood ? 'No contradictions found.' : 'Customers may be told something wrong about these.'} Checked on ${day}.`,
  faults: {
    contradiction: 'Parts for one place of a car that contradict each other',
    'engine-not-there': 'Parts for an engine that the model does not have',
    'engine-part-of-electric': 'Engine parts for electric cars',
    'outside-years': 'Parts for years in which the model was not made',
    'no-question': 'Conditions that nobody is asked for',
    'fits-nothing': 'Parts that fit no vehicle',
  },
}

/** Refunds that did not reach the customer. */
export const refund = {
  failed: 'Failed',
  again: 'Send again',
  againOf: (amount: string, order: string) => `Send ${amount} of ${order} again`,
  waits: 'Waiting for balance, tried every hour',
}

/** Mails that could not be sent yet. */
export const mails = {
  wait: (count: number, since: string) =>
    `${count === 1 ? '1 mail waits' : `${whole(count)} mails wait`} since ${since}.`,
  again:
    'The shop tries each of them again for a day, at least every half hour. If the setting is wrong, mend SMTP_URL and start the shop again.',
  now: 'Try now',
  tried: 'The shop tries them now. Load this page again in a moment to see which went out.',
}

/** What a live shop still lacks: the name of each step, and how it is taken. */
export const setup = {
  done: 'Done',
  toDo: 'To do',
  shopName: { name: 'Name the shop', how: 'Set SHOP_NAME and start the shop again.' },
  seller: {
    name: 'Say who sells',
    how: 'Set SELLER to your name, address and tax number, which invoices, mails and About us show, and start the shop again.',
  },
  address: {
    name: 'Say where your goods leave from',
    link: 'Give a place its address',
    after: '. Shoppers see what delivery costs there, until they choose another country.',
  },
  delivery: {
    name: 'Say where you deliver, what it costs and how long it takes',
    link: 'Delivery',
    after: '. Until then every order uses the shipping from the settings.',
  },
  brands: {
    name: 'Name the brands of your parts',
    link: 'Brands',
    after: '. You can also add those of a price list when you send it.',
  },
  parts: {
    name: 'Add your parts',
    before: 'Set CURRENCY and PRICES before the first part. ',
    file: 'Send a price list',
    or: ', or ',
    one: 'add one part',
    after: '.',
  },
  bestSellers: { name: 'Choose best sellers for the home page', link: 'Manage parts' },
  posts: { name: 'Write a first post', link: 'Add a post' },
  texts: {
    name: 'Write your terms and what you say of privacy',
    link: 'Texts',
    after: '. You can also keep those that came with the shop.',
  },
  payments: {
    name: 'Hear from the card provider',
    before: 'Point its webhook at ',
    after: ', and send a test event.',
  },
  admin: {
    name: 'Make a second admin, for when you are away',
    before: 'They sign up as customers do, and you make them an admin at ',
    link: 'All users',
    after: '.',
  },
  google: {
    name: 'Let people continue with Google (you may skip this)',
    how: 'Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.',
  },
}
