import { expect, test } from 'vitest'
import { imports, reading } from '#common/words'

test('a seller whose file has other columns overnight reads which', () => {
  expect(imports.doubtColumns(['Price'], ['Preis', 'Bestand'])).toBe(
    'Its columns are not those of the last applied file: without “Price”, with “Preis” and “Bestand”',
  )
  expect(imports.doubtColumns()).toBe('Its columns are not those of the last applied file')
})

test('a seller reads in which line an XML file is broken', () => {
  expect(reading.brokenXml(1200, '4801:57: unexpected close tag.')).toBe(
    'After record 1,200 this XML file is broken in line 4,801, at character 57: unexpected close tag.',
  )
  expect(reading.brokenXml(0, 'no root element.')).toBe(
    'Before its first record this XML file is broken: no root element.',
  )
})
