import type { PartMaking } from '../part-type.ts'

/** A better grade does for a lower one. */
const higherGrades: Record<string, string[]> = {
  'DOT 4': ['DOT 3'],
  'DOT 5.1': ['DOT 4', 'DOT 3'],
  'DOT 4 LV': ['DOT 4', 'DOT 3'],
}

export const fluids: PartMaking[] = [
  {
    slug: 'coolants',
    common: 7,
    essential: true,
    fits: 'spec',
    meets: [{ kinds: ['coolant'], position: null }],
    price: [8, 79],
    weight: [100, 21500],
    warranty: 36,
    spec(_dice, { value }, offer) {
      const kind = value.split(' ') as [type: string, colour: string]
      const form = offer.one(['concentrate', 'ready mixed'])
      const volume = offer.one([1.5, 1.5, 5, 5, 20])
      return {
        share: volume / 20,
        picture: `coolant-${kind[1]}`,
        title: `${kind[0]}, ${kind[1]}, ${form}, ${volume} l`,
        attributes: [
          ['Coolant type', kind[0]],
          ['Colour', kind[1]],
          ['Form', form],
          ['Content', volume, 'l'],
          ['Frost protection', form === 'concentrate' ? '−37 at 1:1' : '−37', '°C'],
        ],
      }
    },
  },
  {
    slug: 'brake-fluids',
    common: 6,
    essential: true,
    fits: 'spec',
    meets: [{ kinds: ['brake-fluid'], position: null }],
    also: (value) => higherGrades[value] ?? [],
    price: [5, 44],
    weight: [40, 5600],
    warranty: 24,
    spec(_dice, { value }, offer) {
      const boils = { 'DOT 3': 205, 'DOT 4': 230 }[value] ?? 260
      const volume = offer.one([0.25, 0.5, 1, 5])
      return {
        share: volume / 5,
        title: `${value}, ${volume} l`,
        attributes: [
          ['Specification', value],
          ['Dry boiling point', boils, '°C'],
          ['Content', volume, 'l'],
        ],
      }
    },
  },
  {
    slug: 'power-steering-fluids',
    common: 3,
    fits: 'spec',
    meets: [{ kinds: ['steering-fluid'], position: null }],
    price: [8, 34],
    weight: [40, 940],
    warranty: 36,
    spec(_dice, { value }, offer) {
      const volume = offer.one([0.35, 0.5, 1])
      return {
        share: volume,
        title: `${value}, ${volume} l`,
        attributes: [
          ['Colour', value],
          ['Content', volume, 'l'],
          ['Base', offer.one(['synthetic', 'mineral'])],
        ],
      }
    },
  },
  {
    slug: 'screenwash',
    common: 5,
    fits: 'any',
    price: [4, 29],
    weight: [50, 5200],
    warranty: 24,
    spec(dice) {
      const season = dice.one(['summer', 'winter, −20 °C', 'winter, −30 °C', 'winter, −60 °C concentrate'])
      const scent = dice.one(['citrus', 'apple', 'unscented', 'mountain air'])
      const volume = dice.one([1, 3, 5])
      return {
        share: volume / 5,
        title: `${season}, ${scent}, ${volume} l`,
        attributes: [
          ['Season', season.split(',')[0]!],
          ['Scent', scent],
          ['Content', volume, 'l'],
        ],
      }
    },
  },
  {
    slug: 'adblue',
    common: 4,
    fits: 'spec',
    meets: [{ kinds: ['adblue'], position: null }],
    price: [7, 44],
    weight: [200, 21900],
    warranty: 12,
    spec(_dice, { value }, offer) {
      const volume = offer.one([5, 10, 18, 20])
      const spout = offer.one(['with spout', 'with hose', 'no-spill nozzle'])
      return {
        share: volume / 20,
        title: `${volume} l, ${spout}`,
        attributes: [
          ['Content', volume, 'l'],
          ['Standard', value],
          ['Filling', spout],
        ],
      }
    },
  },
]
