import { PLACED_KEY } from '#common/constants'
import { storedValue } from '../store.ts'

/** By then its buyer has the mail, and whoever else uses this browser is told nothing of it. */
const KEPT_MS = 24 * 60 * 60 * 1000

/**
 * The id of the order that was placed last in this browser, in any tab, within a day; null: none was. Whether one may see it, the
 * shop decides.
 */
const store = storedValue(PLACED_KEY, (text) => {
  const [, id, at] = /^([\w-]+) (\d+)$/.exec(text ?? '') ?? []
  return id && Date.now() - Number(at) < KEPT_MS ? id : null
})

export const usePlacedOrder = store.use
export const rememberPlaced = (id: string) => store.write(`${id} ${Date.now()}`)
export const forgetPlaced = () => store.write(null)
