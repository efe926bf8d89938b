import { useEffect } from 'react'
import { PLACED_KEY } from '#common/constants'
import { storedValue } from './store.ts'

/** The id of the order that was placed last while this tab was open, null: none was. Whether one may see it, the shop decides. */
const store = storedValue(
  PLACED_KEY,
  (text) => (text && /^[\w-]+$/.test(text) ? text : null),
  () => sessionStorage,
)

/** The same, kept up to date while a page shows it: an order that another tab places takes this tab's cart, too. */
export function usePlacedOrder(): string | null {
  useEffect(() => {
    const others = new BroadcastChannel(PLACED_KEY)
    others.addEventListener('message', ({ data }: MessageEvent<string | null>) => store.write(data))
    return () => others.close()
  }, [])
  return store.use()
}

function write(id: string | null): void {
  store.write(id)
  const others = new BroadcastChannel(PLACED_KEY)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves the origin
  others.postMessage(id)
  others.close()
}

export const rememberPlaced = (id: string) => write(id)
export const forgetPlaced = () => write(null)
