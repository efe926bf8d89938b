import type { Condition } from '../schema.ts'
import { charactersOf } from './typed-answer.ts'

/** Whether a value of the car meets a condition. Null: the two cannot be compared. */
type Test = (value: string) => boolean | null

/** Chassis numbers of one length count upwards; others are of another plant or age. */
const compared = (text: string, bound: string, is: (difference: number) => boolean) => {
  const [mine, its] = [charactersOf(text), charactersOf(bound)]
  return mine.length === its.length ? is(mine < its ? -1 : Number(mine > its)) : null
}

/** Of dates of any precision, 2012 or 2012-05, one that begins the other may lie on either side of it. */
const isUnclear = (made: string, bound: string) => made !== bound && bound.startsWith(made)
const madeFrom = (made: string, bound: string) => (isUnclear(made, bound) ? null : made >= bound)
const madeTo = (made: string, bound: string) =>
  isUnclear(made, bound) ? null : made <= bound || made.startsWith(bound)

/** Under which key a car's value is known or asked: both ends of the dates share `made`, each equipment has its own. */
export function keyOf({ kind, value }: Condition): string {
  if (kind === 'made-from' || kind === 'made-to') return 'made'
  if (kind === 'chassis-from' || kind === 'chassis-to') return 'chassis'
  if (kind === 'with' || kind === 'without') return `with:${value}`
  return kind === 'note' ? `note:${value}` : kind
}

/** How a value of the car is held against the condition. Both ends of a range belong to it. Yes is `yes`. */
export function testOf({ kind, value }: Condition): Test {
  if (kind === 'made-from') return (made) => madeFrom(made, value)
  if (kind === 'made-to') return (made) => madeTo(made, value)
  if (kind === 'chassis-from') return (number) => compared(number, value, (difference) => difference >= 0)
  if (kind === 'chassis-to') return (number) => compared(number, value, (difference) => difference <= 0)
  if (kind === 'with' || kind === 'note') return (answer) => answer === 'yes'
  if (kind === 'without') return (answer) => answer === 'no'
  return (mine) => mine === value
}
