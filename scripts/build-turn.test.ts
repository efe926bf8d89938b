import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { inTurn } from './build-turn.ts'

it('two programs that build at once do so one after the other, and the second says that it waits', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'camber-turn-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const said: string[] = []
  const program = (name: string) =>
    inTurn(
      join(folder, 'cache/build.turn'),
      async (waited) => {
        said.push(`${name} begins${waited ? ' after another' : ''}`)
        await pause(100)
        said.push(`${name} ends`)
      },
      () => said.push(`${name} waits`),
    )
  await Promise.all([program('one'), program('two')])
  expect(said).toEqual(['one begins', 'two waits', 'one ends', 'two begins after another', 'two ends'])
})

it('a build that fails leaves the turn to the next', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'camber-turn-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, '.turn')
  await expect(
    inTurn(
      file,
      () => Promise.reject(new Error('no')),
      () => {},
    ),
  ).rejects.toThrow('no')
  await inTurn(
    file,
    (waited) => Promise.resolve(expect(waited).toBe(false)),
    () => {},
  )
})
