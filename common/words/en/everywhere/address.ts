/** What the fields of an address are called: by the country, where it has a word of its own. */
export const label = {
  name: 'Full name',
  company: 'Company',
  line1: 'Street and number',
  line2: 'Apartment, unit or floor',
  country: 'Country',
}
export const city = { city: 'City', suburb: 'Suburb', district: 'District', town: 'Town or city' }
export const region = {
  state: 'State',
  province: 'Province',
  county: 'County',
  emirate: 'Emirate',
  parish: 'Parish',
  island: 'Island',
  department: 'Department',
  region: 'Region',
  area: 'Area',
  prefecture: 'Prefecture',
  district: 'District',
  oblast: 'Oblast',
  provinceOrCity: 'Province or city',
}
export const postcode = {
  postal: 'Postal code',
  zip: 'ZIP code',
  postcode: 'Postcode',
  eircode: 'Eircode',
  pin: 'PIN code',
}

/** A field that may stay empty. */
export const optional = (label: string) => `${label} (optional)`

export const chooseCountry = 'Choose a country'
export const choose = (what: string) => `${what}: choose one from the list`
export const lookAt = (what: string, example: string) => `${what}: write it like ${example}`
/** A postcode that is of another region than the one that is given; it is only asked, as places near a border may have one. */
export const elsewhere = (what: string, postcode: string, regions: string[]) =>
  `${what} ${postcode} is in ${regions.join(' or ')}. Please check both.`
/** A postcode that begins as none of its country does. */
export const nowhere = (what: string, postcode: string) =>
  `We know of no place with ${what} ${postcode}. Please check it.`
/** "Addresses in Germany have no region". */
export const hasNone = (country: string, what: string) => `An address in ${country} has no field “${what}”`
