import { whole } from '../../../format.ts'

/** The admins' list of parts. */
export const list = {
  title: 'Manage Parts',
  count: (count: number) => `${whole(count)} ${count === 1 ? 'part' : 'parts'}`,
  add: 'Add a part',
  find: 'Find parts',
  findHint: 'Number, name, brand or car',
  any: 'Any',
  sort: 'Sort',
  /** Besides the orders that the shop's list has. */
  only: { 'best-sellers': 'Best sellers only', hidden: 'Hidden only', retired: 'No longer sold' },
  table: 'Parts',
  deleted: (name: string) => `${name} is deleted`,
}

/** Where a part is added. */
export const add = {
  title: 'Add Best Seller',
  added: { before: 'It is in the shop. ', or: ' or ', cars: 'say which cars it fits', after: '.' },
  submit: 'Add Best Seller',
}

/** From an admin's page of one part to its page in the shop. */
export const seePart = 'See the part'
