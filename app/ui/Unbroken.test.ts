import { expect, test } from 'vitest'
import { piecesOf } from './Unbroken.tsx'

test.each([
  ['Brake disc, front, vented, 302 × 26 mm', ['302 × 26 mm']],
  ['Coil spring, rear, 308 mm, 12.75 mm wire', ['308 mm', '12.75 mm']],
  ['Battery, AGM, 12 V 105 Ah 990 A', ['12 V', '105 Ah', '990 A']],
  ['Summer tyre, 235/55 R18 98H, 67 dB', ['235/55 R18', '67 dB']],
  ['Lambda sensor, broadband, 5 wires, 990 mm', ['990 mm']],
  ['Wing mirror, left, heated', []],
  ['Engine oil, 0W-16 ILSAC GF-6B, 1 l', ['0W-16', 'GF-6B', '1 l']],
  ['Motorcycle tyre, rear, 140/80-17 69H', ['140/80-17']],
  ['CM-KGVJ-JKGD', ['CM-KGVJ-JKGD']],
  ['Flywheel for the F-150, anti-wear, dual-mass', ['F-150']],
])('the measures of %s', (name, measures) => {
  const pieces = piecesOf(name)
  expect(pieces.filter((_, index) => index % 2 === 1)).toEqual(measures)
  expect(pieces.join('')).toBe(name)
})
