import { COMPARED_KEY, COMPARED_MAX } from '#common/constants'
import { keptInTab } from '../kept-in-tab.ts'
import { parsed } from '../store.ts'

export type Chosen = { _id: string; name: string }

const isChosen = (value: unknown): value is Chosen => {
  const { _id, name } = (value ?? {}) as Partial<Chosen>
  return typeof _id === 'string' && typeof name === 'string'
}

const toChosen = (text: string | null): readonly Chosen[] => {
  const value = parsed(text)
  return Array.isArray(value) ? value.filter(isChosen).slice(0, COMPARED_MAX) : NOTHING
}
const NOTHING: readonly Chosen[] = []

/** The parts that this tab chose to compare. */
const store = keptInTab(COMPARED_KEY, toChosen)
export const useCompared = store.use

export const setCompared = (parts: readonly Chosen[]) =>
  store.write(parts.length > 0 ? JSON.stringify(parts.map(({ _id, name }) => ({ _id, name }))) : null)

/** Takes a part out, or in; false: there are as many already as are compared at once. */
export function turnCompared(part: Chosen): boolean {
  const chosen = store.read()
  const others = chosen.filter(({ _id }) => _id !== part._id)
  if (others.length === chosen.length && chosen.length >= COMPARED_MAX) return false
  setCompared(others.length < chosen.length ? others : [...chosen, part])
  return true
}

/** The page that compares them. */
export const compareLink = (ids: readonly string[], only = false) =>
  `/compare?parts=${ids.join(',')}${only ? '&only=differences' : ''}`
