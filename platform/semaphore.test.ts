import { expect, it } from 'vitest'
import { createSemaphore, createSemaphoreForEach } from './semaphore.ts'

it('runs some, lets some wait, refuses the rest, and goes on after a failure', async () => {
  const turn = createSemaphore(2, 1)
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((end) => ends.push(end))
  const first = turn(work)
  const second = turn(() => work().then(() => Promise.reject(new Error('broken'))))
  const third = turn(work)
  await expect(turn(work)).rejects.toMatchObject({ status: 503 })
  expect(ends.length).toBe(2)

  ends[1]?.()
  await expect(second).rejects.toThrow('broken')
  await expect.poll(() => ends.length).toBe(3)
  ends[0]?.()
  ends[2]?.()
  await Promise.all([first, third])
  await expect(turn(async () => 'again')).resolves.toBe('again')
})

it('gives each turns of their own', async () => {
  const turn = createSemaphoreForEach(1, 0)
  const hanging = Promise.withResolvers<void>()
  const first = turn('ann', () => hanging.promise)
  await expect(turn('ann', async () => {})).rejects.toMatchObject({ status: 503 })
  await expect(turn('bob', async () => 'done')).resolves.toBe('done')
  hanging.resolve()
  await first
  await expect(turn('ann', async () => 'again')).resolves.toBe('again')
})

it('bounds all queues together, and admits callers who need not wait', async () => {
  const turn = createSemaphoreForEach(1, 5, 1)
  const hanging = Promise.withResolvers<string>()
  const asked = [turn('ann', () => hanging.promise), turn('bob', () => hanging.promise)]
  asked.push(turn('ann', async () => 'waited'))
  await expect(turn('bob', async () => {})).rejects.toMatchObject({ status: 503 })
  await expect(turn('cem', async () => 'done')).resolves.toBe('done')
  hanging.resolve('done')
  expect(await Promise.all(asked)).toEqual(['done', 'done', 'waited'])
  const again = Promise.withResolvers<string>()
  const more = [turn('bob', () => again.promise), turn('bob', async () => 'waited')]
  again.resolve('done')
  expect(await Promise.all(more)).toEqual(['done', 'waited'])
})
