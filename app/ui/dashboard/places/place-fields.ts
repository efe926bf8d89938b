import { NO_ADDRESS, type TypedAddress } from '#common/typed-address'
import { type Place, placeInput } from '#domain/places/schema'
import { schemaOfTyped } from '../../form/schema-of-typed.ts'

/** A place as its form has it. Without a country it has no address; an address without a name has that of the place. */
type PlaceFields = {
  name: string
  address: TypedAddress
  collects: boolean
  hours: string
  cutOff: string
  timeZone: string
  workDays: string[]
  rank: string
}

export const NEW_PLACE: PlaceFields = {
  name: '',
  address: NO_ADDRESS,
  collects: false,
  hours: '',
  cutOff: '12:00',
  timeZone: 'America/New_York',
  workDays: ['1', '2', '3', '4', '5'],
  rank: '1',
}

export const fieldsOf = ({ name, address, collects, hours, cutOff, timeZone, workDays, rank }: Place): PlaceFields => ({
  name,
  address: { ...NO_ADDRESS, ...address, name: !address || address.name === name ? '' : address.name },
  collects,
  hours,
  cutOff,
  timeZone,
  workDays: workDays.map(String),
  rank: String(rank),
})

/** The form's fields, read as the place that they say. A place without a name is refused for that alone. */
export const placeFields = schemaOfTyped(({ name, address, workDays, rank, ...place }: PlaceFields) => {
  return {
    ...place,
    name,
    address: address.country === '' ? null : { ...address, name: address.name.trim() || name.trim() || '-' },
    workDays: workDays.map(Number),
    rank: rank.trim() === '' ? undefined : Number(rank),
  }
}, placeInput)
