import { axles, isFront, type PartMaking } from '../part-type.ts'

export const wipers: PartMaking[] = [
  {
    slug: 'wiper-blades',
    common: 9,
    essential: true,
    fits: 'chassis',
    positions: axles,
    price: [8, 39],
    weight: [120, 460],
    warranty: 12,
    conditions: ['from 07/2011'],
    spec(dice, traits) {
      const kind = dice.one(['flat', 'flat', 'hybrid', 'standard'])
      const first = isFront(traits) ? dice.int(475, 700, 25) : dice.int(280, 400, 20)
      return {
        title: `${kind}, ${first} mm`,
        picture: `wiper-blade-${kind}`,
        attributes: [
          ['Design', kind],
          ['Length', first, 'mm'],
          ['Length in inches', Math.round(first / 25.4), 'in'],
          ['Mount', dice.one(['hook', 'push button', 'side pin', 'bayonet'])],
          ['Spoiler', dice.one(['yes', 'no'])],
        ],
      }
    },
  },
  {
    slug: 'wiper-blade-sets',
    common: 7,
    essential: true,
    fits: 'chassis',
    positions: ['front'],
    price: [18, 64],
    weight: [380, 860],
    warranty: 12,
    spec(dice, traits) {
      const driver = dice.near(traits.size, 525, 700, 25)
      const passenger = driver - dice.one([0, 50, 100, 150])
      return {
        title: `flat, ${driver} and ${passenger} mm`,
        attributes: [
          ['Design', 'flat'],
          ['Driver side', driver, 'mm'],
          ['Passenger side', passenger, 'mm'],
          ['Mount', dice.one(['hook', 'push button', 'side pin', 'bayonet'])],
        ],
      }
    },
  },
]
