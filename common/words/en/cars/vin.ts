type Car = { year: number; make: string; model: string; engine?: string }
type Question = 'car' | 'model' | 'make' | 'year' | 'engine'

/** "2014 Volkswagen Golf, 2.0 L 4-cyl diesel" */
export const carName = ({ year, make, model, engine }: Car) =>
  [`${year} ${make} ${model}`, engine].filter(Boolean).join(', ')

/** What the shop read of a VIN. */
export const read = (car: Car) => `${carName(car)} — from the VIN`

export const field = {
  alone: 'VIN',
  instead: 'Or type its VIN',
  hint: '17 letters and digits: at the windscreen, in the door frame, on the registration. We do not store it.',
  send: 'Find my car',
}

export const heading = { title: 'Your car by its VIN', page: 'Find your car by its VIN' }

export const asks: Record<Question, string> = {
  car: 'Is it this car?',
  model: 'Which of these is it?',
  make: 'Which of these is it?',
  year: 'Which of these is it?',
  engine: 'Which engine does it have?',
}

export const engineOpen = 'I do not know the engine'

/** Why a car is asked about and not told. */
export const doubt = {
  wrong: 'The check digit does not agree: a character may be mistyped, or the car was not made for North America.',
  none: 'This VIN has no check digit, as in many cars from outside North America, so we are not sure.',
}

export const slip = {
  title: 'One of these characters may be wrong:',
  /** "Character 7: Z instead of 2?", "Characters 16 and 17 swapped?" */
  at: (places: readonly number[], from: string, to: string) =>
    places.length === 1
      ? `Character ${places[0]}: ${to} instead of ${from}?`
      : `Characters ${places.join(' and ')} swapped?`,
}

export const likely = (vin: string) => `Try ${vin}`

export const unknown = {
  title: 'We cannot tell your car by this VIN',
  /** What the VIN does say. */
  made: (make: string, year: number | null) =>
    `It is the VIN of a ${[year, make].filter(Boolean).join(' ')}, but its model is not in our data.`,
  nothing: 'Its codes are not in our data, which has the vehicles sold in the United States.',
  ways: {
    models: (make: string) => `Choose the ${make} model`,
    picker: 'Choose your car',
    number: 'Search by part number',
  },
}

export const none = 'It is none of these'
