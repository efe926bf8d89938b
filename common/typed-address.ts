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

/** An address whose country is chosen anew: a postcode and a region belong to one country alone. */
export const inCountry = <T extends Pick<TypedAddress, 'country' | 'region' | 'postcode'>>(
  address: T,
  country: string,
): T => ({
  ...address,
  country,
  region: '',
  postcode: '',
})
