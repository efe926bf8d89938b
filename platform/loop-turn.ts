let last: Promise<void> = Promise.resolve()

/**
 * Long calculations wait here before they begin: one begins in each turn of the event loop, however many wait. So what came
 * meanwhile from the database and the network for other requests waits for one of them, and not for all.
 */
export function loopTurn(): Promise<void> {
  last = last.then(() => new Promise((begin) => setImmediate(begin)))
  return last
}
