import { setImmediate as nextTurn } from 'node:timers/promises'

let last: Promise<void> = Promise.resolve()

/**
 * Long calculations wait here before they begin: one begins in each turn of the event loop, however many wait. So what came
 * meanwhile from the database and the network for other requests waits for one of them, and not for all.
 */
export function loopTurn(): Promise<void> {
  const begin = last.then(() => nextTurn())
  last = begin.then(() => nextTurn())
  return begin
}
