import { ALL_CARS } from '#common/constants'
import type { FacetValue } from '#domain/finding/schema'
import type { FitQuestion } from '#domain/fitment/schema'

/** Where in a list one is belongs to one list: any other question begins at its first page. */
const PLACE = ['cursor', 'trail']
const SEPARATOR = '~'

const address = (params: URLSearchParams, path = '/shop') => {
  const text = params.toString().replaceAll('%2C', ',')
  return text ? `${path}?${text}` : path
}
const fresh = (params: URLSearchParams) => {
  const next = new URLSearchParams(params)
  for (const name of PLACE) next.delete(name)
  return next
}
const valuesOf = (params: URLSearchParams, name: string) =>
  params
    .getAll(name)
    .flatMap((text) => text.split(','))
    .filter(Boolean)

function put(params: URLSearchParams, name: string, values: string[]) {
  if (values.length > 0) params.set(name, values.join(','))
  else params.delete(name)
}

/** The list without these. */
export function without(params: URLSearchParams, ...names: string[]): string {
  const next = fresh(params)
  for (const name of names) next.delete(name)
  return address(next)
}

/** Whether the list is not narrowed by anything. */
export const isWhole = (params: URLSearchParams): boolean =>
  [...params].every(([name, value]) => ['sort', ALL_CARS, ...PLACE].includes(name) || value === '')

/** The list with this one value, whatever stood there. */
export function withValue(params: URLSearchParams, name: string, value: string): string {
  const next = fresh(params)
  next.set(name, value)
  return address(next)
}

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
  const next = fresh(params)
  for (const name of [...CAR_NAMES, ALL_CARS]) next.delete(name)
  for (const [name, value] of new URLSearchParams(carQuery(car))) next.append(name, value)
  return address(next)
}

/** The page at `path` with the answer to a question; an earlier answer to the same gives way. */
export function withAnswer(params: URLSearchParams, question: Asked, { name, value }: Choice, path = '/shop'): string {
  const next = fresh(params)
  if (name === 'engine') {
    next.set('engine', value)
    return address(next, path)
  }
  next.delete('is')
  for (const answer of withSaid(params.getAll('is'), question, value)) next.append('is', answer)
  return address(next, path)
}

type Choice = FitQuestion['choices'][number]
type Asked = Pick<FitQuestion, 'key' | 'choices'>

/** What was said of a car, with one answer more: one for each question. */
export function withSaid(is: string[], { key, choices }: Asked, answer: string): string[] {
  const isOther = (one: string) => !one.startsWith(`${key}:`) && !choices.some(({ value }) => value === one)
  return [...is.filter(isOther), answer]
}

/** The list without one answer. */
export function takenBack(params: URLSearchParams, answer: string): string {
  const next = fresh(params)
  next.delete('is', answer)
  return address(next)
}

/** The list for all cars, and it stays so: the chosen car is not put in. */
export function forAllCars(params: URLSearchParams): string {
  const next = fresh(params)
  for (const name of CAR_NAMES) next.delete(name)
  next.set(ALL_CARS, '1')
  return address(next)
}

const isSaid = (params: URLSearchParams, name: string) => (params.get(name) ?? '') !== ''

/** Where a list leads that says neither a car nor that it is for all: to the chosen car's. Null: it stays as it is. */
export function turned({ pathname, search }: { pathname: string; search: string }, car: AskedCar | null) {
  const params = new URLSearchParams(search)
  const isOpen = ![...CAR_NAMES, ALL_CARS].some((name) => isSaid(params, name))
  return car && isOpen && /^\/shop\/?$/i.test(pathname) ? forCar(params, car) : null
}

