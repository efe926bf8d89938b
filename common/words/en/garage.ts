import { GARAGE_MOST } from '../../constants.ts'

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
}

/** Over a list: for which car it is. */
export const list = {
  title: 'For which car',
  mine: (car: string) => `My ${car}`,
  keep: (car: string) => `Shop for this ${car}`,
}
