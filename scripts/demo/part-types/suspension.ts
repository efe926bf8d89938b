import { axles, cars, frontSides, isFront, lightCars, sides, type PartType } from '../part-type.ts'

const sport = 'with sport suspension'
const standard = 'with standard suspension'

export const suspension: PartType[] = [
  {
    slug: 'shock-absorbers',
    name: 'Shock absorbers',
    singular: 'Shock absorber',
    synonyms: ['damper', 'shocks', 'strut', 'shock'],
    picture: 'shock-absorber',
    common: 9,
    essential: true,
    suits: cars,
    fits: 'chassis',
    positions: axles,
    quantity: 2,
    price: [39, 219],
    weight: [1900, 5600],
    warranty: 24,
    conditions: [sport, standard, 'not for air suspension'],
    spec(dice, traits) {
      const filling = dice.one(['gas', 'oil'])
      const system = dice.one(['twin-tube', 'twin-tube', 'monotube'])
      return {
        title: `${filling} pressure, ${system}`.replace('oil pressure', 'oil'),
        attributes: [
          ['System', system],
          ['Filling', filling],
          ['Length compressed', dice.near(traits.size, 318, 420), 'mm'],
          ['Length extended', dice.near(traits.size, 470, 690), 'mm'],
          ['Upper mount', dice.one(['pin', 'eye'])],
          ['Lower mount', isFront(traits) ? 'clamp' : 'eye'],
        ],
      }
    },
  },
  {
    slug: 'coil-springs',
    name: 'Coil springs',
    singular: 'Coil spring',
    synonyms: ['suspension spring', 'road spring'],
    picture: 'coil-spring',
    common: 6,
    suits: cars,
    fits: 'chassis',
    positions: axles,
    quantity: 2,
    price: [32, 139],
    weight: [1700, 4300],
    warranty: 24,
    conditions: [sport, standard],
    spec(dice, traits) {
      const wire = dice.near(traits.size, 11, 16, 0.25)
      const length = dice.near(traits.size, 268, 412)
      return {
        title: `${length} mm, ${wire} mm wire`,
        attributes: [
          ['Length', length, 'mm'],
          ['Wire diameter', wire, 'mm'],
          ['Outer diameter', dice.near(traits.size, 102, 176), 'mm'],
          ['Shape', dice.one(['constant wire', 'progressive'])],
        ],
      }
    },
  },
  {
    slug: 'lowering-springs',
    name: 'Lowering spring sets',
    singular: 'Lowering spring set',
    synonyms: ['sport springs', 'lowering kit'],
    picture: 'coil-spring',
    common: 2,
    suits: lightCars,
    fits: 'chassis',
    price: [149, 349],
    weight: [7200, 11800],
    warranty: 24,
    conditions: ['not for self-levelling suspension'],
    spec(dice) {
      const drop = dice.int(20, 45, 5)
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
    name: 'Strut mounts',
    singular: 'Strut mount',
    synonyms: ['top mount', 'shock mount', 'suspension strut bearing'],
    picture: 'strut-mount',
    common: 5,
    essential: true,
    suits: cars,
    fits: 'chassis',
    positions: ['front'],
    quantity: 2,
    price: [17, 84],
    weight: [320, 1100],
    warranty: 24,
    spec(dice) {
      const bearing = dice.one(['with ball bearing', 'without bearing'])
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
    slug: 'control-arms',
    name: 'Control arms',
    singular: 'Control arm',
    synonyms: ['wishbone', 'track control arm', 'suspension arm', 'a-arm'],
    picture: 'control-arm',
    common: 7,
    essential: true,
    suits: cars,
    fits: 'chassis',
    positions: frontSides,
    price: [39, 239],
    weight: [1600, 4900],
    warranty: 24,
    conditions: ['lower', 'upper', 'with aluminium knuckle'],
    spec(dice, traits) {
      const material = dice.one(['sheet steel', 'cast aluminium', 'forged aluminium'])
      return {
        title: `${material}, with bushes`,
        attributes: [
          ['Material', material],
          ['Cone size', dice.near(traits.size, 15, 21, 0.1), 'mm'],
          ['Length', dice.near(traits.size, 290, 470), 'mm'],
          ['Ball joint', dice.one(['included', 'included', 'not included'])],
        ],
      }
    },
  },
  {
    slug: 'control-arm-bushes',
    name: 'Control arm bushes',
    singular: 'Control arm bush',
    synonyms: ['bushing', 'control arm bushing', 'silentblock'],
    picture: 'control-arm',
    common: 5,
    suits: cars,
    fits: 'chassis',
    positions: axles,
    quantity: 2,
    price: [8, 46],
    weight: [110, 620],
    warranty: 24,
    spec(dice) {
      const outer = dice.int(38, 72)
      const kind = dice.one(['rubber-metal', 'hydraulic'])
      return {
        title: `${kind}, ${outer} mm`,
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
    name: 'Ball joints',
    singular: 'Ball joint',
    synonyms: ['suspension ball joint', 'swivel joint'],
    picture: 'ball-joint',
    common: 6,
    essential: true,
    suits: cars,
    fits: 'chassis',
    positions: ['front'],
    quantity: 2,
    price: [16, 89],
    weight: [380, 1300],
    warranty: 24,
    spec(dice, traits) {
      const cone = dice.near(traits.size, 14, 22, 0.1)
      const thread = dice.one(['M10x1.25', 'M12x1.5', 'M14x1.5'])
      return {
        title: `${cone} mm cone, ${thread}`,
        attributes: [
          ['Cone size', cone, 'mm'],
          ['Thread', thread],
          ['Grease nipple', dice.one(['no', 'no', 'yes'])],
        ],
      }
    },
  },
  {
    slug: 'stabiliser-links',
    name: 'Stabiliser links',
    singular: 'Stabiliser link',
    synonyms: ['sway bar link', 'anti-roll bar link', 'drop link', 'stabilizer link'],
    picture: 'stabiliser-link',
    common: 7,
    essential: true,
    suits: cars,
    fits: 'chassis',
    positions: axles,
    quantity: 2,
    price: [11, 62],
    weight: [210, 780],
    warranty: 24,
    conditions: [sport],
    spec(dice, traits) {
      const length = dice.near(traits.size, 84, 348)
      const thread = dice.one(['M10x1.5', 'M12x1.5', 'M12x1.75'])
      return {
        title: `${length} mm, ${thread}`,
        attributes: [
          ['Length', length, 'mm'],
          ['Thread', thread],
          ['Material', dice.one(['steel', 'plastic', 'aluminium'])],
        ],
      }
    },
  },
  {
    slug: 'stabiliser-bushes',
    name: 'Stabiliser bushes',
    singular: 'Stabiliser bush',
    synonyms: ['sway bar bushing', 'anti-roll bar bush', 'stabilizer bushing'],
    picture: 'stabiliser-link',
    common: 4,
    suits: cars,
    fits: 'chassis',
    positions: axles,
    quantity: 2,
    price: [5, 29],
    weight: [40, 190],
    warranty: 24,
    spec(dice, traits) {
      const inner = dice.near(traits.size, 17, 34, 0.5)
      return {
        title: `for ${inner} mm bars`,
        attributes: [
          ['Inner diameter', inner, 'mm'],
          ['Material', dice.one(['rubber', 'polyurethane'])],
        ],
      }
    },
  },
  {
    slug: 'tie-rod-ends',
    name: 'Tie rod ends',
    singular: 'Tie rod end',
    synonyms: ['track rod end', 'outer tie rod'],
    picture: 'tie-rod-end',
    common: 7,
    essential: true,
    suits: cars,
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
    name: 'Wheel bearings',
    singular: 'Wheel bearing kit',
    synonyms: ['hub bearing'],
    picture: 'wheel-bearing',
    common: 7,
    essential: true,
    suits: cars,
    fits: 'chassis',
    positions: axles,
    quantity: 2,
    price: [29, 159],
    weight: [620, 2900],
    warranty: 24,
    conditions: ['from 07/2011', 'up to 12/2009'],
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
    name: 'Wheel hubs',
    singular: 'Wheel hub',
    synonyms: ['hub assembly', 'hub bearing assembly'],
    picture: 'wheel-hub',
    common: 5,
    suits: cars,
    fits: 'chassis',
    positions: axles,
    quantity: 2,
    price: [42, 229],
    weight: [1800, 5200],
    warranty: 24,
    spec(dice, traits) {
      const holes = traits.size < 0.25 ? 4 : traits.kind === 'truck' ? 6 : 5
      const circle =
        traits.kind === 'truck'
          ? dice.one([135, 139.7, 165.1])
          : dice.one(holes === 4 ? [98, 100, 108] : [100, 108, 112, 114.3, 120])
      return {
        title: `${holes} × ${circle} mm`,
        attributes: [
          ['Bolt holes', holes],
          ['Bolt circle', circle, 'mm'],
          ['Bearing', 'pressed in'],
        ],
      }
    },
  },
  {
    slug: 'steering-racks',
    name: 'Steering racks',
    singular: 'Steering rack',
    synonyms: ['steering gear', 'rack and pinion'],
    picture: 'steering-rack',
    common: 3,
    suits: cars,
    fits: 'chassis',
    price: [189, 890],
    weight: [7800, 14900],
    warranty: 24,
    conditions: ['with servotronic steering', 'with electric power steering'],
    spec(dice) {
      const help = dice.one(['hydraulic', 'electric'])
      return {
        title: `${help} assistance`,
        attributes: [
          ['Assistance', help],
          ['Drive', 'left-hand'],
          ['Tie rods', dice.one(['inner rods included', 'not included'])],
          ['Condition', dice.one(['new', 'remanufactured'])],
        ],
      }
    },
  },
  {
    slug: 'power-steering-pumps',
    name: 'Power steering pumps',
    singular: 'Power steering pump',
    synonyms: ['hydraulic steering pump', 'pas pump'],
    picture: 'power-steering-pump',
    common: 3,
    suits: cars,
    fits: 'engine',
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
  {
    slug: 'air-suspension-bags',
    name: 'Air suspension bags',
    singular: 'Air suspension bag',
    synonyms: ['air spring', 'air bellows'],
    picture: 'air-suspension-bag',
    common: 2,
    suits: lightCars,
    fits: 'chassis',
    positions: axles,
    quantity: 2,
    price: [119, 549],
    weight: [1400, 3900],
    warranty: 24,
    conditions: ['with air suspension'],
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
