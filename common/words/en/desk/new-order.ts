/** An admin orders for a customer on the telephone. */
export const title = 'New order'
export const about =
  'For a customer on the telephone. They get a mail with a link to their order, and pay there. Their parts are held meanwhile.'

export const parts = {
  title: 'Parts',
  label: 'Part numbers and quantities',
  hint: 'One per line, such as “OX 123 2”',
  add: 'Add',
  addFirst: 'Press Add, or empty this field',
  none: 'Nothing is added yet.',
  quantity: (name: string) => `Quantity of ${name}`,
  removeIt: 'Remove',
  remove: (name: string) => `Remove ${name}`,
  which: (typed: string) => `${typed}: which one is meant?`,
  unknown: (typed: string, near: readonly string[]) =>
    `${typed}: no part has this number${near.length > 0 ? `. Is it ${near.join(', ')}?` : ''}`,
}

export const customer = {
  title: 'Customer',
  email: 'Email of the customer',
  emailHint: 'The link goes here. The account with this confirmed address becomes the buyer.',
  phone: 'Telephone of the customer (optional)',
}

export const summary = 'The order'
export const send = 'Send the link to the customer'
export const next = 'The customer pays by card on the page of the order.'
export const sent = (email: string) => `The link is on its way to ${email}`
