import { axles, frontSides, type PartMaking } from '../part-type.ts'

export const drivetrain: PartMaking[] = [
  {
    slug: 'clutch-kits',
    common: 6,
    essential: true,
    fits: 'engine',
    axis: 'manual',
    price: [99, 489],
    weight: [4900, 13800],
    warranty: 24,
    spec(dice, traits, offer) {
      const diameter = traits.motor.clutch
      return {
        title: `${diameter} mm, ${offer.one(['2 pieces', '3 pieces with bearing', '3 pieces with central slave cylinder'])}`,
        attributes: [
          ['Disc diameter', diameter, 'mm'],
          ['Teeth', dice.int(14, 28)],
          ['Lining', offer.one(['organic', 'organic', 'cerametallic'])],
        ],
      }
    },
  },
  {
    slug: 'flywheels',
    common: 3,
    fits: 'engine',
    axis: 'manual',
    price: [189, 790],
    weight: [7900, 17500],
    warranty: 24,
    spec(dice, traits, offer) {
      const kind = dice.one(['dual-mass', 'dual-mass', 'solid'])
      const diameter = traits.motor.clutch + 30
      return {
        title: `${kind}, ${diameter} mm`,
        attributes: [
          ['Design', kind],
          ['Diameter', diameter, 'mm'],
          ['Bolts', offer.one(['included', 'not included'])],
        ],
      }
    },
  },
  {
    slug: 'clutch-slave-cylinders',
    common: 3,
    fits: 'engine',
    axis: 'manual',
    price: [24, 129],
    weight: [210, 920],
    warranty: 24,
    spec(dice, _traits, offer) {
      const kind = dice.one(['external', 'concentric'])
      const bore = dice.one([19.05, 20.64, 22.2, 23.81])
      const housing = offer.one(['aluminium', 'plastic'])
      return {
        title: `${kind}, ${bore} mm`,
        picture: `clutch-slave-cylinder${kind === 'concentric' ? '-concentric' : ''}${housing === 'plastic' ? '-plastic' : ''}`,
        attributes: [
          ['Design', kind],
          ['Bore', bore, 'mm'],
          ['Housing', housing],
        ],
      }
    },
  },
  {
    slug: 'cv-joint-kits',
    common: 5,
    fits: 'chassis',
    positions: axles,
    axis: 'driven',
    quantity: 2,
    price: [34, 149],
    weight: [1500, 4300],
    warranty: 24,
    spec(dice) {
      const wheel = dice.int(22, 38)
      const gear = dice.int(20, 34)
      return {
        title: `wheel side ${wheel} teeth, shaft side ${gear} teeth`,
        attributes: [
          ['Outer teeth', wheel],
          ['Inner teeth', gear],
          ['Boot and grease', 'included'],
        ],
      }
    },
  },
  {
    slug: 'drive-shafts',
    common: 4,
    fits: 'chassis',
    axis: 'driven',
    positions: frontSides,
    price: [79, 389],
    weight: [4600, 10800],
    warranty: 24,
    spec(dice, traits, offer) {
      const length = dice.near(traits.size, 520, 960)
      return {
        title: `${length} mm, ${dice.int(22, 38)} teeth`,
        attributes: [
          ['Length', length, 'mm'],
          ['ABS ring', offer.one(['none', 'included'])],
        ],
        condition: offer.one(['new', 'new', 'remanufactured']),
      }
    },
  },
  {
    slug: 'propshafts',
    common: 2,
    fits: 'chassis',
    axis: 'driven',
    when: ({ fuel }) => fuel !== 'electric',
    price: [229, 890],
    weight: [8900, 19800],
    warranty: 24,
    spec(dice, traits) {
      const length = dice.near(traits.size, 1080, 2140, 5)
      return {
        title: `${length} mm`,
        attributes: [
          ['Length', length, 'mm'],
          ['Centre bearing', 'included'],
          ['Joints', dice.one(['universal joint', 'flex disc'])],
        ],
      }
    },
  },
  {
    slug: 'gearbox-mounts',
    common: 4,
    fits: 'chassis',
    price: [18, 109],
    weight: [380, 1800],
    warranty: 24,
    spec(dice) {
      const kind = dice.one(['rubber-metal', 'hydraulic'])
      return {
        title: kind,
        attributes: [
          ['Mount type', kind],
          ['Thread', dice.one(['M8x1.25', 'M10x1.5', 'M12x1.5'])],
        ],
      }
    },
  },
]
