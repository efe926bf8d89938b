import { expect, test, vi } from 'vitest'
import { phrase } from './phrase.ts'
import { spoken } from './spoken.ts'

test('a phrase is spoken wherever it stands, and what holds none stays the same object', () => {
  const plain = { a: [1, { b: null }] }
  expect(spoken(plain)).toBe(plain)
  expect(spoken({ plain, said: [phrase('refusal.logIn')] })).toEqual({ plain, said: ['Please log in.'] })
})

test('a phrase that another bundle made is spoken too', async () => {
  vi.resetModules()
  const other = (await import('./phrase.ts')) as typeof import('./phrase.ts')
  const said = other.phrase('refusal.logIn')
  expect(other.phrase).not.toBe(phrase)
  expect(spoken({ said })).toEqual({ said: 'Please log in.' })
})
