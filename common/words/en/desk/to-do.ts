import { whole } from '../../../format.ts'

/** What is to be done with paid orders: the lists, and how far each order has come. */
export const lists = {
  pick: {
    label: 'To pick',
    empty: 'Nothing waits to be picked',
    about: 'Paid orders with an address appear here.',
  },
  waiting: {
    label: 'Waiting for stock',
    empty: 'No order waits for stock',
    about: 'Paid orders wait here until all of their parts have come in. What is there can be packed already.',
  },
  send: { label: 'To send', empty: 'Nothing waits to be sent', about: 'Packed parcels appear here.' },
  collect: {
    label: 'To collect',
    empty: 'Nothing waits to be collected',
    about: 'Its buyers were told that it is ready.',
  },
  'under-way': {
    label: 'On their way',
    empty: 'Nothing is on its way',
    about: 'Sent parcels appear here until they arrive.',
  },
  late: { label: 'Late', empty: 'Nothing is late', about: 'Parcels that should have arrived by now appear here.' },
  'came-back': {
    label: 'Came back',
    empty: 'No parcel came back',
    about:
      'Parcels that a carrier brings back appear here. Count their parts in again and press “It came back”: then send them once more, or refund their orders.',
  },
  lost: { label: 'Lost', empty: 'Nothing is lost', about: 'Send lost parcels once more, or refund their orders.' },
  'no-address': {
    label: 'Address missing',
    empty: 'Every order has an address',
    about: 'Orders wait here until their buyers say where they go.',
  },
  'owes-money': {
    label: 'Owes money',
    empty: 'Nobody owes money',
    about: 'Orders that were changed wait here until they are paid.',
  },
} as const

/** The page of the lists. */
export const page = {
  title: 'To do',
  intro: 'Paid orders by what is to be done next, oldest first.',
  lists: 'Lists',
  places: 'Places',
  allPlaces: 'All places',
  chooseAll: (total: number) => `Choose all ${whole(total)}`,
  chooseOldest: (most: number, total: number) => `Choose the ${whole(most)} oldest of ${whole(total)}`,
  keys: 'In the list, arrow keys move, space chooses and enter opens.',
}

/** The pages that are printed. */
export const print = {
  slips: 'Packing slips',
  slipsIntro: 'One for each parcel.',
  pick: 'Pick list',
  pickIntro: 'By place and shelf. Scan an order once it is on the bench.',
  button: 'Print',
}

export const parcelState = {
  packed: 'packed',
  sent: 'on its way',
  delivered: 'delivered',
  lost: 'lost',
  unpacked: 'unpacked again',
} as const

export const barcode = (text: string) => `Barcode of ${text}`
export const comesIn = (day: string) => `comes in by ${day}`

export const orders = (count: number) => (count === 1 ? '1 order' : `${whole(count)} orders`)
export const tab = (list: string, count: number) => `${list} ${whole(count)}`

/** An order that was scanned where only some, or none, of its parts lie. */
export const restElsewhere = (others: readonly string[]) => `The rest of it is at ${others.join(' and ')}.`
export const allElsewhere = (here: string, others: readonly string[]) =>
  `None of it is at ${here}. It is packed at ${others.join(' and ')}.`

/** What is done with all chosen orders at once: how each deed is called before it, and after it. */
const deeds = {
  packed: { button: 'Pack', past: 'packed' },
  labelled: { button: 'Buy labels', past: 'labelled' },
  sent: { button: 'Send', past: 'sent' },
  handedOver: { button: 'Hand over', past: 'handed over' },
  arrived: { button: 'Arrived', past: 'arrived' },
}
export type Deed = keyof typeof deeds
export const batch = {
  pickList: 'Pick list',
  slips: 'Packing slips',
  printLabels: (count: number) => `Print labels ${whole(count)}`,
  /** `count`: 0 before any is chosen. */
  button: (deed: Deed, count: number) => (count === 0 ? deeds[deed].button : `${deeds[deed].button} ${whole(count)}`),
  progress: 'Progress',
  underWay: (done: number, all: number) => `${whole(done)} of ${whole(all)}…`,
  over: (deed: Deed, good: number, failed: number) =>
    `${orders(good)} ${deeds[deed].past}${failed > 0 ? `, ${whole(failed)} failed` : ''}.`,
}

/** Names of files with labels. */
export const labelFiles = {
  one: (order: string) => `label-${order}.pdf`,
  all: 'labels.pdf',
  some: (from: number, to: number) => `labels-${from}-to-${to}.pdf`,
}

