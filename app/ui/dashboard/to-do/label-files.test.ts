import { expect, it } from 'vitest'
import { labelFiles } from './label-files.ts'

const parcels = Array.from({ length: 203 }, (_, n) => `parcel-${n + 1}`)

it('a hundred labels come in one file', () => {
  expect(labelFiles(parcels.slice(0, 100))).toEqual([{ name: 'labels.pdf', id: parcels.slice(0, 100) }])
})

it('more come in several, each label once, and the names say which', () => {
  const files = labelFiles(parcels)
  expect(files.map(({ name }) => name)).toEqual([
    'labels-1-to-100.pdf',
    'labels-101-to-200.pdf',
    'labels-201-to-203.pdf',
  ])
  expect(files.flatMap(({ id }) => id)).toEqual(parcels)
})
