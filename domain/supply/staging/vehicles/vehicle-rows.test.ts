import { expect, test } from 'vitest'
import type { VehicleReading } from './vehicle-reading.ts'
import { vehicleRows } from './vehicle-rows.ts'

const column = (field: string) => ({ column: field, field, unit: null, isKept: false, samples: [] })

test('the cars of a row are taken apart when they are asked for, because a cell may name thousands', () => {
  const asked: string[] = []
  const vehicles: VehicleReading = {
    model: () => undefined,
    isMake: (text) => asked.push(text) < 0,
    generations: () => [],
    baseVehicle: () => undefined,
    engine: () => null,
  }
  const apart = vehicleRows([column('number'), column('vehicles')], vehicles)!
  const rows = apart([
    { n: 1, row: ['GR-1', 'VW Golf 2012; Audi A3 2013'] },
    { n: 2, row: ['GR-2', 'BMW X3 2014'] },
  ])
  expect(rows.next().value).toEqual({ n: 1, row: ['GR-1', 'VW Golf 2012'] })
  expect(asked.filter((text) => text.startsWith('BMW'))).toEqual([])
  expect([...rows]).toEqual([
    { n: 2, row: ['GR-1', 'Audi A3 2013'] },
    { n: 3, row: ['GR-2', 'BMW X3 2014'] },
  ])
})
