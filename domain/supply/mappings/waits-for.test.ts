import { expect, test } from 'vitest'
import { mappingFor } from './waits-for.ts'

test.each([
  ['brand-unmapped', 'Hersteller', 'brand'],
  ['brand-missing', 'brand', 'brand'],
  ['vehicle-unmapped', 'BaseVehicle', 'base-vehicle'],
  ['vehicle-unmapped', 'Model', 'model'],
  ['vehicle-unknown', 'model', 'model'],
  ['vehicle-unknown', 'BaseVehicle', null],
  ['qualifier-unmapped', 'Qual', 'qualifier'],
  ['qualifier-unmapped', 'SubModel', 'sub-model'],
  ['qualifier-unmapped', 'EngineVIN', 'car-attribute'],
  ['not-a-number', 'price', null],
])('a row with %s of %s waits for a mapping of %s', (code, field, kind) =>
  expect(mappingFor({ code, field })).toBe(kind),
)
