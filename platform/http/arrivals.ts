import type { Problem } from '../errors.ts'

type Most = { ofOneAddress: number; inAll: number }
type GiveUp = () => void
type Receive<T> = (signal: AbortSignal, giveUp: GiveUp) => Promise<T>

/**
 * Receives the bodies of requests. An unfinished body holds no turn, but it takes memory or disk space. So there are at
 * most `ofOneAddress` and `inAll`; one more cancels the oldest one, which throws `tooSlow`. `receive` reads the body. It may
 * call `giveUp` itself, and it stops when `signal` aborts.
 */
export function createArrivals({ ofOneAddress, inAll }: Most, tooSlow: () => Problem) {
  const all = new Set<GiveUp>()
  const byAddress = new Map<string, Set<GiveUp>>()

  return async function arrive<T>(address: string | undefined, receive: Receive<T>): Promise<T> {
    const neighbours = (address && byAddress.get(address)) || new Set<GiveUp>()
    const abort = new AbortController()
    const giveUp = () => abort.abort(tooSlow())
    const leave = () => {
      all.delete(giveUp)
      neighbours.delete(giveUp)
      if (address && neighbours.size === 0) byAddress.delete(address)
    }
    const givenUp = new Promise<never>((_, fail) => {
      abort.signal.addEventListener('abort', () => {
        leave()
        fail(abort.signal.reason)
      })
    })
    if (all.size >= inAll) oldest(all)()
    if (neighbours.size >= ofOneAddress) oldest(neighbours)()
    all.add(giveUp)
    if (address) byAddress.set(address, neighbours.add(giveUp))
    try {
      return await Promise.race([receive(abort.signal, giveUp), givenUp])
    } finally {
      leave()
    }
  }
}

const oldest = (arriving: Set<GiveUp>): GiveUp => arriving.values().next().value!
