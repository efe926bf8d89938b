import { expect, test } from 'vitest'
import { joinMeasures, splitMeasures } from './measure-lines.ts'

const USUAL = [
  { name: 'Diameter', unit: 'mm' },
  { name: 'Thickness', unit: 'mm' },
  { name: 'Bolt holes', unit: null },
]

test('usual measures have a field each, and all others stay lines', () => {
  const text = 'Coating | zinc\ndiameter | 30.2 | cm\nBolt holes | 5'
  const split = splitMeasures(text, USUAL)
  expect(split).toEqual({
    usual: [
      { name: 'diameter', value: '30.2', unit: 'cm' },
      { name: 'Thickness', value: '', unit: 'mm' },
      { name: 'Bolt holes', value: '5', unit: null },
    ],
    others: 'Coating | zinc',
  })
  expect(joinMeasures(split)).toBe('diameter | 30.2 | cm\nBolt holes | 5\nCoating | zinc')
})

test('what is typed gets its usual unit, and an emptied field says nothing', () => {
  const { usual, others } = splitMeasures('Thickness | 22 | mm', USUAL)
  const typed = usual.map((one) => ({ ...one, value: { Diameter: ' 302 ' }[one.name] ?? '' }))
  expect(joinMeasures({ usual: typed, others })).toBe('Diameter | 302 | mm')
})

test('without usual ones the text stays as it is; twice the same line stays twice', () => {
  const text = 'Width | 1\nWidth | 2'
  expect(joinMeasures(splitMeasures(text, []))).toBe(text)
  const width = [{ name: 'Width', unit: null }]
  expect(joinMeasures(splitMeasures(text, width))).toBe(text)
})
