// What is refused of a part's form, the bin, and brands, categories and part types.
import { listed } from '../../../format.ts'

export const supersedesItself = 'The parts that follow this one lead back to it.'
export const oldNumberLoops = (number: string) =>
  `${number} leads back to this part: it is its own number, or that of a part that replaces it.`
export const chainTooLong = (most: number) => `At most ${most} parts may follow each other.`
export const numberTakenSince = (number: string) =>
  `Another part has the number ${number} now. Change that one's number first.`
export const brandOrTypeGone = 'The brand or the part type of this part is gone. Add it again first.'
export const notToCome = 'This time is in the past.'
export const numberTaken = 'This brand has a part of this number already.'
export const brandTaken = 'There is a brand of this name already.'
export const typeTaken = 'There is a category or part type of this name already.'
export const stillUsed = (parts: number) =>
  parts === 1 ? 'One part uses it. Give that another one first.' : `${parts} parts use it. Give them another one first.`
export const usedByRepairs = (repairs: readonly string[]) =>
  `${repairs.length === 1 ? 'A repair takes' : 'Repairs take'} it: ${listed(repairs)}. Change ${repairs.length === 1 ? 'its' : 'their'} steps first.`
export const usedByRules = (rules: readonly string[]) =>
  `${rules.length === 1 ? 'A rule' : 'Rules'} of the search, for ${listed(rules.map((words) => `“${words}”`))}, lead to it. Change them first.`
export const usedElsewhere = 'Something else uses it: a repair, a rule of the search, or what lies below it.'
export const alwaysThere = 'It is for parts that have no other, so it stays.'
export const numberOfBoth = 'Both brands have a part of one number. Change one of the two numbers first.'
export const intoItself = 'Choose another one to take over its parts.'
