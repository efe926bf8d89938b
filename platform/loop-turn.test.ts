import { expect, test } from 'vitest'
import { loopTurn } from './loop-turn.ts'

test('between two calculations that wait, what came meanwhile for others is done', async () => {
  const done: string[] = []
  const calculations = ['first', 'second', 'third'].map(async (name) => {
    await loopTurn()
    done.push(name)
    setImmediate(() => done.push('other'))
  })
  await Promise.all(calculations)
  expect(done).toEqual(['first', 'other', 'second', 'other', 'third'])
})

/** How long after the end of a calculation of 20 ms the next one begins, while so many wait behind it. */
async function pauseWith(waiting: number) {
  let ended = 0
  const first = loopTurn().then(() => {
    const began = performance.now()
    while (performance.now() - began < 20);
    ended = performance.now()
  })
  const [second] = Array.from({ length: waiting }, async () => {
    await loopTurn()
    return performance.now()
  })
  await first
  return (await second!) - ended
}

test('while many wait, a long calculation leaves the loop to others for three times as long', async () => {
  expect(await pauseWith(4)).toBeGreaterThan(55)
})

test('while few wait, the next one begins at once', async () => {
  const pauses = [await pauseWith(2), await pauseWith(2), await pauseWith(2)]
  expect(Math.min(...pauses)).toBeLessThan(40)
})
