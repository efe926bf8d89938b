// What is refused of a part's form, the bin, and brands, categories and part types.
export const supersedesItself = 'The parts that follow this one lead back to it.'
export const chainTooLong = (most: number) => `At most ${most} parts may follow each other.`
export const numberTakenSince = (number: string) =>
  `Another part has the number ${number} now. Change that one's number first.`
export const brandOrTypeGone = 'The brand or the part type of this part is gone. Add it again first.'
export const notToCome = 'This moment is over.'
export const numberTaken = 'This brand has a part of this number already.'
