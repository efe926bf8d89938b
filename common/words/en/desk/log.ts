// Who changed what

import { decimal } from '../../../format.ts'
import { fields } from '../everywhere/many.ts'
import { reasons } from '../buying/order.ts'

export const title = 'Log'
export const intro = 'Who changed what in the shop, and when. The newest comes first.'
export const search = 'Search the log'
export const placeholder = 'Part number, order number or name'
export const person = 'Person'
export const from = 'From'
export const to = 'To'
export const kind = 'Kind'
export const any = 'Everything'
export const heads = { when: 'When', what: 'Who did what', change: 'Before and after' }
export const emptyTitle = 'Nothing found'
export const empty = 'Try another number or name, or another kind.'
export const undo = 'Undo'
export const undoOf = (name: string) => `Undo this change of ${name}`
export const undone = 'The change is undone'
export const ofMany = 'See and undo all of it'
export const and = (more: number) => `and ${more} more`
export const next = ', then '
export const gone = ', then nothing'
/** Of a brand or part type that was deleted: which one took its parts. */
export const wentInto = (name: string) => `Its parts went to ${name}.`
/** "$9 from 2 kg": what delivery costs. */
export const rateFrom = (amount: string, from: string) => `${amount} from ${from}`
export const grams = (count: number) => (count >= 1000 ? `${decimal(count / 1000)} kg` : `${decimal(count)} g`)
export const everyCountry = 'every country'
export const since = (what: string, day: string) => `${what} from ${day}`

const THINGS: Record<string, string> = {
  part: 'Part',
  order: 'Order',
  parcel: 'Parcel',
  payment: 'Payment',
  refund: 'Refund',
  dispute: 'Dispute',
  supplier: 'Supplier',
  mapping: 'Mapping',
  import: 'Import',
  bulk: 'Bulk change',
  grid: 'Grid',
  export: 'Export',
  brand: 'Brand',
  category: 'Category',
  'part-type': 'Part type',
  vehicle: 'Vehicle',
  correction: 'Correction',
  'fit-report': 'Fit report',
  place: 'Place',
  zone: 'Delivery zone',
  method: 'Delivery method',
  holidays: 'Holidays',
  repair: 'Repair',
  'search-rule': 'Search rule',
  user: 'User',
  profile: 'Profile',
  post: 'Post',
  'shop-text': 'Text of the shop',
  review: 'Review',
  work: 'Work that failed',
}
export const thing = (kind: string): string => THINGS[kind] ?? kind

