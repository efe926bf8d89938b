// Who changed what

export const title = 'Log'
export const intro = 'Who changed what in the shop, and when. The newest comes first.'
export const search = 'Search the log'
export const placeholder = 'Part number, order number, name or e-mail'
export const kind = 'Kind'
export const any = 'Everything'
export const heads = { when: 'When', who: 'Who', what: 'What', change: 'Before and after' }
export const emptyTitle = 'Nothing stands here'
export const empty = 'Try another number or name, or another kind.'
export const undo = 'Undo'
export const undoOf = (name: string) => `Undo this change of ${name}`
export const undone = 'The change is undone'
export const ofMany = 'A change of many parts'
export const and = (more: number) => `and ${more} more`
export const next = ', then '
export const gone = ', then nothing'

const THINGS: Record<string, string> = {
  part: 'Part',
  order: 'Order',
  parcel: 'Parcel',
  payment: 'Payment',
  refund: 'Refund',
  dispute: 'Dispute',
  supplier: 'Supplier',
  mapping: 'Mapping',
  import: 'File in',
  bulk: 'Change of many parts',
  grid: 'Grid',
  run: 'Change of many parts',
  export: 'File out',
  vehicle: 'Vehicle',
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
  review: 'Review',
}
export const thing = (kind: string): string => THINGS[kind] ?? kind

const DEEDS: Record<string, string> = {
  create: 'added',
  add: 'added',
  update: 'changed',
  change: 'changed',
  replace: 'changed',
  put: 'changed',
  delete: 'deleted',
  remove: 'removed',
  run: 'changed among many',
  fits: 'its cars changed',
  prices: 'its prices changed',
  places: 'where it lies changed',
  move: 'units moved',
  decide: 'decided',
  address: 'address made',
  revoke: 'address revoked',
  undo: 'undone',
}

/** "Part changed", "Order: cancel-lines": an action of the log for people. */
export function action(code: string): string {
  const [what = '', ...deed] = code.split('.')
  const said = DEEDS[deed.join('.')]
  return said ? `${thing(what)} ${said}` : `${thing(what)}: ${deed.join(' ')}`
}
