import { expect, it } from 'vitest'
import { createShares } from './shares.ts'

it('one address has some uses at once, its others wait in its own queue, and no other address is affected', async () => {
  const share = createShares({ perMinute: 100, atOnce: 2, waiting: 1 }, 1)
  const { promise, resolve } = Promise.withResolvers<string>()
  let running = 0
  const work = () => {
    running += 1
    return promise
  }
  const asked = [1, 2, 3].map(() => share('10.0.0.1', work))
  await expect(share('10.0.0.1', work)).rejects.toMatchObject({ status: 503 })
  expect(running).toBe(2)
  await expect(share('10.0.0.2', async () => 'at once')).resolves.toBe('at once')
  resolve('done')
  expect(await Promise.all(asked)).toEqual(['done', 'done', 'done'])
  expect(running).toBe(3)
})

it('above its uses a minute an address gets 429 with the time to wait', async () => {
  const share = createShares({ perMinute: 20, atOnce: 9, waiting: 9 }, 0.1)
  const use = (address?: string) => share(address, async () => 'done').catch((err) => [err.status, err.headers])
  expect([await use('10.0.0.1'), await use('10.0.0.1')]).toEqual(['done', 'done'])
  expect(await use('10.0.0.1')).toEqual([429, { 'retry-after': expect.stringMatching(/^(60|59)$/) }])
  expect([await use('10.0.0.2'), await use(undefined), await use(undefined), await use(undefined)]).toEqual(
    Array(4).fill('done'),
  )
})

it('is off where limits are', async () => {
  const share = createShares({ perMinute: 1, atOnce: 1, waiting: 0 }, 0)
  const uses = Array.from({ length: 5 }, () => share('10.0.0.1', async () => 'done'))
  expect(await Promise.all(uses)).toEqual(Array(5).fill('done'))
})
