import { expect, it } from 'vitest'
import { phrase } from '#common/phrase'
import { Problem } from '../errors.ts'
import { createArrivals } from './arrivals.ts'

const tooSlow = () => new Problem(408, 'too-slow', phrase('refusal.callTooSlow'))

it('gives up the oldest body, for one address and for all', async () => {
  const arrive = createArrivals({ ofOneAddress: 2, inAll: 3 }, tooSlow)
  const stopped: string[] = []
  const slow = (name: string, address: string) =>
    arrive(address, (signal) => {
      signal.addEventListener('abort', () => stopped.push(name))
      return new Promise<never>(() => {})
    }).catch((err: Problem) => err.code)
  const first = slow('first', 'a')
  void slow('second', 'a')
  const third = slow('third', 'b')
  expect(stopped).toEqual([])
  void slow('fourth', 'a')
  expect(await first).toBe('too-slow')
  void slow('fifth', 'b')
  expect(stopped).toEqual(['first', 'second'])
  await expect(arrive('c', async () => 'at once')).resolves.toBe('at once')
  expect(await third).toBe('too-slow')
  expect(stopped).toEqual(['first', 'second', 'third'])
})

it('counts no body that has arrived, failed or been given up by its reader', async () => {
  const arrive = createArrivals({ ofOneAddress: 1, inAll: 1 }, tooSlow)
  await arrive('a', async () => {})
  await expect(arrive('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  const givenUp = arrive('a', (_, giveUp) => new Promise<never>(() => setTimeout(giveUp)))
  await expect(givenUp).rejects.toMatchObject({ status: 408 })
  const waiting = Promise.withResolvers<string>()
  const whole = arrive('a', () => waiting.promise)
  waiting.resolve('whole')
  await expect(whole).resolves.toBe('whole')
})
