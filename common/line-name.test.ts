import { expect, test } from 'vitest'
import { nameOfLine } from './line-name.ts'

const line = (name: string, label?: string) => ({ name, number: name, ...(label && { fit: { label } }) })

test('two lines of one part are told apart by their cars, and no other line names its car', () => {
  const lines = [
    line('Engine oil', '2012 Audi A4'),
    line('Brake disc', '2012 Audi A4'),
    line('Engine oil', '2014 Golf'),
  ]
  const withoutCar = [...lines, line('Engine oil')]
  expect(lines.map((_, n) => nameOfLine(lines, n))).toEqual([
    'Engine oil, 2012 Audi A4',
    'Brake disc',
    'Engine oil, 2014 Golf',
  ])
  expect(nameOfLine(withoutCar, 3)).toBe('Engine oil')
})

test('lines of other parts with the same name are told apart by their numbers', () => {
  const disc = (number: string, label?: string) => ({ ...line('Brake disc', label), number })
  const lines = [disc('P-1'), disc('P-2', '2012 Audi A4'), disc('P-2', '2014 Golf'), line('Engine oil'), disc('')]
  expect(lines.map((_, n) => nameOfLine(lines, n))).toEqual([
    'Brake disc, P-1',
    'Brake disc, P-2, 2012 Audi A4',
    'Brake disc, P-2, 2014 Golf',
    'Engine oil',
    'Brake disc',
  ])
})