/** Takes a value of a facet in, or out where it is chosen. */
export function toggled(params: URLSearchParams, name: string, value: string): string {
  const next = fresh(params)
  const chosen = valuesOf(params, name)
  put(next, name, chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return address(next)
}

/** The list with one more size ("width:118.5") beside those that are asked; null: with none more. */
export function withSize(params: URLSearchParams, size: string | null): string {
  return size && !valuesOf(params, 'measure').includes(size) ? toggled(params, 'measure', size) : address(fresh(params))
}

/** The nodes above and below one of a tree that is listed from the top down with depths. */
function relatives(nodes: FacetValue[], index: number) {
  const depth = nodes[index]?.depth ?? 0
  const above: string[] = []
  let reach = depth
  for (let i = index - 1; i >= 0 && reach > 0; i--) {
    const node = nodes[i]!
    if ((node.depth ?? 0) < reach) {
      above.push(node.value)
      reach = node.depth ?? 0
    }
  }
  const rest = nodes.slice(index + 1)
  const end = rest.findIndex((node) => (node.depth ?? 0) <= depth)
  const below = rest.slice(0, end === -1 ? undefined : end).map((node) => node.value)
  return { above, below }
}

/**
 * Takes a category in or out. A category stands for all below it, so it replaces what was chosen above and below;
 * taken out, the nearest one above takes its place.
 */
export function toggledCategory(params: URLSearchParams, nodes: FacetValue[], index: number): string {
  const next = fresh(params)
  const { value } = nodes[index]!
  const { above, below } = relatives(nodes, index)
  const chosen = valuesOf(params, 'category')
  const others = chosen.filter((one) => one !== value && !above.includes(one) && !below.includes(one))
  if (!chosen.includes(value)) put(next, 'category', [...others, value])
  else put(next, 'category', others.length === 0 && above[0] ? [above[0]] : others)
  return address(next)
}

/** A price band "25-49" or "250-" as the two bounds; out again where it is chosen. */
export function withBand(params: URLSearchParams, { value, selected }: FacetValue): string {
  const [from = '', to = ''] = value.split('-')
  const next = fresh(params)
  next.delete('priceMin')
  next.delete('priceMax')
  if (!selected && from !== '0') next.set('priceMin', from)
  if (!selected && to) next.set('priceMax', to)
  return address(next)
}

/** The price range as it is read: the lower bound first, however they were typed. */
export function priceBounds(params: URLSearchParams): [from: string, to: string] {
  const [from, to] = [params.get('priceMin') ?? '', params.get('priceMax') ?? '']
  return from && to && Number(from) > Number(to) ? [to, from] : [from, to]
}

/** The page after, remembering the way back: the trail holds the cursors of the pages before this one. */
export function nextPage(params: URLSearchParams, cursor: string): string {
  const next = new URLSearchParams(params)
  const here = params.get('cursor')
  const trail = [...trailOf(params), ...(here ? [here] : [])]
  if (trail.length > 0) next.set('trail', trail.join(SEPARATOR))
  next.set('cursor', cursor)
  return address(next)
}

const trailOf = (params: URLSearchParams) => (params.get('trail') ?? '').split(SEPARATOR).filter(Boolean)

/** The page before, null on the first one. */
export function previousPage(params: URLSearchParams): string | null {
  if (!params.get('cursor')) return null
  const next = fresh(params)
  const trail = trailOf(params)
  const cursor = trail.pop()
  if (cursor) next.set('cursor', cursor)
  if (trail.length > 0) next.set('trail', trail.join(SEPARATOR))
  return address(next)
}

export const pageNumber = (params: URLSearchParams) => (params.get('cursor') ? trailOf(params).length + 2 : 1)

/** Everything but these, as hidden fields of a plain form. */
export const hiddenFields = (params: URLSearchParams, ...except: string[]): [string, string][] =>
  [...fresh(params)].filter(([name, value]) => value !== '' && !except.includes(name))

/** A query that the shop itself proposes, such as a relaxation. One without a car is for all cars. */
export function fromQuery(query: Record<string, string | string[]>): string {
  const { is = [], ...others } = query
  const params = new URLSearchParams(Object.entries(others).map(([name, value]) => [name, [value].flat().join(',')]))
  for (const answer of [is].flat()) params.append('is', answer)
  return params.has('car') || params.has('make') ? address(params) : forAllCars(params)
}
