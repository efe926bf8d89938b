import type { PartMaking } from '../part-type.ts'

export const fluids: PartMaking[] = [
  {
    slug: 'coolants',
    common: 7,
    fits: 'any',
    price: [8, 79],
    weight: [100, 21500],
    warranty: 36,
    spec(dice) {
      const kind = dice.one([
        ['G11', 'blue'],
        ['G12+', 'red'],
        ['G12++', 'violet'],
        ['G13', 'violet'],
        ['OAT', 'orange'],
        ['HOAT', 'yellow'],
        ['P-OAT', 'pink'],
        ['P-OAT', 'blue'],
      ] as const)
      const form = dice.one(['concentrate', 'ready mixed'])
      const volume = dice.one([1.5, 1.5, 5, 5, 20])
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
    fits: 'any',
    price: [5, 44],
    weight: [40, 5600],
    warranty: 24,
    spec(dice) {
      const grade = dice.one([
        ['DOT 3', 205],
        ['DOT 4', 230],
        ['DOT 4 LV', 260],
        ['DOT 5.1', 260],
      ] as const)
      const volume = dice.one([0.25, 0.5, 1, 5])
      return {
        share: volume / 5,
        title: `${grade[0]}, ${volume} l`,
        attributes: [
          ['Specification', grade[0]],
          ['Dry boiling point', grade[1], '°C'],
          ['Content', volume, 'l'],
        ],
      }
    },
  },
  {
    slug: 'power-steering-fluids',
    common: 3,
    fits: 'any',
    price: [8, 34],
    weight: [40, 940],
    warranty: 36,
    spec(dice) {
      const colour = dice.one(['green, central hydraulic', 'red', 'yellow', 'clear'])
      const volume = dice.one([0.35, 0.5, 1])
      return {
        share: volume,
        title: `${colour}, ${volume} l`,
        attributes: [
          ['Colour', colour],
          ['Content', volume, 'l'],
          ['Base', dice.one(['synthetic', 'mineral'])],
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
    fits: 'any',
    price: [7, 44],
    weight: [200, 21900],
    warranty: 12,
    spec(dice) {
      const volume = dice.one([5, 10, 18, 20])
      const spout = dice.one(['with spout', 'with hose', 'no-spill nozzle'])
      return {
        share: volume / 20,
        title: `${volume} l, ${spout}`,
        attributes: [
          ['Content', volume, 'l'],
          ['Standard', 'ISO 22241'],
          ['Filling', spout],
        ],
      }
    },
  },
]