/** What somebody did: "Kim Smith changed the part Brake disc, 34 11 6". The name stands at the end, or where the dots are. */
export const deeds: Record<string, string> = {
  'part.create': 'added the part',
  'part.update': 'changed the part',
  'part.run': 'changed the part …, among many',
  'part.delete': 'put the part … into the bin',
  'part.restore': 'brought the part … back from the bin',
  'part.fits': 'changed the cars of the part',
  'part.prices': 'changed the quantity prices of the part',
  'part.prices-to-come': 'changed the coming prices of the part',
  'part.places': 'changed the stock by place of the part',
  'part.move': 'moved units of the part',
  'correction.accept': 'accepted a correction',
  'correction.decline': 'declined a correction',
  'brand.create': 'added the brand',
  'brand.update': 'changed the brand',
  'brand.delete': 'deleted the brand',
  'category.create': 'added the category',
  'category.update': 'changed the category',
  'category.delete': 'deleted the category',
  'category.order': 'put categories into another order',
  'part-type.create': 'added the part type',
  'part-type.update': 'changed the part type',
  'part-type.delete': 'deleted the part type',
  'part-type.order': 'put part types into another order',
  'order.cancel': 'cancelled order',
  'order.cancel-lines': 'cancelled some of order',
  'order.address': 'changed the address of order',
  'order.change': 'changed the lines of order',
  'order.withdraw-change': 'withdrew a change of order',
  'parcel.pack': 'packed a parcel of order',
  'parcel.unpack': 'unpacked a parcel of order',
  'parcel.label': 'bought a label for a parcel of order',
  'parcel.send': 'sent a parcel of order',
  'parcel.track': 'corrected the number of a parcel of order',
  'parcel.deliver': 'noted a parcel of order … as delivered',
  'parcel.collect': 'handed over a parcel of order',
  'parcel.lose': 'noted a parcel of order … as lost',
  'parcel.replace': 'replaced a parcel of order',
  'payment.open': 'opened a payment of order',
  'payment.opening': 'opened a payment of order',
  'payment.processing': 'waits for the bank about a payment of order',
  'payment.succeeded': 'received the payment of order',
  'payment.stray': 'received money for order … and sends it back',
  'payment.cancelled': 'closed a payment of order',
  'payment.failed': 'noted a payment of order … as failed',
  'refund.ask': 'asked the card provider to send money back for order',
  'refund.pending': 'sends money back for order',
  'refund.succeeded': 'sent money back for order',
  'refund.failed': 'could not send money back for order',
  'dispute.note': 'noted a dispute at the bank about order',
  'supplier.add': 'added the supplier',
  'supplier.change': 'changed the supplier',
  'supplier.delete': 'deleted the supplier',
  'supplier.fetch': 'changed what is fetched from the supplier',
  'supplier.fetch-now': 'asked for the file of the supplier',
  'mapping.put': 'said what words of the supplier … mean',
  'mapping.delete': 'took out what a word of the supplier … means',
  'mapping.import': 'imported a list of words of the supplier',
  'import.receive': 'sent the file',
  'import.change': 'said what is in the file',
  'import.correct': 'corrected a row of the file',
  'import.allow': 'said that a row of the file … is right',
  'import.drop': 'dropped the file',
  'import.apply': 'applied the file',
  'import.undo': 'undid the file',
  'bulk.start': 'made',
  'bulk.undo': 'undid',
  'grid.write': 'made … in the grid',
  'grid.undo': 'undid',
  'export.address': 'made an address for the partner',
  'export.revoke': 'revoked the address of the partner',
  'vehicle.create': 'added the vehicle',
  'vehicle.update': 'changed the vehicle',
  'vehicle.delete': 'deleted the vehicle',
  'vehicle.import': 'imported a list of vehicles',
  'fit-report.decide': 'decided a report about a fit',
  'place.add': 'added the place',
  'place.change': 'changed the place',
  'zone.add': 'added the delivery zone',
  'zone.change': 'changed the delivery zone',
  'zone.delete': 'deleted the delivery zone',
  'method.add': 'added the delivery method',
  'method.change': 'changed the delivery method',
  'method.delete': 'deleted the delivery method',
  'holidays.add': 'added holidays',
  'holiday.delete': 'deleted the holiday',
  'repair.add': 'added the repair job',
  'repair.replace': 'changed the repair job',
  'repair.delete': 'deleted the repair job',
  'search-rule.add': 'wrote a rule of the search',
  'search-rule.replace': 'changed a rule of the search',
  'search-rule.delete': 'deleted a rule of the search',
  'user.make-admin': 'made an admin of',
  'user.unmake-admin': 'made a customer again of',
  'user.remove': 'removed an account',
  'user.change-email': 'changed the e-mail of the account',
  'profile.update': 'changed the profile of',
  'post.create': 'wrote the post',
  'post.update': 'changed the post',
  'post.delete': 'deleted the post',
  'shop-text.change': 'changed the shop’s text of',
  'review.delete': 'deleted a review',
  'work.retry': 'had failed work of … tried again',
  'work.drop': 'took failed work of … off the list',
  'work.mails-now': 'had the mails that wait tried at once',
  'admin.refused': 'was refused what only admins may do',
  'limit.exhausted': 'exceeded a limit',
}
/** Reasons whose sentence on an order names the parts, which the entry tells beside it. */
const SHORT: Record<string, string> = {
  'lines-cancelled': 'some of it was cancelled',
  changed: 'its parts were changed',
}
/** Why something was done: the shop's own reasons are codes, a person's stands as it was written. */
export function reason(why: string): string {
  const said: unknown = SHORT[why] ?? (Object.hasOwn(reasons, why) ? reasons[why as keyof typeof reasons] : null)
  return typeof said === 'string' ? said : why
}

/** An action that took back an earlier one. */
export const tookBack = 'undid an earlier change of the part'
/** By a correction of the catalogue that was accepted. */
export const corrected = 'corrected the part'
/** A thing without a name of its own. */
export const unnamed: Record<string, string> = {
  run: 'a bulk change',
  import: 'a file that is gone',
  part: 'that is gone',
  work: 'the shop',
}
export const theShop = 'The shop'
export const somebody = 'Somebody'

/** What fields are called that no part has. */
const FIELDS: Record<string, string> = {
  state: 'State',
  value: 'Value',
  amount: 'Amount',
  received: 'Received',
  owed: 'To be paid',
  total: 'Total',
  role: 'Role',
  email: 'E-mail',
  supplier: 'Supplier',
  kind: 'What it contains',
  full: 'Everything of the supplier',
  bytes: 'Bytes',
  parts: 'Parts',
  search: 'Search',
  cells: 'Cells',
  evenChanged: 'Also what was changed since',
  shipTo: 'Goes to',
  billTo: 'Bill',
  poNumber: 'Own number',
  tier: 'Level',
  about: 'About',
  slug: 'In addresses',
  toCome: 'Prices to come',
  places: 'Places',
  backOrder: 'More comes',
  lines: 'Lines',
  rank: 'Order',
  came: 'Came',
  went: 'Went',
  zone: 'Zone',
  place: 'Place',
  rateBy: 'Rates by',
  freeOver: 'Free over',
}

/** What a field is called; one without a word of its own by its name: "workDays" is "Work days". */
export function fieldName(field: string): string {
  const said = fields[field] ?? FIELDS[field]
  if (said) return said
  const words = field.replace(/([a-z])([A-Z])/g, (_all, one: string, two: string) => `${one} ${two.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
