import { unavailable } from './errors.ts'

export type Turn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Runs at most `atOnce` pieces of work; `waiting` more wait in a queue. One more is refused at once (503), so that
 * memory and waiting time are bounded. `take` gives the turn to the caller, who must end it.
 */
export function createSemaphore(atOnce: number, waiting: number): Turn & { take(): Promise<() => void> } {
  const queue: (() => void)[] = []
  let running = 0
  const end = () => {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
  const take = async (): Promise<() => void> => {
    if (running < atOnce) running += 1
    else if (queue.length < waiting) await new Promise<void>((go) => queue.push(go))
    else throw unavailable()
    return end
  }
  const turn = async <T>(work: () => Promise<T>): Promise<T> => {
    await take()
    try {
      return await work()
    } finally {
      end()
    }
  }
  return Object.assign(turn, { take })
}

/**
 * A semaphore for each of many keys, such as accounts, so that one cannot use up another's turns. `waitingInAll` bounds
 * all queues together: when that many wait, a caller who would have to wait is refused.
 */
export function createSemaphoreForEach(atOnce: number, waiting: number, waitingInAll = Infinity) {
  const known = new Map<string, { turn: Turn; callers: number }>()
  let waitingNow = 0
  return async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    const own = known.get(who) ?? { turn: createSemaphore(atOnce, waiting), callers: 0 }
    if (own.callers >= atOnce && waitingNow >= waitingInAll) throw unavailable()
    known.set(who, own)
    own.callers += 1
    if (own.callers > atOnce) waitingNow += 1
    try {
      return await own.turn(work)
    } finally {
      if (own.callers > atOnce) waitingNow -= 1
      own.callers -= 1
      if (own.callers === 0) known.delete(who)
    }
  }
}
