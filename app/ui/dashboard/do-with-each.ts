import { messageOf } from '../../web/api.ts'

const AT_ONCE = 4

/** What failed, and why. */
export type Failed<T> = ReadonlyMap<T, string>

/** Does the same with many, a few at a time; one that fails stops no other. `after` hears of each that is over. */
export async function doWithEach<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  after: (failed: Failed<T>) => void = () => {},
): Promise<Failed<T>> {
  const failed = new Map<T, string>()
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      try {
        await work(item)
      } catch (error) {
        failed.set(item, messageOf(error))
      }
      after(failed)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return failed
}
