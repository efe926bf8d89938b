import { expect, test } from 'vitest'
import type { Place } from '#domain/places/schema'
import { fieldsOf, NEW_PLACE, placeFields } from './place-fields.ts'

const street = { line1: '9 Foundry Lane', city: 'Detroit', region: 'MI', postcode: '48201', country: 'US' }
const place = (name: string, address: Place['address']): Place => {
  const leaving = { cutOff: '12:00', timeZone: 'UTC', workDays: [1], rank: 1 }
  return { ...leaving, id: 2, name, address, collects: true, hours: '', version: 1, closed: false }
}
const typed = (name: string, address: Partial<(typeof NEW_PLACE)['address']>) =>
  placeFields.parse({ ...NEW_PLACE, name, address: { ...NEW_PLACE.address, ...address } })

test('the address of a place needs no name: it has that of the place, also when that changes', () => {
  expect(typed('Detroit', street).address).toEqual({ ...street, name: 'Detroit' })
  const fields = fieldsOf(place('Detroit', { ...street, name: 'Detroit' }))
  expect(fields.address.name).toBe('')
  expect(placeFields.parse({ ...fields, name: 'Detroit shop' }).address).toEqual({ ...street, name: 'Detroit shop' })
})

test('a place without a name is refused for that alone', () => {
  const { error } = placeFields.safeParse({ ...NEW_PLACE, address: { ...NEW_PLACE.address, ...street } })
  expect(error!.issues.map(({ path }) => path.join('.'))).toEqual(['name'])
})

test('another name on the labels stays', () => {
  const fields = fieldsOf(place('Detroit', { ...street, name: 'Northgate Parts' }))
  expect(placeFields.parse({ ...fields, name: 'Detroit shop' }).address).toEqual({ ...street, name: 'Northgate Parts' })
})

test('a place without a country has no address', () => {
  expect(typed('Detroit', {}).address).toBeNull()
  expect(fieldsOf(place('Detroit', null)).address).toEqual(NEW_PLACE.address)
})
