import { unavailable } from './errors.ts'

export type Turn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Lets `atOnce` pieces of work run and `waiting` more wait for their turn. One more is refused at once (503),
 * so that neither memory nor waiting time can grow without bound. `take` gives the turn to a caller, who ends it.
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
 * The same for each of many, such as accounts: nobody takes the turns of somebody else. `waitingInAll` bounds all their
 * lines together: when that many wait, whoever would have to wait too is refused.
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
