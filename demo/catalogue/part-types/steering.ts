import { axles, frontSides, sides, type PartMaking } from '../part-type.ts'

export const steering: PartMaking[] = [
  {
    slug: 'control-arms',
    common: 7,
    essential: true,
    fits: 'chassis',
    positions: frontSides,
    price: [39, 239],
    weight: [1600, 4900],
    warranty: 24,
    spec(dice, traits, offer) {
      const material = offer.one(['sheet steel', 'cast aluminium', 'forged aluminium'])
      return {
        title: `${material}, with bushes`,
        picture: material === 'sheet steel' ? 'control-arm' : 'control-arm-aluminium',
        attributes: [
          ['Material', material],
          ['Cone size', dice.near(traits.size, 15, 21, 0.1), 'mm'],
          ['Length', dice.near(traits.size, 290, 470), 'mm'],
          ['Ball joint', offer.one(['included', 'included', 'not included'])],
        ],
      }
    },
  },
  {
    slug: 'control-arm-bushes',
    common: 5,
    fits: 'chassis',
    positions: axles,
    quantity: 2,
    price: [8, 46],
    weight: [110, 620],
    warranty: 24,
    spec(dice, _traits, offer) {
      const outer = dice.int(38, 72)
      const kind = offer.one(['rubber-metal', 'hydraulic'])
      return {
        title: `${kind}, ${outer} mm`,
        picture: kind === 'hydraulic' ? 'control-arm-bush-hydraulic' : undefined,
        attributes: [
          ['Bush type', kind],
          ['Outer diameter', outer, 'mm'],
          ['Inner diameter', dice.int(10, 14), 'mm'],
        ],
      }
    },
  },
  {
    slug: 'ball-joints',
    common: 6,
    essential: true,
    fits: 'chassis',
    positions: ['front'],
    quantity: 2,
    price: [16, 89],
    weight: [380, 1300],
    warranty: 24,
    spec(dice, traits, offer) {
      const cone = dice.near(traits.size, 14, 22, 0.1)
      const thread = dice.one(['M10x1.25', 'M12x1.5', 'M14x1.5'])
      return {
        title: `${cone} mm cone, ${thread}`,
        attributes: [
          ['Cone size', cone, 'mm'],
          ['Thread', thread],
          ['Grease nipple', offer.one(['no', 'no', 'yes'])],
        ],
      }
    },
  },
  {
    slug: 'tie-rod-ends',
    common: 7,
    essential: true,
    fits: 'chassis',
    positions: sides,
    price: [14, 79],
    weight: [290, 940],
    warranty: 24,
    spec(dice, traits) {
      const thread = dice.one(['M12x1.5', 'M14x1.5', 'M16x1.5'])
      const cone = dice.near(traits.size, 12, 18, 0.1)
      return {
        title: `${thread}, ${cone} mm cone`,
        attributes: [
          ['Thread', thread],
          ['Cone size', cone, 'mm'],
          ['Length', dice.near(traits.size, 88, 216), 'mm'],
        ],
      }
    },
  },
  {
    slug: 'wheel-bearings',
    common: 7,
    essential: true,
    fits: 'chassis',
    axis: 'change',
    positions: axles,
    quantity: 2,
    price: [29, 159],
    weight: [620, 2900],
    warranty: 24,
    spec(dice, traits) {
      const inner = dice.near(traits.size, 30, 49)
      const outer = inner + dice.int(30, 44)
      const width = dice.int(35, 48)
      return {
        title: `${inner} × ${outer} × ${width} mm`,
        attributes: [
          ['Inner diameter', inner, 'mm'],
          ['Outer diameter', outer, 'mm'],
          ['Width', width, 'mm'],
          ['ABS ring', dice.one(['integrated magnetic ring', 'none'])],
        ],
      }
    },
  },
  {
    slug: 'wheel-hubs',
    common: 5,
    fits: 'chassis',
    positions: axles,
    quantity: 2,
    price: [42, 229],
    weight: [1800, 5200],
    warranty: 24,
    spec(_dice, traits) {
      const { holes, circle } = traits.chassis.wheels.bolts
      return {
        title: `${holes} × ${circle} mm`,
        picture: holes === 5 ? 'wheel-hub' : `wheel-hub-${Math.min(6, holes)}`,
        attributes: [
          ['Bolt circle', `${holes} × ${circle}`, 'mm'],
          ['Bearing', 'pressed in'],
        ],
      }
    },
  },
  {
    slug: 'steering-racks',
    common: 3,
    fits: 'chassis',
    price: [189, 890],
    weight: [7800, 14900],
    warranty: 24,
    spec(_dice, traits, offer) {
      const help = traits.chassis.hasHydraulicSteering ? 'hydraulic' : 'electric'
      return {
        title: `${help} assistance`,
        attributes: [
          ['Assistance', help],
          ['Drive', 'left-hand'],
          ['Tie rods', offer.one(['inner rods included', 'not included'])],
        ],
        condition: offer.one(['new', 'remanufactured']),
      }
    },
  },
  {
    slug: 'power-steering-pumps',
    common: 3,
    fits: 'engine',
    when: ({ year }) => year < 2012,
    price: [89, 379],
    weight: [2100, 4800],
    warranty: 24,
    spec(dice) {
      const bar = dice.int(80, 130, 5)
      const pulley = dice.int(98, 148)
      return {
        title: `${bar} bar, ${pulley} mm pulley`,
        attributes: [
          ['Pressure', bar, 'bar'],
          ['Pulley diameter', pulley, 'mm'],
          ['Grooves', dice.int(4, 7)],
        ],
      }
    },
  },
]
