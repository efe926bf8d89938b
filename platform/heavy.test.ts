import { expect, it } from 'vitest'
import type { Db } from './db/pool.ts'
import { createHeavy } from './heavy.ts'

const db = {} as Db

/** A read that ends when it is told to, and shows whether it has started. */
function heldRead() {
  const { promise, resolve } = Promise.withResolvers<void>()
  let hasBegun = false
  return {
    read: () => {
      hasBegun = true
      return promise
    },
    end: resolve,
    hasBegun: () => hasBegun,
  }
}

it('all reads of one request take one turn, from the first of them to the end of the request', async () => {
  const heavy = createHeavy(db, 1, 1)
  const [first, second, other] = [heldRead(), heldRead(), heldRead()]
  const request = heavy.inOneTurn((held) =>
    Promise.all([held.read(first.read), held.inOneTurn((same) => same.read(second.read))]),
  )
  const waiting = heavy.read(other.read)
  await expect(heavy.read(async () => 'one more')).rejects.toMatchObject({ status: 503 })
  await expect.poll(() => [first.hasBegun(), second.hasBegun(), other.hasBegun()]).toEqual([true, true, false])
  first.end()
  second.end()
  await request
  await expect.poll(other.hasBegun).toBe(true)
  other.end()
  await waiting
})

it('a request without such a read takes no turn, and one that fails gives its turn back', async () => {
  const heavy = createHeavy(db, 1, 0)
  const other = heldRead()
  const running = heavy.read(other.read)
  await expect(heavy.inOneTurn(async () => 'cheap')).resolves.toBe('cheap')
  await expect(heavy.inOneTurn((held) => held.read(async () => 'dear'))).rejects.toMatchObject({ status: 503 })
  other.end()
  await running
  await expect(heavy.inOneTurn((held) => held.read(() => Promise.reject(new Error('broken'))))).rejects.toThrow(
    'broken',
  )
  await expect(heavy.inOneTurn((held) => held.read(async () => 'again'))).resolves.toBe('again')
})
