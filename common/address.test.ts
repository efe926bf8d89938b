import { describe, expect, it } from 'vitest'
import { address, addressBelow, addressForm, addressLines, destination } from './address.ts'
import { COUNTRIES } from './address-form.ts'
import { countryName } from './format.ts'

const golden = {
  name: 'Ada Park',
  line1: '12 Golden Gate Ave',
  line2: 'Unit 4',
  city: 'San Francisco',
  region: 'california',
  postcode: '94102-1010',
  country: 'us',
}
const faultsOf = (input: unknown) => {
  const { error } = address.safeParse(input)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

describe('an address', () => {
  it('is written in the lines of its country', () => {
    expect(addressLines(address.parse({ ...golden, company: 'Park Motors' }))).toEqual([
      'Ada Park',
      'Park Motors',
      '12 Golden Gate Ave',
      'Unit 4',
      'San Francisco, CA 94102-1010',
      'United States',
    ])
    const berlin = { name: 'Jo Klee', line1: 'Torstr. 1', city: 'Berlin', postcode: '10119', country: 'DE' }
    expect(addressLines(address.parse(berlin))).toEqual(['Jo Klee', 'Torstr. 1', '10119 Berlin', 'Germany'])
    const zurich = { name: 'Jo', company: 'Klee AG', line1: 'Weg 1', city: 'Zürich', postcode: '8001', country: 'CH' }
    expect(addressLines(address.parse(zurich))).toEqual(['Klee AG', 'Jo', 'Weg 1', 'CH-8001 Zürich', 'Switzerland'])
    const tokyo = { name: 'Yui', line1: '1-2 Ginza', line2: '3F', region: 'Tokyo', postcode: '104-0061', country: 'JP' }
    expect(addressLines(address.parse(tokyo))).toEqual(['Yui', '1-2 Ginza, 3F, Tokyo', '104-0061', 'Japan'])
  })

  it('says the name of a place once', () => {
    const shop = { name: 'Klee', line1: 'Torstr. 1', city: 'Berlin', postcode: '10119', country: 'DE' }
    expect(addressBelow('Klee', shop)).toEqual(['Torstr. 1', '10119 Berlin', 'Germany'])
    expect(addressBelow('Berlin', shop)).toEqual(addressLines(shop))
  })

  it('leaves out what is not given, with the punctuation that goes with it', () => {
    const cork = { name: 'Una', line1: '5 Mill Road', city: 'Cork', postcode: '', region: '  ', country: 'IE' }
    expect(address.parse(cork)).toEqual({ name: 'Una', line1: '5 Mill Road', city: 'Cork', country: 'IE' })
    expect(addressLines(address.parse(cork))).toEqual(['Una', '5 Mill Road', 'Cork', 'Ireland'])
    const lima = { name: 'Luz', line1: 'Calle 7', city: 'Lima', postcode: null, country: 'BB' }
    expect(addressLines(address.parse(lima))).toEqual(['Luz', 'Calle 7', 'Lima', 'Barbados'])
  })

  it('has the fields that its country requires, and each that is wrong is named', () => {
    expect(faultsOf({ country: 'US' })).toEqual({
      name: 'Full name is missing',
      line1: 'Street and number is missing',
      city: 'City is missing',
      region: 'State is missing',
      postcode: 'ZIP code is missing',
    })
    expect(faultsOf({ ...golden, region: 'Bavaria', postcode: '9410' })).toEqual({
      region: 'State: choose one from the list',
      postcode: 'ZIP code: write it like 95014',
    })
    expect(faultsOf({ ...golden, country: 'GB', postcode: 'sw1a 1aa' })).toEqual({
      region: 'An address in United Kingdom has no field “Province”',
    })
    expect(faultsOf({ ...golden, country: 'ZZ' })).toEqual({ country: 'Choose a country' })
    expect(faultsOf({ ...golden, line1: 'a\nb' })).toEqual({ line1: 'Please use letters and digits only' })
    expect(faultsOf({ ...golden, city: 'x'.repeat(101) })).toHaveProperty('city')
    expect(faultsOf(null)).toHaveProperty('')
  })

  it('takes postcodes as people type them', () => {
    const postcodes = {
      US: '94102',
      CA: 'k1a 0b1',
      GB: 'ec1a1bb',
      NL: '1012ab',
      SE: '114 55',
      PL: '00-950',
      BR: '40301110',
    }
    for (const [country, postcode] of Object.entries(postcodes))
      expect(destination.parse({ country, postcode })).toEqual({ country, postcode: postcode.toUpperCase() })
    for (const [country, postcode] of Object.entries({ US: '9410', CA: 'D1A 0B1', GB: '12345', DE: '1011' }))
      expect(destination.safeParse({ country, postcode }).success).toBe(false)
    expect(destination.parse({ country: 'DE' }).postcode).toBeUndefined()
  })

  it.each([
    ['US', '48201 - 1234', '48201-1234'],
    ['US', '48201–1234', '48201-1234'],
    ['US', '482011234', '48201-1234'],
    ['US', 'US-482011234', '48201-1234'],
    ['PR', '009011234', '00901-1234'],
    ['CA', 'k1a-0b1', 'K1A0B1'],
    ['NL', '1012-ab', '1012AB'],
    ['DE', 'D-10119', '10119'],
    ['DE', '10 119', '10119'],
    ['SE', 'SE-114 55', '114 55'],
    ['CH', 'CH-8001', '8001'],
    ['AT', 'A 1010', '1010'],
    ['PL', '00 950', '00-950'],
    ['PL', '00950', '00-950'],
    ['PT', '1000205', '1000-205'],
    ['JP', '〒104-0061', '104-0061'],
  ])('%s: takes %s, and writes it %s', (country, postcode, written) => {
    expect(destination.parse({ country, postcode })).toEqual({ country, postcode: written })
  })
})

describe('the form of a country', () => {
  it('has its own order, labels and regions', () => {
    const us = addressForm('US')!
    expect(us.rows).toEqual([['name'], ['company'], ['line1'], ['line2'], ['city', 'region', 'postcode']])
    expect([us.labels.region, us.labels.postcode, us.regions!.length]).toEqual(['State', 'ZIP code', 62])
    const gb = addressForm('GB')!
    expect(gb.rows).toEqual([['name'], ['company'], ['line1'], ['line2'], ['city'], ['postcode']])
    expect([gb.labels.city, gb.labels.postcode]).toEqual(['Town or city', 'Postcode'])
    expect([addressForm('CA')!.labels.region, addressForm('IE')!.labels.region]).toEqual(['Province', 'County'])
    expect(addressForm('DE')!.rows.at(-1)).toEqual(['postcode', 'city'])
    expect(addressForm('zz')).toBeUndefined()
  })

  it('exists for every country, with a name, and holds all that it requires', () => {
    expect(COUNTRIES.length).toBeGreaterThan(240)
    expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length)
    for (const country of COUNTRIES) {
      const form = addressForm(country)!
      const fields = new Set(form.rows.flat())
      expect([...form.required].filter((name) => !fields.has(name))).toEqual([])
      if (form.postcode) {
        expect(form.postcode.example).toMatch(form.postcode.pattern)
        expect(fields.has('postcode')).toBe(true)
      }
      expect(countryName(country)).not.toBe(country)
    }
  })
})
