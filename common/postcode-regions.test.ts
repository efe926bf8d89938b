import { expect, it } from 'vitest'
import { addressForm } from './address.ts'
import { isNowhere, otherRegions } from './postcode-regions.ts'

it('tells where a postcode lies that does not belong to its region', () => {
  expect(otherRegions('US', 'CA', '10001')).toEqual(['New York'])
  expect(otherRegions('US', 'NY', '90210-1234')).toEqual(['California'])
  expect(otherRegions('US', 'NY', '09012')).toEqual(['Armed Forces Europe'])
  expect(otherRegions('US', 'CA', '96799')).toEqual(['American Samoa'])
  expect(otherRegions('CA', 'ON', 'v8x 3x4')).toEqual(['British Columbia'])
  expect(otherRegions('CA', 'ON', 'X0E 0A1')).toEqual(['Northwest Territories'])
})

it('doubts no right address, and none that is not whole or not known', () => {
  const right: [string, string, string][] = [
    ['US', 'CA', '94102'],
    ['US', 'NY', '00501'],
    ['US', 'NY', '06390'],
    ['US', 'CT', '06103'],
    ['US', 'MA', '05501'],
    ['US', 'TX', '73301'],
    ['US', 'OK', '73102'],
    ['US', 'GA', '39901'],
    ['US', 'WY', '83414'],
    ['US', 'DC', '56902'],
    ['US', 'AE', '09012-1234'],
    ['US', 'AP', '96201'],
    ['US', 'AA', '34002'],
    ['US', 'PR', '00901'],
    ['US', 'VI', '00802'],
    ['US', 'GU', '96910'],
    ['US', 'HI', '96813'],
    ['US', 'FL', '34102'],
    ['CA', 'QC', 'K1A 0K2'],
    ['CA', 'SK', 'R8A 0A1'],
    ['CA', 'NU', 'X0A0A0'],
    ['US', '', '10001'],
    ['US', 'CA', '1000'],
    ['US', 'CA', ''],
    ['US', 'CA', '00001'],
    ['AU', 'NSW', '3000'],
    ['DE', 'CA', '10001'],
    ['ZZ', 'CA', '10001'],
  ]
  expect(right.filter((one) => otherRegions(...one).length > 0)).toEqual([])
})

it('tells a postcode that begins as none does, and doubts no other', () => {
  const nowhere: [string, string][] = [
    ['US', '00001'],
    ['US', '00001-1234'],
    ['US', '88700'],
    ['CA', 'X2A 1A1'],
  ]
  const fine: [string, string][] = [
    ['US', '48201'],
    ['US', '00501'],
    ['US', '0000'],
    ['US', ''],
    ['CA', 'V8X 3X4'],
    ['DE', '00001'],
    ['ZZ', '00001'],
  ]
  expect(nowhere.filter((one) => !isNowhere(...one))).toEqual([])
  expect(fine.filter((one) => isNowhere(...one))).toEqual([])
})

it('knows postcodes of every region of the US and of Canada', () => {
  const lies = (country: string, postcodes: string[]) =>
    new Set(postcodes.flatMap((postcode) => otherRegions(country, 'none', postcode)))
  const zips = Array.from({ length: 100_000 }, (_, n) => String(n).padStart(5, '0'))
  expect(lies('US', zips).size).toBe(addressForm('US')!.regions!.length)
  const districts = [...'ABCEGHJKLMNPRSTVY'].map((letter) => `${letter}0A 0A1`)
  expect(lies('CA', [...districts, 'X0A 0A1', 'X0E 0A1']).size).toBe(addressForm('CA')!.regions!.length)
})
