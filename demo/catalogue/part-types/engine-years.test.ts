import { expect, test } from 'vitest'
import { Dice } from '../dice.ts'
import type { PartMaking, Traits } from '../part-type.ts'
import { motorOf } from '../truth/motor.ts'
import { exhaust } from './exhaust.ts'
import { fuelAndAir } from './fuel-and-air.ts'

const family = { kind: 'car', size: 0.5, litres: 2, cylinders: 4, makes: ['Volkswagen'] } as const

/** What parts of a type say of engines of these years, many times. */
function madeFor(making: PartMaking, fuel: Traits['fuel'], year: number) {
  return Array.from({ length: 60 }, (_, id) => {
    const motor = motorOf({ ...family, makes: [...family.makes], id, year, fuel })
    const traits = { ...family, fuel, year, motor } as unknown as Traits
    return Object.fromEntries(making.spec(new Dice(id), traits, new Dice(id, 1)).attributes)
  })
}
const of = (makings: PartMaking[], slug: string) => makings.find((making) => making.slug === slug)!

test('a catalytic converter meets the emission standard of its engine’s years', () => {
  const norm = (year: number) => madeFor(of(exhaust, 'catalytic-converters'), 'petrol', year)[0]!['Emission standard']
  const years = { 1985: 'Euro 1', 1998: 'Euro 2', 2003: 'Euro 3', 2007: 'Euro 4', 2012: 'Euro 5', 2018: 'Euro 6' }
  for (const [year, standard] of Object.entries(years)) expect(norm(Number(year)), year).toBe(standard)
})

test('a diesel has a common rail from the years on in which they were built', () => {
  const kinds = (year: number) =>
    new Set(madeFor(of(fuelAndAir, 'fuel-injectors'), 'diesel', year).map((facts) => facts['Injection']))
  expect(kinds(1990)).toEqual(new Set(['mechanical']))
  expect(kinds(2010)).toEqual(new Set(['common rail, solenoid', 'common rail, piezo']))
  for (const facts of madeFor(of(fuelAndAir, 'fuel-injectors'), 'diesel', 1990))
    expect(facts).not.toHaveProperty('Pins')
})

test('a high-pressure pump makes the pressure that its injection needs', () => {
  const pressures = (fuel: Traits['fuel'], year: number) =>
    madeFor(of(fuelAndAir, 'fuel-pumps'), fuel, year)
      .filter((facts) => facts['Design'] === 'high-pressure')
      .map((facts) => Number(facts['Pressure']))
  const within = (all: number[], least: number, most: number) => {
    expect(all.length).toBeGreaterThan(3)
    expect(all.filter((bar) => bar < least || bar > most)).toEqual([])
  }
  within(pressures('petrol', 2016), 110, 350)
  within(pressures('diesel', 2010), 1300, 2500)
  within(pressures('diesel', 1990), 300, 1200)
})
