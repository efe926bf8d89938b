import { ALL_CARS } from '#common/constants'

/** Where in a list one is belongs to one list: any other question begins at its first page. */
const PLACE = ['cursor', 'trail']

/** The list with this query. */
export const linkOf = (params: URLSearchParams, path = '/shop') => {
  const text = params.toString().replaceAll('%2C', ',')
  return text ? `${path}?${text}` : path
}

/** What is asked of a list, from its first page. */
export const fromFirstPage = (params: URLSearchParams) => {
  const next = new URLSearchParams(params)
  for (const name of PLACE) next.delete(name)
  return next
}

/** The values that an address gives a facet. */
export const valuesOf = (params: URLSearchParams, name: string) =>
  params
    .getAll(name)
    .flatMap((text) => text.split(','))
    .filter(Boolean)

/** The list without these. */
export function without(params: URLSearchParams, ...names: string[]): string {
  const next = fromFirstPage(params)
  for (const name of names) next.delete(name)
  return linkOf(next)
}

/** Whether the list is not narrowed by anything. */
export const isWhole = (params: URLSearchParams): boolean =>
  [...params].every(([name, value]) => ['sort', ALL_CARS, ...PLACE].includes(name) || value === '')

/** The list with this one value, whatever stood there. */
export function withValue(params: URLSearchParams, name: string, value: string): string {
  const next = fromFirstPage(params)
  next.set(name, value)
  return linkOf(next)
}

/** Everything but these, as hidden fields of a plain form. */
export const hiddenFields = (params: URLSearchParams, ...except: string[]): [string, string][] =>
  [...fromFirstPage(params)].filter(([name, value]) => value !== '' && !except.includes(name))
