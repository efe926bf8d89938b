import { expect, test } from 'vitest'
import { z } from 'zod'
import { runHook } from '../../../tests/support/browser/hooks.ts'
import { ApiProblem } from '../../web/api.ts'
import { useVersionedDraft } from './versioned-draft.ts'

type Shelf = { version: number; rows: string[] }
const FIRST: Shelf = { version: 1, rows: ['a'] }
const THEIRS: Shelf = { version: 5, rows: ['z'] }
const changedMeanwhile = new ApiProblem(412, 'changed', 'Changed', { current: THEIRS })

/** A draft whose saves fail one after the other as `failures` say, and then succeed; `written` is what they sent. */
async function edited(...failures: unknown[]) {
  const written: { rows: string[]; over: number }[] = []
  const { now, doing } = await runHook(() =>
    useVersionedDraft(
      FIRST,
      ({ rows }) => rows,
      async (rows, { version }) => {
        written.push({ rows, over: version })
        if (failures.length > 0) throw failures.shift()
        return { version: version + 1, rows }
      },
    ),
  )
  await doing(() => now().change(['a', 'b']))
  expect(now().isChanged).toBe(true)
  return { now, doing, written }
}

test('a save goes on from what was saved, and the next one writes over that', async () => {
  const { now, doing, written } = await edited()
  await doing(() => now().save())
  expect(now()).toMatchObject({ base: { version: 2 }, draft: ['a', 'b'], isChanged: false, busy: false })
  await doing(() => now().change([]))
  await doing(() => now().save())
  expect(written).toEqual([
    { rows: ['a', 'b'], over: 1 },
    { rows: [], over: 2 },
  ])
})

test('where somebody else has saved, theirs can be taken', async () => {
  const { now, doing, written } = await edited(changedMeanwhile)
  await doing(() => now().save())
  expect(now()).toMatchObject({ theirs: THEIRS, draft: ['a', 'b'], problem: null })
  await doing(() => now().takeTheirs())
  expect(now()).toMatchObject({ base: THEIRS, draft: ['z'], isChanged: false, theirs: undefined })
  expect(written).toHaveLength(1)
})

test('or mine is saved over theirs', async () => {
  const { now, doing, written } = await edited(changedMeanwhile)
  await doing(() => now().save())
  await doing(() => now().saveMine())
  expect(written.at(-1)).toEqual({ rows: ['a', 'b'], over: THEIRS.version })
  expect(now()).toMatchObject({ base: { version: 6 }, theirs: undefined, isChanged: false })
})

test('what is refused is said by field or for the whole, and forgotten with the next change', async () => {
  const words = { fields: { 'rows.1': 'Too long' } }
  const { now, doing } = await edited(
    new ApiProblem(400, 'invalid', 'Please check', words),
    z.object({ rows: z.string('No list') }).safeParse({}).error,
    new ApiProblem(503, 'busy', 'Please try again'),
  )
  await doing(() => now().save())
  expect(now()).toMatchObject({ wrong: words.fields, refused: 'Please check', problem: null })
  await doing(() => now().save())
  expect(now()).toMatchObject({ wrong: { rows: 'No list' }, problem: null })
  await doing(() => now().save())
  expect(now()).toMatchObject({ wrong: {}, problem: 'Please try again', draft: ['a', 'b'] })
  await doing(() => now().change(['c']))
  expect(now()).toMatchObject({ wrong: {}, problem: null, theirs: undefined })
})
