import { expect, test } from 'vitest'
import { once } from './once.ts'

test('a value is made once, and made again after it could not be', async () => {
  let made = 0
  const value = once(async () => {
    made++
    if (made === 1) throw new Error('not now')
    return made
  })
  await expect(value()).rejects.toThrow('not now')
  expect(await Promise.all([value(), value()])).toEqual([2, 2])
  expect([await value(), made]).toEqual([2, 2])
})
