import type { Dice } from '../dice.ts'
import { type PartMaking, type Traits } from '../part-type.ts'

type TyreSize = { size: string; rim: number }

function tyreSize(dice: Dice, traits: Traits): TyreSize {
  const width = dice.near(traits.size, 155, traits.kind === 'car' ? 265 : 285, 10)
  const rim = Math.round(dice.near(traits.size, 14, traits.year < 2000 ? 17 : 21))
  const ratio =
    traits.kind === 'car' ? Math.max(30, 80 - (rim - 13) * 5 - dice.one([0, 0, 5])) : dice.one([50, 55, 60, 65])
  const load = dice.near(traits.size, 78, traits.kind === 'truck' ? 121 : 109)
  return { size: `${width}/${ratio} R${rim} ${load}${dice.one(['T', 'H', 'V', 'V', 'W'])}`, rim }
}

function tyre(slug: string, season: string, common: number): PartMaking {
  return {
    slug,
    common,
    essential: season !== 'all-season',
    fits: 'chassis',
    quantity: 4,
    price: [54, 289],
    weight: [7200, 19500],
    warranty: 24,
    spec(dice, traits) {
      const { size, rim } = tyreSize(dice, traits)
      const noise = dice.int(67, 73)
      return {
        title: `${size}, ${noise} dB`,
        attributes: [
          ['Size', size],
          ['Rim', rim, 'in'],
          ['Season', season],
          ['Fuel efficiency', dice.one(['A', 'B', 'C', 'C', 'D'])],
          ['Wet grip', dice.one(['A', 'A', 'B', 'C'])],
          ['Noise', noise, 'dB'],
          ...(season === 'summer' ? [] : ([['Snow symbol', '3PMSF']] as [string, string][])),
        ],
      }
    },
  }
}

export const tyres: PartMaking[] = [
  tyre('summer-tyres', 'summer', 8),
  tyre('winter-tyres', 'winter', 7),
  tyre('all-season-tyres', 'all-season', 6),
]
