import { ALL_CARS } from '#common/constants'
import type { FitQuestion } from '#domain/fitment/schema'
import { linkOf, fromFirstPage } from '../shop-link.ts'

/** What an address may say of a car. */
export const CAR_NAMES = ['car', 'make', 'model', 'year', 'engine', 'is']

/** A car, and what its owner said of it. */
export type AskedCar = { car: number; engineId?: number; is?: readonly string[] }

/** A car as an address says it: "car=12&engine=3&is=disc-front:312". */
export function carQuery({ car, engineId, is = [] }: AskedCar): string {
  const query = new URLSearchParams({ car: String(car) })
  if (engineId) query.set('engine', String(engineId))
  for (const answer of is) query.append('is', answer)
  return query.toString()
}

/** The list for one car, whatever car stood there. */
export function forCar(params: URLSearchParams, car: AskedCar): string {
  const next = fromFirstPage(params)
  for (const name of [...CAR_NAMES, ALL_CARS]) next.delete(name)
  for (const [name, value] of new URLSearchParams(carQuery(car))) next.append(name, value)
  return linkOf(next)
}

type Choice = FitQuestion['choices'][number]

type Asked = Pick<FitQuestion, 'key' | 'choices'>

/** The page at `path` with the answer to a question; an earlier answer to the same gives way. */
export function withAnswer(params: URLSearchParams, question: Asked, { name, value }: Choice, path = '/shop'): string {
  const next = fromFirstPage(params)
  if (name === 'engine') {
    next.set('engine', value)
    return linkOf(next, path)
  }
  next.delete('is')
  for (const answer of withSaid(params.getAll('is'), question, value)) next.append('is', answer)
  return linkOf(next, path)
}

/** What was said of a car, with one answer more: one for each question. */
export function withSaid(is: string[], { key, choices }: Asked, answer: string): string[] {
  const isOther = (one: string) => !one.startsWith(`${key}:`) && !choices.some(({ value }) => value === one)
  return [...is.filter(isOther), answer]
}

/** The list without one answer. */
export function takenBack(params: URLSearchParams, answer: string): string {
  const next = fromFirstPage(params)
  next.delete('is', answer)
  return linkOf(next)
}

/** The list for all cars, and it stays so: the chosen car is not put in. */
export function forAllCars(params: URLSearchParams): string {
  const next = fromFirstPage(params)
  for (const name of CAR_NAMES) next.delete(name)
  next.set(ALL_CARS, '1')
  return linkOf(next)
}

const isSaid = (params: URLSearchParams, name: string) => (params.get(name) ?? '') !== ''

/** Where a list leads that says neither a car nor that it is for all: to the chosen car's. Null: it stays as it is. */
export function turned({ pathname, search }: { pathname: string; search: string }, car: AskedCar | null) {
  const params = new URLSearchParams(search)
  const isOpen = ![...CAR_NAMES, ALL_CARS].some((name) => isSaid(params, name))
  return car && isOpen && /^\/shop\/?$/i.test(pathname) ? forCar(params, car) : null
}

/** A query that the shop itself proposes, such as a relaxation. One without a car is for all cars. */
export function fromQuery(query: Record<string, string | string[]>): string {
  const { is = [], ...others } = query
  const params = new URLSearchParams(Object.entries(others).map(([name, value]) => [name, [value].flat().join(',')]))
  for (const answer of [is].flat()) params.append('is', answer)
  return params.has('car') || params.has('make') ? linkOf(params) : forAllCars(params)
}
