import { expect, test } from 'vitest'
import { mergeMetadata, parseForm } from './form.ts'

test('a form with brackets becomes groups and lists', () => {
  expect(
    parseForm('amount=5&metadata[order]=17&card[number]=4&expand[]=a.b&expand[]=c&list[0]=x&list[1]=y&empty='),
  ).toEqual({
    amount: '5',
    metadata: { order: '17' },
    card: { number: '4' },
    expand: ['a.b', 'c'],
    list: ['x', 'y'],
    empty: '',
  })
})

test('names of the language itself are only names', () => {
  const form = parseForm('__proto__[polluted]=1&metadata[constructor]=x')
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(Object.keys(form)).toContain('metadata')
})

test('metadata is merged, and empty values take away', () => {
  const current = { a: '1', b: '2' }
  expect(mergeMetadata(current, { b: '', c: '3' })).toEqual({ a: '1', c: '3' })
  expect(mergeMetadata(current, '')).toEqual({})
  expect(mergeMetadata(current, undefined)).toEqual(current)
  expect(() => mergeMetadata({}, { long: 'x'.repeat(501) })).toThrow('500')
})
