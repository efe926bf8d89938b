import { LOOKED_AT_KEY } from '#common/constants'
import { isRowId } from '#common/row-ids'
import { parsed, storedValue } from '../store.ts'

const MOST = 12

/** The ids of a stored list; what anybody else may have written there is left out. */
function idsOf(text: string | null): readonly string[] {
  const list = parsed(text)
  return Array.isArray(list) ? list.filter((id) => typeof id === 'string' && isRowId(id)).slice(0, MOST) : []
}

const store = storedValue(LOOKED_AT_KEY, idsOf)

/** The ids of the parts that this browser looked at, the last one first. The shop is not told. */
export const useLookedAt = store.use

/** Puts a part at the head of the list. */
export const lookedAt = (id: string): void =>
  store.write(JSON.stringify([id, ...store.read().filter((one) => one !== id)].slice(0, MOST)))

/** Takes out parts that are no longer sold. */
export function takeOutOfLookedAt(gone: readonly string[]): void {
  if (gone.length > 0) store.write(JSON.stringify(store.read().filter((id) => !gone.includes(id))))
}

export const forgetLookedAt = (): void => store.write(null)
