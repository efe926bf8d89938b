import { whole } from '../../../format.ts'

export const title = 'Quick order'
export const about =
  'Paste part numbers from a mail or a spreadsheet, or type them line by line. We find the part for each.'

export const paste = {
  label: 'Paste a list',
  hint: 'One number per line, then how many, and a note if you like: SH/54552/G 2 front. Up to 200 lines.',
  send: 'Read the list',
}

export const lines = {
  title: 'Your list',
  line: (place: number) => `Line ${place}`,
  number: 'Number',
  quantity: 'Pieces',
  note: 'Note',
  answer: 'Answer',
  of: (what: string, place: number) => `${what}, line ${place}`,
  remove: (place: number) => `Remove line ${place}`,
  keys: 'Enter moves down, Tab moves to the pieces. “SH/54552/G 2” in one field works too.',
  for: (car: string) => `Checked for your ${car}.`,
  read: (count: number) => (count === 1 ? 'One line is read.' : `${whole(count)} lines are read.`),
  /** After the lines that are read, of the whole list. */
  doubled: (count: number) =>
    count === 1
      ? 'One line asks for what a line above asks for already.'
      : `${whole(count)} lines ask for what lines above ask for already.`,
  setAside: (count: number) => (count === 1 ? 'One line has no number:' : `${whole(count)} lines have no number:`),
}

/** What became of one line. */
export const answer = {
  replaced: (old: string, now: string) => `${old} is replaced by ${now}.`,
  several: (count: number) => `${whole(count)} parts have this number.`,
  fitting: 'The one that fits your car is chosen.',
  choose: 'Which one?',
  more: (count: number) => `See all ${whole(count)}`,
  soldOut: 'It is sold out.',
  isSoldOut: 'sold out',
  short: (left: number) => `Only ${whole(left)} in stock.`,
  most: (pieces: number) => `A line has ${whole(pieces)} pieces at most.`,
  above: (stock: number) => `The lines above take all ${whole(stock)} in stock.`,
  samePart: (place: number) => `Line ${place} has this part, too. The cart gets the pieces of both.`,
  sameNumber: (place: number) => `Line ${place} has this number, too.`,
  takeLeft: (left: number) => `Take ${whole(left)}`,
  notFound: 'We know no such number.',
  search: 'Search for it',
  meant: 'We know no such number. Did you mean:',
  parts: (count: number) => (count === 1 ? '1 part' : `${whole(count)} parts`),
  reading: 'Looking it up …',
  quantity: 'Pieces: a whole number from 1 to 999.',
  unclear: (typed: string) =>
    /^[-−–]|[.,][1-9]$/.test(typed)
      ? `The list says ${typed} pieces, which nobody can order. Type how many, or remove the line.`
      : /[.,]\d{3}$/.test(typed)
        ? `“${typed}” may be one piece or a thousand times as many. Type how many.`
        : `“${typed}” may be the pieces or a price. Type how many.`,
}

/** Under the list. */
export const sum = {
  ready: (count: number) => (count === 1 ? '1 line is ready' : `${whole(count)} lines are ready`),
  open: (count: number) => (count === 1 ? '1 line is open' : `${whole(count)} lines are open`),
  add: 'Add all to the cart',
  added: (pieces: number) => (pieces === 1 ? '1 piece is in your cart.' : `${whole(pieces)} pieces are in your cart.`),
  left: 'Open lines stay here.',
  /** A line of the order's note. */
  noted: (number: string, note: string) => `${number}: ${note}`,
}

/** Before parts that may not fit the chosen car go into the cart. */
export const ask = {
  title: 'Please look once more',
  /** What certainly does not fit, and what may. */
  no: (count: number) =>
    count === 1 ? 'One line does not fit your car:' : `${whole(count)} lines do not fit your car:`,
  maybe: (count: number) =>
    count === 1 ? 'One line may not fit your car:' : `${whole(count)} lines may not fit your car:`,
  leave: 'Leave them out',
  checked: 'I have checked',
  cancel: 'Cancel',
}

export const withoutScript = 'Open a part to put it into your cart.'
