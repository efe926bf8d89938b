import type { PartMaking } from '../part-type.ts'

const fillers = ['viskora', 'harrowby-oils', 'lubrisa', 'chemarin']

export const oils: PartMaking[] = [
  {
    slug: 'engine-oils',
    labels: fillers,
    common: 10,
    fits: 'any',
    price: [9, 149],
    weight: [60, 18200],
    warranty: 36,
    spec(dice) {
      const grade = dice.one([
        ['0W-16', 'ILSAC GF-6B'],
        ['0W-20', 'C5'],
        ['0W-20', 'API SP'],
        ['0W-30', 'C2'],
        ['5W-20', 'API SP'],
        ['5W-30', 'C3'],
        ['5W-30', 'API SP'],
        ['5W-30', 'C2'],
        ['5W-40', 'C3'],
        ['5W-40', 'A3/B4'],
        ['10W-40', 'A3/B4'],
        ['15W-40', 'API CK-4'],
      ] as const)
      const volume = litres(dice)
      return {
        share: volume / 20,
        picture: volume === 1 ? 'oil-bottle-1l' : pictureOf(volume),
        title: `${grade[0]} ${grade[1]}, ${volume} l`,
        attributes: [
          ['Viscosity', grade[0]],
          ['Specification', grade[1]],
          ['Content', volume, 'l'],
          ['Base', grade[0].startsWith('1') ? dice.one(['semi-synthetic', 'mineral']) : 'fully synthetic'],
        ],
      }
    },
  },
  {
    slug: 'gear-oils',
    labels: fillers,
    common: 5,
    fits: 'any',
    price: [11, 139],
    weight: [60, 18400],
    warranty: 36,
    spec(dice) {
      const grade = dice.one([
        ['75W-80', 'GL-4'],
        ['75W-90', 'GL-4'],
        ['75W-90', 'GL-5'],
        ['80W-90', 'GL-5'],
        ['75W-140', 'GL-5'],
        ['85W-140', 'GL-5'],
      ] as const)
      const volume = litres(dice)
      return {
        share: volume / 20,
        picture: pictureOf(volume),
        title: `${grade[0]} ${grade[1]}, ${volume} l`,
        attributes: [
          ['Viscosity', grade[0]],
          ['Specification', `API ${grade[1]}`],
          ['Content', volume, 'l'],
        ],
      }
    },
  },
  {
    slug: 'automatic-transmission-fluids',
    labels: fillers,
    common: 5,
    fits: 'any',
    price: [12, 159],
    weight: [60, 18200],
    warranty: 36,
    spec(dice) {
      const kind = dice.one([
        'multi-vehicle',
        'low viscosity',
        'CVT',
        'dual-clutch',
        '8-speed',
        'Type D-III',
        'Type D-VI',
      ])
      const volume = litres(dice)
      return {
        share: volume / 20,
        picture: pictureOf(volume),
        title: `${kind}, ${volume} l`,
        attributes: [
          ['For', kind],
          ['Content', volume, 'l'],
          ['Colour', dice.one(['red', 'red', 'yellow', 'green'])],
        ],
      }
    },
  },
  {
    slug: 'motorcycle-oils',
    labels: fillers,
    common: 5,
    fits: 'any',
    price: [10, 89],
    weight: [60, 3700],
    warranty: 36,
    spec(dice) {
      const grade = dice.one(['5W-40', '10W-30', '10W-40', '10W-50', '15W-50', '20W-50'])
      const volume = dice.one([1, 1, 4])
      return {
        share: volume / 4,
        title: `4T ${grade} JASO MA2, ${volume} l`,
        attributes: [
          ['Viscosity', grade],
          ['Specification', 'JASO MA2'],
          ['Content', volume, 'l'],
          ['Wet clutch', 'suitable'],
        ],
      }
    },
  },
]

const litres = (dice: { one<T>(list: readonly T[]): T }) => dice.one([1, 1, 4, 5, 5, 20])

const pictureOf = (volume: number) => (volume === 20 ? 'oil-canister-20l' : undefined)
