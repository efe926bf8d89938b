import { expect, test } from 'vitest'
import { Dice } from '../dice.ts'
import type { Traits } from '../part-type.ts'
import { tyres } from './tyres.ts'

/** What stands on the side of a tyre of this size, in its standard version. */
const sold = {
  '155/65R14': 75,
  '175/65R14': 82,
  '185/60R15': 84,
  '195/65R15': 91,
  '205/55R16': 91,
  '215/65R16': 98,
  '225/45R17': 91,
  '225/40R18': 88,
  '225/65R17': 102,
  '235/60R18': 103,
  '245/40R18': 93,
  '255/50R19': 103,
  '265/70R17': 115,
  '275/55R20': 113,
  '285/45R22': 110,
}

test('a tyre carries about as much as one of its size in any shop', () => {
  for (const [size, index] of Object.entries(sold)) {
    const { title, attributes } = tyres[0]!.spec(new Dice(1), { value: size } as Traits, new Dice(2))
    const shown = Number(/^\S+ (\d+)[A-Z],/.exec(title)![1])
    expect(Math.abs(shown - index), `${size}: ${shown} instead of ${index}`).toBeLessThanOrEqual(1)
    expect(attributes).toContainEqual(['Load and speed', expect.stringMatching(new RegExp(`^${shown}[A-Z]$`))])
  }
})
