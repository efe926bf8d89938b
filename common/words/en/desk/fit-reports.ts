import { whole } from '../../../format.ts'

// Reports that a part does not fit as its page tells, for admins to decide

export const title = 'Fit reports'
export const intro = 'Where somebody says that a part does not fit as its page tells.'
export const empty = 'Reports that people send by “Report a wrong fit” on a part’s page appear here.'
export const unknownCar = 'not one of our vehicles'
/** After the number of the order. */
export const toldThen = (answer: string) => `, told then: ${answer}`
export const photoOf = (part: string) => `Photo of the report on ${part}`
export const openCars = 'Open its cars'
export const note = 'Note'
export const noteHint = 'Needed to decline'
export const decide = 'Decide'
export const decideAgain = 'Decide again'
export const decideTitle = 'Decide the report'
/** Who reads the decision. */
export const heard = (email: string) => `We send your answer and the note to ${email}.`
export const notHeard = 'Whoever sent it left no e-mail address, so we cannot write to them.'
export const heardOfMany = 'We send your answer and the note to each sender whose address we know.'

/** `count`: of how many reports, where it is more than one. */
const counted = (word: string, count: number | undefined) => (count === undefined ? word : `${word} ${whole(count)}`)

export const corrected = {
  button: (count?: number) => counted('Corrected', count),
  done: 'The report is marked as corrected',
  was: (when: string) => `Corrected ${when}`,
}
export const declined = {
  button: (count?: number) => counted('Decline', count),
  done: 'The report is declined',
  was: (when: string) => `Declined ${when}`,
}

/** All that are chosen. */
export const many = {
  button: (count: number) => `Decide ${whole(count)}`,
  title: (count: number) => `Decide ${whole(count)} of the reports`,
  done: {
    corrected: (count: number) => `${whole(count)} corrected`,
    declined: (count: number) => `${whole(count)} declined`,
  },
}
