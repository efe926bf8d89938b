import { expect, test } from 'vitest'
import { hasOld, isRenumbered, withOld, withoutOld } from './old-number.ts'

test('another number is one that differs in more than its punctuation, and none is no other', () => {
  expect(isRenumbered('KV-1728.40', 'KV-1728.41')).toBe(true)
  expect(isRenumbered('KV-1728.40', 'kv 172840')).toBe(false)
  expect(isRenumbered('', 'KV-1')).toBe(false)
  expect(isRenumbered('KV-1', ' ')).toBe(false)
})

test('the old number becomes a line once, and goes again', () => {
  expect(withOld('', 'KV-1')).toBe('KV-1')
  expect(withOld('KV-0\n', 'KV-1')).toBe('KV-0\nKV-1')
  expect(withOld('kv1', 'KV-1')).toBe('kv1')
  expect(withOld('Audi | KV-1', 'KV-1')).toBe('Audi | KV-1\nKV-1')
  expect(withoutOld('KV-0\nKV-1\nAudi | KV-1', 'KV-1')).toBe('KV-0\nAudi | KV-1')
  expect([hasOld('KV-0\nkv 1', 'KV-1'), hasOld('Audi | KV-1', 'KV-1')]).toEqual([true, false])
})
