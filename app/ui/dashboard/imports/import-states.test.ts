import { expect, test } from 'vitest'
import type { ImportShown } from '#domain/supply/schema'
import { saidState } from './import-states.ts'

const counts = {} as NonNullable<ImportShown['counts']>

test('a file that the shop still decides about does not ask for an admin', () => {
  expect(saidState({ state: 'staged', counts, deciding: true, undoAsked: false }).label).toBe('Being decided')
  expect(saidState({ state: 'staged', counts, deciding: false, undoAsked: false }).label).toBe('Waiting for you')
})

test('a file whose rows were read, but not all applied, is not said to be unreadable', () => {
  expect(saidState({ state: 'failed', counts, deciding: true, undoAsked: false }).label).toBe('Not all applied')
  expect(saidState({ state: 'failed', counts: null, deciding: false, undoAsked: false }).label).toBe(
    'Could not be read',
  )
})

test('an applied file that was undone since says so', () => {
  expect(saidState({ state: 'applied', counts, deciding: false, undoAsked: false }).label).toBe('Applied')
  expect(saidState({ state: 'applied', counts, deciding: false, undoAsked: true }).label).toBe('Undone')
})
