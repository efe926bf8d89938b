import { expect, test } from 'vitest'
import { tag } from '#common/tags'
import { Cache } from './cache.ts'
import { SeenChanges } from './seen-changes.ts'

const never = () => Promise.reject(new Error('read again'))

test('a fact is read again when one of its tags has changed, and only then', async () => {
  const cache = new Cache()
  const get = (value: number) => cache.get('taxonomy', [tag.taxonomy, tag.vehicles], async () => value)
  expect(await get(1)).toBe(1)
  cache.seen.see([tag.posts])
  expect(await get(2)).toBe(1)
  cache.seen.see([tag.vehicles])
  expect(await get(3)).toBe(3)
  cache.seen.see('all')
  expect(await get(4)).toBe(4)
})

test('a fact that changed while it was read is not given to later callers', async () => {
  const cache = new Cache()
  const slow = Promise.withResolvers<string>()
  const before = cache.get('counts', [tag.counts], () => slow.promise)
  cache.seen.see([tag.counts])
  const after = cache.get('counts', [tag.counts], async () => 'new')
  slow.resolve('old')
  expect(await Promise.all([before, after])).toEqual(['old', 'new'])
  expect(await cache.get('counts', [tag.counts], never)).toBe('new')
})

test('a fact that could not be read is asked for again', async () => {
  const cache = new Cache()
  await expect(cache.get('counts', [tag.counts], never)).rejects.toThrow('read again')
  expect(await cache.get('counts', [tag.counts], async () => 1)).toBe(1)
})

test('the cache holds no more than its bytes, and drops first what was not used for longest', async () => {
  const cache = new Cache(new SeenChanges(), 100_000)
  let loads = 0
  const get = (key: string) =>
    cache.getSized(
      key,
      [tag.fitments],
      async () => ++loads,
      () => 30_000,
    )
  for (const key of ['a', 'b', 'c', 'a', 'd']) await get(key)
  expect(loads).toBe(4)
  expect([await get('a'), await get('b')]).toEqual([1, 5])
  cache.seen.see([tag.fitments])
  expect(await get('a')).toBe(6)
})

test('a sized value whose tags changed while it was read is read again by the next caller', async () => {
  const cache = new Cache()
  const slow = Promise.withResolvers<string>()
  const before = cache.getSized(
    'car',
    [tag.fitments],
    () => slow.promise,
    () => 1,
  )
  cache.seen.see([tag.fitments])
  slow.resolve('old')
  expect(await before).toBe('old')
  expect(
    await cache.getSized(
      'car',
      [tag.fitments],
      async () => 'new',
      () => 1,
    ),
  ).toBe('new')
})

test('a change is never forgotten for the sake of newer ones', () => {
  const seen = new SeenChanges()
  const madeFrom = seen.newest
  seen.see([tag.part(1)])
  for (let n = 2; n < 60_000; n++) seen.see([tag.part(n)])
  expect(seen.haveChanged([tag.part(1)], madeFrom)).toBe(true)
  expect(seen.haveChanged([tag.part(1)], seen.newest)).toBe(false)
})
