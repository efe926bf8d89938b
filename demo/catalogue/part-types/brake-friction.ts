import { axles, isFront, type PartMaking } from '../part-type.ts'

const linings: Record<string, string> = { ceramic: '-ceramic', 'low-metallic': '', 'semi-metallic': '-metallic' }

export const brakeFriction: PartMaking[] = [
  {
    slug: 'brake-discs',
    common: 10,
    essential: true,
    fits: 'chassis',
    positions: axles,
    quantity: 2,
    price: [29, 189],
    weight: [4200, 12800],
    warranty: 24,
    conditions: ['with sport brakes', 'up to 06/2014', 'from 07/2011'],
    spec(dice, traits) {
      const front = isFront(traits)
      const vented = front || traits.size > 0.6 || dice.chance(0.3)
      const diameter = dice.near(traits.size, front ? 256 : 239, front ? 380 : 350)
      const thickness = vented ? dice.near(traits.size, front ? 20 : 18, front ? 36 : 28) : dice.int(8, 12)
      const holes = traits.size < 0.25 ? 4 : traits.kind === 'truck' ? 6 : 5
      const height = dice.int(35, 68)
      const surface = dice.one(['coated', 'oiled', 'coated, high carbon'])
      const type = vented ? 'vented' : 'solid'
      return {
        title: `${type}, ${diameter} × ${thickness} mm`,
        picture: `brake-disc-${type}${holes === 5 ? '' : `-${holes}`}${surface === 'oiled' ? '-bare' : ''}`,
        attributes: [
          ['Diameter', diameter, 'mm'],
          ['Thickness', thickness, 'mm'],
          ['Minimum thickness', thickness - (vented ? 2 : 1.5), 'mm'],
          ['Height', height, 'mm'],
          ['Disc type', type],
          ['Bolt holes', holes],
          ['Surface', surface],
        ],
      }
    },
  },
  {
    slug: 'brake-pads',
    common: 10,
    essential: true,
    fits: 'chassis',
    positions: axles,
    price: [19, 124],
    weight: [900, 2600],
    warranty: 24,
    conditions: ['for vehicles with electric parking brake', 'with sport brakes'],
    spec(dice, traits) {
      const front = isFront(traits)
      const width = dice.near(traits.size, front ? 120 : 95, front ? 190 : 140, 0.1)
      const lining = dice.one(['ceramic', 'low-metallic', 'semi-metallic'])
      const height = dice.near(traits.size, 48, 78, 0.1)
      const thickness = dice.int(15.5, 20.5, 0.1)
      const warning = dice.one(['acoustic', 'prepared for sensor', 'with sensor', 'none'])
      return {
        title: `${lining}, ${width} mm wide`,
        picture: `brake-pads${linings[lining]}${warning === 'with sensor' ? '-sensor' : ''}`,
        attributes: [
          ['Width', width, 'mm'],
          ['Height', height, 'mm'],
          ['Thickness', thickness, 'mm'],
          ['Lining', lining],
          ['Wear warning', warning],
        ],
      }
    },
  },
  {
    slug: 'brake-kits',
    common: 5,
    fits: 'chassis',
    positions: axles,
    price: [79, 389],
    weight: [9800, 27000],
    warranty: 24,
    conditions: ['for vehicles with electric parking brake'],
    spec(dice, traits) {
      const diameter = dice.near(traits.size, isFront(traits) ? 256 : 239, isFront(traits) ? 380 : 350)
      const type = isFront(traits) ? 'vented' : dice.one(['solid', 'vented'])
      return {
        title: `2 discs ${diameter} mm, 4 pads`,
        picture: type === 'solid' ? 'brake-kit-solid' : 'brake-kit',
        attributes: [
          ['Disc diameter', diameter, 'mm'],
          ['Disc type', type],
          ['Lining', dice.one(['ceramic', 'low-metallic'])],
          ['Contents', '2 discs, 4 pads, fitting kit'],
        ],
      }
    },
  },
  {
    slug: 'brake-drums',
    common: 4,
    fits: 'chassis',
    positions: ['rear'],
    quantity: 2,
    price: [35, 149],
    weight: [3900, 11500],
    warranty: 24,
    spec(dice, traits) {
      const inner = dice.near(traits.size, 180, 330)
      return {
        title: `${inner} mm`,
        attributes: [
          ['Inner diameter', inner, 'mm'],
          ['Width', dice.near(traits.size, 38, 88), 'mm'],
          ['Bolt holes', traits.size < 0.25 ? 4 : 5],
          ['Bearing', dice.one(['not included', 'included'])],
        ],
      }
    },
  },
  {
    slug: 'brake-shoes',
    common: 4,
    fits: 'chassis',
    positions: ['rear'],
    price: [22, 98],
    weight: [900, 3200],
    warranty: 24,
    spec(dice, traits) {
      const drum = dice.near(traits.size, 180, 330)
      const width = dice.near(traits.size, 25, 70)
      return {
        title: `for ${drum} mm drums, ${width} mm wide`,
        attributes: [
          ['Drum diameter', drum, 'mm'],
          ['Width', width, 'mm'],
          ['Shoes', 4],
          ['Springs', dice.one(['included', 'not included'])],
        ],
      }
    },
  },
  {
    slug: 'pad-wear-sensors',
    common: 5,
    fits: 'chassis',
    positions: axles,
    price: [7, 39],
    weight: [30, 90],
    warranty: 12,
    spec(dice) {
      const cable = dice.int(420, 1180, 10)
      return {
        title: `${cable} mm cable`,
        attributes: [
          ['Cable length', cable, 'mm'],
          ['Contacts', dice.one([1, 2])],
        ],
      }
    },
  },
]
