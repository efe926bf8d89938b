import { axles, isFront, type PartMaking } from '../part-type.ts'

export const suspension: PartMaking[] = [
  {
    slug: 'shock-absorbers',
    common: 9,
    essential: true,
    fits: 'chassis',
    axis: 'suspension',
    positions: axles,
    quantity: 2,
    price: [39, 219],
    weight: [1900, 5600],
    warranty: 24,
    spec(dice, traits, offer) {
      const filling = offer.one(['gas', 'oil'])
      const system = offer.one(['twin-tube', 'twin-tube', 'monotube'])
      const lower = isFront(traits) ? 'clamp' : 'eye'
      const compressed = dice.near(traits.size, 318, 420)
      const extended = dice.near(traits.size, 470, 690)
      const upper = dice.one(['pin', 'eye'])
      return {
        title: `${filling} pressure, ${system}`.replace('oil pressure', 'oil'),
        picture: `shock-absorber${filling === 'oil' ? '-oil' : ''}${lower === 'clamp' ? '-strut' : ''}${upper === 'eye' ? '-eye' : ''}`,
        attributes: [
          ['System', system],
          ['Filling', filling],
          ['Length compressed', compressed, 'mm'],
          ['Length extended', extended, 'mm'],
          ['Upper mount', upper],
          ['Lower mount', lower],
        ],
      }
    },
  },
  {
    slug: 'coil-springs',
    common: 6,
    fits: 'chassis',
    axis: 'suspension',
    positions: axles,
    quantity: 2,
    price: [32, 139],
    weight: [1700, 4300],
    warranty: 24,
    spec(dice, traits, offer) {
      const wire = dice.near(traits.size, 11, 16, 0.25)
      const length = dice.near(traits.size, 268, 412)
      const outer = dice.near(traits.size, 102, 176)
      const shape = offer.one(['constant wire', 'progressive'])
      return {
        title: `${length} mm, ${wire} mm wire`,
        picture: shape === 'progressive' ? 'coil-spring-progressive' : 'coil-spring',
        attributes: [
          ['Length', length, 'mm'],
          ['Wire diameter', wire, 'mm'],
          ['Outer diameter', outer, 'mm'],
          ['Shape', shape],
        ],
      }
    },
  },
  {
    slug: 'lowering-springs',
    common: 2,
    fits: 'chassis',
    price: [149, 349],
    weight: [7200, 11800],
    warranty: 24,
    spec(_dice, _traits, offer) {
      const drop = offer.int(20, 45, 5)
      return {
        title: `${drop} mm lower, 4 springs`,
        attributes: [
          ['Lowering', drop, 'mm'],
          ['Springs', 4],
          ['Wire', 'progressive'],
        ],
      }
    },
  },
  {
    slug: 'strut-mounts',
    common: 5,
    essential: true,
    fits: 'chassis',
    positions: ['front'],
    quantity: 2,
    price: [17, 84],
    weight: [320, 1100],
    warranty: 24,
    spec(dice, _traits, offer) {
      const bearing = offer.one(['with ball bearing', 'without bearing'])
      return {
        title: bearing,
        attributes: [
          ['Bearing', bearing.slice(bearing.indexOf(' ') + 1) === 'bearing' ? 'not included' : 'included'],
          ['Outer diameter', dice.int(92, 148), 'mm'],
          ['Thread', dice.one(['M10x1.25', 'M12x1.5', 'M14x1.5'])],
        ],
      }
    },
  },
  {
    slug: 'stabiliser-links',
    common: 7,
    essential: true,
    fits: 'chassis',
    positions: axles,
    quantity: 2,
    price: [11, 62],
    weight: [210, 780],
    warranty: 24,
    spec(dice, traits, offer) {
      const length = dice.near(traits.size, 84, 348)
      const thread = dice.one(['M10x1.5', 'M12x1.5', 'M12x1.75'])
      return {
        title: `${length} mm, ${thread}`,
        attributes: [
          ['Length', length, 'mm'],
          ['Thread', thread],
          ['Material', offer.one(['steel', 'plastic', 'aluminium'])],
        ],
      }
    },
  },
  {
    slug: 'stabiliser-bushes',
    common: 4,
    fits: 'chassis',
    positions: axles,
    quantity: 2,
    price: [5, 29],
    weight: [40, 190],
    warranty: 24,
    spec(dice, traits, offer) {
      const inner = dice.near(traits.size, 17, 34, 0.5)
      const material = offer.one(['rubber', 'polyurethane'])
      return {
        title: `for ${inner} mm bars`,
        picture: material === 'polyurethane' ? 'stabiliser-bush-polyurethane' : undefined,
        attributes: [
          ['Inner diameter', inner, 'mm'],
          ['Material', material],
        ],
      }
    },
  },
  {
    slug: 'air-suspension-bags',
    common: 2,
    fits: 'chassis',
    axis: 'air',
    positions: axles,
    quantity: 2,
    price: [119, 549],
    weight: [1400, 3900],
    warranty: 24,
    spec(dice) {
      const height = dice.int(168, 320)
      return {
        title: `${height} mm`,
        attributes: [
          ['Height', height, 'mm'],
          ['Bellows', 'rubber, cord reinforced'],
          ['Connection', dice.one(['4 mm', '6 mm'])],
        ],
      }
    },
  },
]
