import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('runs some, lets some wait, refuses the rest, and goes on after a failure', async () => {
  const turn = createTurns(2, 1)
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
