import { whole } from '../../../format.ts'

/** What the lists of admins have in common: choosing rows, and doing something with one or with all. */
export const choose = {
  all: (rows: number, paged: boolean) => `Choose all ${whole(rows)}${paged ? ' on this page' : ''}`,
  one: (name: string) => `Choose ${name}`,
  failed: (rows: number, why: string) => `${whole(rows)} failed: ${why}`,
}

export const row = {
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Delete ${name}`,
}

/** A queue that admins decide. */
export const queue = {
  open: 'To decide',
  decided: 'Decided',
  noneOpen: 'Nothing to decide',
  noneDecided: 'Nothing decided yet',
  notSignedIn: 'Not signed in',
}

/** Where somebody else has saved the same meanwhile, and one of the two is to hold. */
export const meanwhile = {
  changed: {
    part: 'Somebody else has changed this part meanwhile',
    repair: 'Somebody else has changed this repair meanwhile',
    place: 'Somebody else has changed this place meanwhile',
    supplier: 'Somebody else has changed this supplier meanwhile',
    text: 'Somebody else has changed this text meanwhile',
    post: 'Somebody else has changed this post meanwhile',
    brand: 'Somebody else has changed this brand meanwhile',
    category: 'Somebody else has changed this category meanwhile',
    partType: 'Somebody else has changed this part type meanwhile',
  },
  theirs: 'Take theirs',
  mine: 'Save mine over it',
}
