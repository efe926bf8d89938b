import { expect, test } from 'vitest'
import { type ExportChoice, searchOf } from './export-choice.ts'

const choice: ExportChoice = { file: 'parts.csv', parts: '', supplier: '', separator: 'comma', bom: false, ids: '' }
const asked = (parts: string) => searchOf({ ...choice, parts }).toString()

test('which parts go out is pasted as an address or a search, or typed as words', () => {
  expect(asked('')).toBe('')
  expect(asked('https://parts.example/shop?category=brakes&sort=newest&q=pads')).toBe('category=brakes&q=pads')
  expect(asked('https://parts.example/shop')).toBe('')
  expect(asked('brand=kovara')).toBe('brand=kovara')
  expect(asked(' kovara brakes ')).toBe('q=kovara+brakes')
})
