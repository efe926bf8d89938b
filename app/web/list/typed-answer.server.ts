import { redirect } from 'react-router'
import { readTyped, TYPED, type Typed, type TypedProblem } from '#domain/fitment/schema'
import { withAnswer } from '../car/car-link.ts'

/** What was typed and could not be read. */
export type WrongAnswer = { typed: Typed; problem: TypedProblem }

const isTyped = ([name]: [string, string]) => TYPED.some((one) => one === name)

/**
 * The address without what a form typed into it in answer to a question about the car, and what of that could not be read.
 * What can be read becomes an answer in the address of the page at `path`: throws the way there.
 */
export function takeTyped(all: URLSearchParams, car: { year: number } | null, path: string) {
  const typed: Typed = Object.fromEntries([...all].filter(isTyped))
  const params = new URLSearchParams([...all].filter((one) => !isTyped(one)))
  const answer = car && readTyped(typed, car.year)
  if (answer && 'is' in answer) {
    const key = answer.is.slice(0, answer.is.indexOf(':'))
    throw redirect(withAnswer(params, { key, choices: [] }, { name: 'is', value: answer.is, label: '' }, path))
  }
  const wrong: WrongAnswer | null = answer && { typed, problem: answer.problem }
  return { params, wrong }
}
