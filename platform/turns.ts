import { unavailable } from './errors.ts'

/**
 * Lets `atOnce` pieces of work run and `waiting` more wait for their turn. One more is refused at once (503),
 * so that neither memory nor waiting time can grow without bound.
 */
export function createTurns(atOnce: number, waiting: number) {
  const queue: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else if (queue.length < waiting) await new Promise<void>((go) => queue.push(go))
    else throw unavailable()
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
