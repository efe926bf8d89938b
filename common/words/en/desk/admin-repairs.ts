/** The admins' list of repairs. */
export const list = {
  title: 'Repairs',
  intro: 'The jobs whose parts shoppers can put into the cart at once.',
  add: 'Add a repair',
  heads: { repair: 'Repair', steps: 'Steps' },
  emptyTitle: 'No repair yet',
  empty: 'Add the first, and its page is there at once.',
  deleted: (name: string) => `${name} is deleted`,
}

/** The page of one repair. */
export const repair = {
  add: 'Add a repair',
  edit: 'Edit a repair',
  intro: 'The parts that a job takes. Which of them fit follows from the car.',
  all: 'All repairs',
  see: 'See its page',
}
