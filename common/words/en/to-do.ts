import { whole } from '../../format.ts'

/** What is to be done with paid orders: the lists, and how far each order has come. */
export const lists = {
  pick: {
    label: 'To pick',
    empty: 'Nothing waits to be picked',
    about: 'What is paid, and has an address, stands here.',
  },
  waiting: {
    label: 'Waiting for stock',
    empty: 'No order waits for stock',
    about: 'Paid orders stand here until all of their parts have come in. What is there can be packed already.',
  },
  send: { label: 'To send', empty: 'Nothing waits to be sent', about: 'What is packed stands here.' },
  collect: {
    label: 'To collect',
    empty: 'Nothing waits to be collected',
    about: 'Its buyers were told that it is ready.',
  },
  'under-way': {
    label: 'On their way',
    empty: 'Nothing is on its way',
    about: 'What was sent stands here until it arrives.',
  },
  late: { label: 'Late', empty: 'Nothing is late', about: 'What should have arrived by now stands here.' },
  'came-back': {
    label: 'Came back',
    empty: 'No parcel came back',
    about:
      'What a carrier brings back stands here. Count its parts in again and note the parcel as lost: then send it once more, or refund its order.',
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
  pickIntro: 'By place and shelf. Scan an order when it lies on the bench.',
  button: 'Print',
}

export const parcelState = {
  packed: 'packed',
  sent: 'on its way',
  delivered: 'delivered',
  lost: 'lost',
  unpacked: 'unpacked again',
} as const

export const comesIn = (day: string) => `comes in by ${day}`

export const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`)

/** An order that was scanned where only some, or none, of its parts lie. */
export const restElsewhere = (others: readonly string[]) => `The rest of it lies at ${others.join(' and ')}.`
export const allElsewhere = (here: string, others: readonly string[]) =>
  `Nothing of it lies at ${here}. It is packed at ${others.join(' and ')}.`
