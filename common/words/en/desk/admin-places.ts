/** The admins' list of places where parts lie. */
export const list = {
  title: 'Places',
  intro: 'Warehouses and shops where you keep parts. An order ships from as few as possible.',
  add: 'Add a place',
  heads: { place: 'Place', cutOff: 'Cut-off', parts: 'Parts' },
  collects: 'Collect here',
  closed: 'Closed',
  noAddress: 'No address yet',
  edit: (name: string) => `Edit ${name}`,
}

/** The page of one place. */
export const place = { add: 'Add a place', edit: 'Edit a place' }

/** From the page of a place, or of the places of a part, back to the list. */
export const all = 'All places'

/** The page of one part. */
export const ofPart = 'Stock by place'
