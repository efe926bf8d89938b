import type { PartMaking } from '../part-type.ts'

export const beltsAndChains: PartMaking[] = [
  {
    slug: 'timing-belt-kits',
    common: 7,
    essential: true,
    fits: 'engine',
    when: ({ motor }) => motor.timing === 'belt',
    price: [59, 289],
    weight: [900, 3400],
    warranty: 24,
    spec(dice, traits, offer) {
      const { teeth, width } = traits.motor.belt
      const pump = offer.one(['with water pump', 'without water pump'])
      return {
        title: `${teeth} teeth, ${width} mm, ${pump}`,
        attributes: [
          ['Teeth', teeth],
          ['Width', width, 'mm'],
          ['Rollers', dice.int(1, 4)],
          ['Water pump', pump.startsWith('without') ? 'not included' : 'included'],
        ],
      }
    },
  },
  {
    slug: 'timing-chain-kits',
    common: 4,
    fits: 'engine',
    when: ({ motor }) => motor.timing === 'chain',
    price: [89, 459],
    weight: [1400, 5200],
    warranty: 24,
    spec(dice) {
      const links = dice.int(86, 194, 2)
      const rows = dice.one(['simplex', 'duplex'])
      return {
        title: `${rows}, ${links} links`,
        picture: rows === 'duplex' ? 'timing-chain-kit-duplex' : undefined,
        attributes: [
          ['Chain', rows],
          ['Links', links],
          ['Contents', 'chain, guides, tensioner, sprockets'],
        ],
      }
    },
  },
  {
    slug: 'v-ribbed-belts',
    common: 8,
    essential: true,
    fits: 'engine',
    axis: 'climate',
    price: [9, 64],
    weight: [90, 420],
    warranty: 24,
    spec(dice) {
      const ribs = dice.int(4, 8)
      const length = dice.int(780, 2520, 5)
      return {
        title: `${ribs}PK${length}`,
        attributes: [
          ['Ribs', ribs],
          ['Length', length, 'mm'],
          ['Profile', 'PK'],
          ['Material', 'EPDM'],
        ],
      }
    },
  },
  {
    slug: 'belt-tensioners',
    common: 6,
    essential: true,
    fits: 'engine',
    price: [24, 139],
    weight: [410, 1900],
    warranty: 24,
    spec(dice) {
      const diameter = dice.int(55, 80)
      const width = dice.int(20, 32)
      return {
        title: `${diameter} × ${width} mm`,
        attributes: [
          ['Diameter', diameter, 'mm'],
          ['Width', width, 'mm'],
          ['Action', dice.one(['automatic', 'automatic, hydraulic', 'manual'])],
        ],
      }
    },
  },
  {
    slug: 'idler-pulleys',
    common: 5,
    fits: 'engine',
    price: [12, 68],
    weight: [160, 620],
    warranty: 24,
    spec(dice) {
      const diameter = dice.int(50, 90)
      const width = dice.int(18, 34)
      const surface = dice.one(['smooth', 'grooved'])
      return {
        title: `${diameter} × ${width} mm`,
        picture: surface === 'grooved' ? 'idler-pulley-grooved' : undefined,
        attributes: [
          ['Diameter', diameter, 'mm'],
          ['Width', width, 'mm'],
          ['Surface', surface],
        ],
      }
    },
  },
]
