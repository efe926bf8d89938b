import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import type { count } from '../tests/support/machine/made-thread.ts'
import { createThread } from './thread.ts'

const open = (limits: { waiting: number; patienceMs: number }): typeof count =>
  createThread(join(import.meta.dirname, '../tests/support/machine/made-thread.ts'), limits)

it('a thread works piece by piece, and continues after a failure', async () => {
  const thread = open({ waiting: 2, patienceMs: 30_000 })
  const [first, second, third] = await Promise.allSettled([thread('count'), thread('fail'), thread('count')])
  expect(first).toEqual({ status: 'fulfilled', value: 1 })
  expect(second).toMatchObject({ reason: { message: expect.stringContaining('asked to fail') } })
  expect(third).toEqual({ status: 'fulfilled', value: 3 })
})

it('callers beyond the queue are refused at once', async () => {
  const thread = open({ waiting: 1, patienceMs: 30_000 })
  const [first, second, third] = await Promise.allSettled([thread('count'), thread('count'), thread('count')])
  expect([first.status, second.status]).toEqual(['fulfilled', 'fulfilled'])
  expect(third).toMatchObject({ reason: { status: 503 } })
})

it('a piece that never ends is given up, and the next is done by another thread', async () => {
  const thread = open({ waiting: 1, patienceMs: 3000 })
  expect(await thread('count')).toBe(1)
  await expect(thread('hang')).rejects.toMatchObject({ status: 503 })
  expect(await thread('count')).toBe(1)
})

it('a thread that cannot start fails its piece of work', async () => {
  const thread = createThread('/no/such/file.ts', { waiting: 1, patienceMs: 30_000 })
  await expect(thread('count')).rejects.toThrow('no/such/file')
})

it.each(['die-idle', 'exit-idle'] as const)(
  'after a thread that died while it was idle (%s), another works',
  async (how) => {
    const thread = open({ waiting: 1, patienceMs: 20_000 })
    expect(await thread(how)).toBe(1)
    await vi.waitFor(async () => expect(await thread('count')).toBe(1), { timeout: 10_000, interval: 100 })
  },
)

it('a thread that ends at work fails its piece without waiting, and another does the next', async () => {
  const thread = open({ waiting: 1, patienceMs: 20_000 })
  await expect(thread('exit')).rejects.toThrow('ended')
  expect(await thread('count')).toBe(1)
})
