import type { PartMaking } from '../part-type.ts'

const mounts = ['hook', 'push button', 'side pin', 'bayonet']

export const wipers: PartMaking[] = [
  {
    slug: 'wiper-blades',
    common: 9,
    essential: true,
    fits: 'spec',
    meets: [
      { kinds: ['wiper-driver', 'wiper-passenger'], position: 'front' },
      { kinds: ['wiper-rear'], position: 'rear' },
    ],
    price: [8, 39],
    weight: [120, 460],
    warranty: 12,
    spec(_dice, { value }, offer) {
      const kind = offer.one(['flat', 'flat', 'hybrid', 'standard'])
      const length = Number(value)
      return {
        title: `${kind}, ${length} mm`,
        picture: `wiper-blade-${kind}`,
        share: (length - 250) / 450,
        attributes: [
          ['Design', kind],
          ['Length', length, 'mm'],
          ['Length in inches', Math.round(length / 25.4), 'in'],
          ['Mount', `adapters for ${mounts.join(', ')}`],
          ['Spoiler', offer.one(['yes', 'no'])],
        ],
      }
    },
  },
  {
    slug: 'wiper-blade-sets',
    common: 7,
    essential: true,
    fits: 'spec',
    meets: [{ kinds: ['wiper-set'], position: 'front' }],
    price: [18, 64],
    weight: [380, 860],
    warranty: 12,
    spec(_dice, { value }) {
      const [driver, passenger] = value.split('/').map(Number) as [number, number]
      return {
        title: `flat, ${driver} and ${passenger} mm`,
        attributes: [
          ['Design', 'flat'],
          ['Driver side', driver, 'mm'],
          ['Passenger side', passenger, 'mm'],
          ['Mount', `adapters for ${mounts.join(', ')}`],
        ],
      }
    },
  },
]
