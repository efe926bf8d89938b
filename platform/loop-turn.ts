import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

/** While fewer wait, the shop is merely busy; this many come from loops. */
const MANY_WAIT = 4
/** Shorter calculations hold up nobody. */
const LONG_MS = 5
/** An order asks the database about ten times: it must find the event loop free most of the time. */
const REST = 3
/** A calculation that a pause of the machine made long must not stop the next ones. */
const LONGEST_REST_MS = 200

let last: Promise<void> = Promise.resolve()
let waiting = 0

/**
 * Long calculations wait here before they begin: one begins in each turn of the event loop, however many wait. So what came
 * meanwhile from the database and the network for other requests waits for one of them, and not for all. While many
 * wait, each long one is followed by a rest of three times its length, which belongs to the other requests.
 */
export function loopTurn(): Promise<void> {
  waiting += 1
  const begin = last.then(() => nextTurn())
  last = begin.then(rest)
  return begin
}

async function rest() {
  waiting -= 1
  const began = performance.now()
  await nextTurn()
  const took = performance.now() - began
  if (waiting >= MANY_WAIT && took > LONG_MS) await sleep(Math.min(REST * took, LONGEST_REST_MS))
}
