import { GARAGE_MOST } from '../../../constants.ts'
import { whole } from '../../../format.ts'

export const yourCar = 'Your car'
export const allCars = 'All cars'
export const full = `Your garage is full: it holds ${GARAGE_MOST} cars. Take one out first.`

/** The menu of the header. */
export const menu = {
  title: 'Your cars',
  none: 'Choose your car, and every search and list shows only what fits it.',
  all: 'Show parts for any car',
  add: 'Add a car',
  addThis: 'Add this car',
  page: 'Your garage',
}

/** Over a list: for which car it is. */
export const list = {
  title: 'For which car',
  mine: (car: string) => `My ${car}`,
  keep: (car: string) => `Shop for this ${car}`,
}

const staysHere = (count: number) => `${count} ${count === 1 ? 'car stays' : 'cars stay'} in this browser only`

/** The page of all cars. */
export const page = {
  title: 'Your garage',
  about: 'Your cars, and what you know of them. The chosen one stays on in every search and list.',
  withoutScript: 'The garage needs JavaScript. Without it, begin with your make on the home page.',
  here: 'They are kept in this browser. Log in, and you have them on every device.',
  account: 'They are kept in your account, on every device where you log in.',
  chosen: 'Chosen',
  choose: 'Choose',
  parts: 'Parts that fit',
  orders: 'Orders',
  change: 'Change',
  remove: 'Take out',
  sure: (car: string) => `Take ${car} out of your garage? Everything you noted about it will be deleted.`,
  cartStays: 'Parts in your cart for it stay there.',
  answers: 'What you told us about it',
  forget: (answer: string) => `Forget: ${answer}`,
  name: 'Name',
  nameHint: 'What you call it: “Anna’s Golf”',
  note: 'Note',
  mileage: 'Mileage',
  mileageIs: (mileage: number) => `${whole(mileage)} on the clock`,
  vin: 'VIN',
  vinHint: 'Only if you want it kept. It is shown by its last six characters, and deleted with the car.',
  vinKept: (end: string) => `Kept, ends in ${end}. Type another to replace it.`,
  vinEnds: (end: string) => `VIN ends in ${end}`,
  vinForget: 'Delete the VIN',
  notMileage: 'Mileage is a whole number',
  save: 'Save',
  type: 'Or type it',
  typeHint: 'Year, make and model: 2014 golf',
  find: 'Find it',
  /** Of words that name a series, or no year. */
  notOne: (car: string) => `“${car}” may be several cars. Name the model and the year, or choose them above.`,
  isVin: 'This looks like a VIN. It has a field of its own, below.',
  notFound: 'We do not know such a car. Name make, model and year.',
  noRoom: (count: number) => `Your account’s garage is full: it holds ${GARAGE_MOST} cars. ${staysHere(count)}.`,
  unknown: (count: number) => `${staysHere(count)}: the shop no longer knows the car, or its engine.`,
  onlyHere: {
    'no-room': 'Only in this browser, until you sign out: your account’s garage is full.',
    refused: 'Only in this browser, until you sign out: your account did not take this car.',
  },
}
