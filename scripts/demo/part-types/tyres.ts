import type { Dice } from '../dice.ts'
import { cars, type PartType, type Traits } from '../part-type.ts'

type TyreSize = { size: string; rim: number }

function tyreSize(dice: Dice, traits: Traits): TyreSize {
  const width = dice.near(traits.size, 155, traits.kind === 'car' ? 265 : 285, 10)
  const rim = Math.round(dice.near(traits.size, 14, traits.year < 2000 ? 17 : 21))
  const ratio =
    traits.kind === 'car' ? Math.max(30, 80 - (rim - 13) * 5 - dice.one([0, 0, 5])) : dice.one([50, 55, 60, 65])
  const load = dice.near(traits.size, 78, traits.kind === 'truck' ? 121 : 109)
  return { size: `${width}/${ratio} R${rim} ${load}${dice.one(['T', 'H', 'V', 'V', 'W'])}`, rim }
}

function tyre(
  slug: string,
  name: string,
  season: string,
  picture: string,
  common: number,
  synonyms: string[],
): PartType {
  return {
    slug,
    name: `${name}s`,
    singular: name,
    synonyms: [...synonyms, 'tire'],
    picture,
    common,
    essential: season !== 'all-season',
    suits: cars,
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

export const tyres: PartType[] = [
  tyre('summer-tyres', 'Summer tyre', 'summer', 'tyre', 8, ['summer tire', 'car tyre']),
  tyre('winter-tyres', 'Winter tyre', 'winter', 'winter-tyre', 7, ['winter tire', 'snow tire']),
  tyre('all-season-tyres', 'All-season tyre', 'all-season', 'all-season-tyre', 6, [
    'all season tire',
    'all weather tyre',
  ]),
]
