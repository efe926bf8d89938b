import type { AddressField } from './address-form.ts'

/** An address as the fields of a form hold it. Without a country there is none. */
export type TypedAddress = Record<AddressField | 'country', string>

export const NO_ADDRESS: TypedAddress = {
  name: '',
  company: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postcode: '',
  country: '',
}

/** What belongs to one country alone: another country takes it out of an address. */
export const OF_ONE_COUNTRY = ['region', 'postcode'] as const

/** An address whose country is chosen anew. */
export const inCountry = (address: TypedAddress, country: string): TypedAddress => ({
  ...address,
  country,
  region: '',
  postcode: '',
})
