import { whole } from '../../../format.ts'

/** A warehouse or a shop, as it is added or changed. */
export const place = {
  form: 'Place',
  saved: (name: string) => `${name} is saved`,
  isClosed: 'This place is closed: nothing leaves here, and nothing can be put here.',
  rank: 'Rank',
  rankHint:
    'An order leaves from as few places as possible. If two serve it equally well, the one with the lower rank is used.',
  leaving: 'When parcels leave',
  cutOff: 'Cut-off',
  cutOffHint: 'What is paid by then leaves on the same working day',
  timeZone: 'Time zone',
  severalZones: 'It has more than one time zone: check the one above',
  workDays: 'Working days',
  noCountry: 'Not given yet',
  addressName: 'Name on parcel labels',
  addressNameHint: 'Customers who collect read it, too. Empty: the name of the place',
  collects: 'Customers may collect here',
  hours: 'Hours',
  hoursHint: 'As customers read them: Monday to Friday, 9 am to 5 pm',
  /** Where somebody else has changed it: this, its name, and the rest. */
  now: 'As it is now:',
  nowRest: (rank: number, cutOff: string, closed: boolean) =>
    `, rank ${rank}, cut-off ${cutOff}${closed ? ', closed' : ''}.`,
  close: 'Close this place',
  open: 'Open this place again',
  closed: 'The place is closed',
  opened: 'The place is open again',
}

/** In which places a part lies. */
export const part = {
  saved: 'The stock by place is saved',
  further: 'Also kept at another place',
  elsewhere: 'All of it is kept elsewhere',
  elsewhereHint: 'Units of this part are not counted, so it is kept in one place',
  choose: 'Choose a place',
  now: (places: string) => `As it is now: ${places}.`,
  allOfIt: 'all of it',
  shelf: 'Shelf',
  units: 'Free units',
  notCounted: 'All of it; not counted',
  all: (stock: number) => `All of it: ${whole(stock)}`,
  moveFirst: 'Move its units first',
  takeOut: (place: string) => `Take out ${place}`,
  setAside: (units: number) =>
    `${units === 1 ? '1 more unit is' : `${whole(units)} more units are`} set aside for open orders.`,
}

/** Units that are carried from one place to another. */
export const move = {
  title: 'Move units',
  from: 'From',
  to: 'To',
  units: 'Units',
  move: 'Move',
  moved: (units: number) => `${units} ${units === 1 ? 'unit is' : 'units are'} moved`,
  saveFirst: 'Save what you changed first.',
  held: 'What open orders hold stays where it is.',
}
