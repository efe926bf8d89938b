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
