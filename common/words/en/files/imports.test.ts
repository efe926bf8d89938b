import { expect, test } from 'vitest'
import { imports, reading } from '#common/words'

test.each([
  [imports.fetchUnreachable('ENOTFOUND'), 'There is no server of this name. Look at the address (ENOTFOUND)'],
  [imports.fetchUnreachable('ECONNREFUSED'), 'No server answers at this address (ECONNREFUSED)'],
  [imports.fetchUnreachable('EHOSTDOWN'), 'The server could not be reached (EHOSTDOWN)'],
  [imports.fetchStatus(503), 'The server has a fault of its own (status 503)'],
  [imports.fetchStatus(429), 'The server has been asked too often (status 429)'],
  [imports.fetchStatus(418), 'The server gave no file (status 418)'],
  [imports.fetchTooLarge(2 * 2 ** 30), 'The file is too large. It may have up to 2 GB (IMPORT_MAX_BYTES)'],
  [imports.fetchTooLarge(), 'The file is larger than IMPORT_MAX_BYTES allows'],
])('a seller whose file cannot be fetched reads in words why: %s', (said, text) => {
  expect(said).toBe(text)
})

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

test.each([
  [imports.reason('Price', 'too-low', '0.5', 1), 'Price should be 1 or more, not “0.5”'],
  [imports.reason('Price', 'too-high', '1e9', 999999), 'Price should be 999999 or less, not “1e9”'],
  [imports.reason('Name', 'too-long', 'x'.repeat(130), 120), `Name has more than 120 characters: “${'x'.repeat(40)}…”`],
  [imports.reason('OE', 'too-many', 212, 200), 'OE has more than 200 entries: 212'],
  [imports.reason('OE', 'not-a-part-number', '-'), 'OE has “-”: a number has at least one letter or digit'],
  [imports.reason('Price', 'no-price', '-12.00'), 'Price is “-12.00”, and should be more than 0'],
  [imports.reason('Price', 'no-price', '0.00'), 'Price is 0, and should be more than 0'],
  [imports.reason('year', 'years-unclear', ''), 'The years are missing: 2010-2015, for example'],
  // As earlier versions noted it.
  [imports.reason('Price', 'too-low', 1), 'Price should be 1 or more'],
])('a seller reads what the file says where a row waits: %s', (said, text) => expect(said).toBe(text))