/** An order in a list. */
export const row = {
  choose: (order: string) => `Order ${order}`,
  openOne: (order: string) => `Open order ${order}`,
  late: 'Late',
  paid: (when: string) => `Paid ${when}`,
  due: (day: string) => `due ${day}`,
}

/** The same when it is open. */
export const desk = {
  of: (number: string) => `Order ${number}: what to do`,
  whole: 'The whole order',
  asks: (note: string) => `Its buyer asks: ${note}`,
  packAt: (place: string) => `Pack at ${place}`,
  units: (part: string, of: number) => `${part} (of ${of})`,
  pack: 'Pack into one parcel',
}

export const parcel = {
  title: (number: number) => `Parcel ${number}`,
  titleAndState: (number: number, state: keyof typeof parcelState | 'back') =>
    `Parcel ${number}: ${state === 'back' ? 'came back' : parcelState[state]}`,
  packedAt: (when: string, place: string) => `packed ${when} at ${place}`,
  sentAt: (when: string) => `sent ${when}`,
  handOver: 'Hand over',
  printLabel: 'Print the label',
  unpack: 'Unpack',
  arrived: 'It arrived',
  replace: 'Send once more',
  paidBack: {
    title: 'Send it once more?',
    question: 'The price of what was lost has been sent back to the customer. Sent once more, it is free of charge.',
    confirm: 'Send it free of charge',
  },
  label: 'Label',
  grams: 'Weight in grams',
  gramsHint: 'Or with a unit: 1.5 kg. Empty: the weight of its parts',
  buyLabel: 'Buy the label',
  carrier: 'Carrier',
  tracking: 'Tracking number',
  trackingUrl: 'Tracking link',
  correct: 'Correct the tracking number',
  why: 'What happened?',
  isLost: { button: 'It is lost', form: 'Lost', note: 'Mark as lost' },
  isBack: { button: 'It came back', form: 'Came back', note: 'Mark as returned' },
  countIn: 'It came back. Count its parts in again, each at its own form, before you send it once more.',
}

/** What to fetch from the shelves, as it is printed. */
export const pickList = {
  none: 'Nothing is to be fetched',
  noneWhy: 'It is packed already.',
  heads: { shelf: 'Shelf', part: 'Part', units: 'Units', orders: 'For' },
  orders: 'Orders',
}

/** What lies in a parcel, as it is printed for its buyer. */
export const slip = {
  sheet: (number: string, title: string) => `${number}, ${title}`,
  poNumber: (number: string) => `Your order number: ${number}`,
  asked: (note: string) => `You asked: ${note}`,
  units: (count: number, name: string, number: string) => `${count} × ${name} (${number})`,
  apart: (parts: readonly string[]) => `Not in this parcel: ${parts.join('; ')}.`,
  none: (numbers: readonly string[]) => `No slip for ${numbers.join(', ')}: there is nothing to send now.`,
}

/** Where a scanner types. */
export const scan = {
  title: 'Scan',
  label: 'Scan or type a number',
  hint: 'Of an order, a parcel or a part. Scan an order again to do what is next.',
  unknown: 'No order, parcel or part has this number.',
  /** A number of a part: in how many orders it is, of which something is left to send. `more`: and in further ones. */
  ofPart: (number: string, count: number, more: boolean) =>
    `${number} is a part number. ${
      count === 0
        ? 'No order with it waits to be sent.'
        : count === 1
          ? '1 order with it is not sent yet:'
          : `${more ? `More than ${whole(count)}` : whole(count)} orders with it are not sent yet:`
    }`,
  scanned: 'Scanned',
  putAway: 'Put away',
}

/** What comes next for a whole order: how its button is called, and what is told afterwards. */
export const next = {
  pack: { button: (order: string) => `Pack all of ${order}`, done: (order: string) => `Order ${order} is packed` },
  /** Of an order some of whose parts are still to come in. */
  packThere: {
    button: (order: string) => `Pack what is there of ${order}`,
    done: (order: string) => `What is there of order ${order} is packed`,
  },
  packTyped: {
    button: (order: string) => `Pack what is typed of ${order}`,
    done: (order: string) => `What was typed of order ${order} is packed`,
  },
  send: { button: (order: string) => `Send ${order}`, done: (order: string) => `Order ${order} is sent` },
  handOver: {
    button: (order: string) => `Hand over ${order}`,
    done: (order: string) => `Order ${order} is handed over`,
  },
}
