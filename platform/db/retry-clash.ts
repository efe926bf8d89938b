import { isClash } from './failures.ts'

/** Does a transaction again, five times at most, when it clashed with another one: it then meets what that has written. */
export async function retryClash<T>(work: () => Promise<T>, tries = 5): Promise<T> {
  try {
    return await work()
  } catch (err) {
    if (tries <= 1 || !isClash(err)) throw err
    return retryClash(work, tries - 1)
  }
}
