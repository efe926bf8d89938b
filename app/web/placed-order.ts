import { PLACED_KEY } from '#common/constants'
import { storedValue } from './store.ts'

/** The id of the order that was placed last in this tab, null: none was. Whether one may see it, the shop decides. */
const store = storedValue(
  PLACED_KEY,
  (text) => (text && /^[\w-]+$/.test(text) ? text : null),
  () => sessionStorage,
)
export const usePlacedOrder = store.use
export const rememberPlaced = (id: string) => store.write(id)
export const forgetPlaced = () => store.write(null)
