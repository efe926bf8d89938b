/** Where an admin writes a repair job. */
export const job = {
  label: 'Repair job',
  addressHint: 'The end of its page’s address, which stays: front-brakes',
  about: 'What it is',
  saved: (name: string) => `${name} is saved`,
  /** Before the name that somebody else has saved meanwhile. */
  asItIs: 'As it is now:',
}

export const steps = {
  title: 'Steps',
  about: 'The first step is what the job is about: without a part for it there is no job.',
  add: 'Add a step',
  moved: (type: string, place: number, of: number) => `${type} is step ${place} of ${of}`,
}

/** One step. */
export const step = {
  title: (place: number) => `Step ${place}`,
  typeHint: 'Type to search',
  anyPosition: 'Any',
  need: 'Needed',
  always: 'Always',
  amount: 'Amount',
  amounts: {
    car: 'As many as the car needs',
    pieces: 'So many pieces',
    'oil-litres': 'The litres of oil that the engine takes',
    'coolant-litres': 'The litres of coolant that the engine takes',
  },
  pieces: 'Pieces',
  meets: 'Only what meets',
  meetsNothing: 'No special value',
  note: 'Note for shoppers',
  up: 'Up',
  down: 'Down',
  move: (place: number, up: boolean) => `Move step ${place} ${up ? 'up' : 'down'}`,
  takeOut: (place: number) => `Take out step ${place}`,
}

/** What the steps take for a car, before they are saved. */
export const preview = {
  title: 'As shoppers see it',
  label: 'Preview',
  wrong: 'Please correct the form first.',
  notThere: 'not in stock',
}
