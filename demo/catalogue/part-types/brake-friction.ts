import { axles, discOf, type PartMaking, type Traits } from '../part-type.ts'

const linings: Record<string, string> = { ceramic: '-ceramic', 'low-metallic': '', 'semi-metallic': '-metallic' }
const typeOf = (traits: Traits) => (discOf(traits).isVented ? 'vented' : 'solid')

export const brakeFriction: PartMaking[] = [
  {
    slug: 'brake-discs',
    common: 10,
    essential: true,
    fits: 'chassis',
    axis: 'disc',
    positions: axles,
    quantity: 2,
    price: [29, 189],
    weight: [4200, 12800],
    warranty: 24,
    spec(_dice, traits, offer) {
      const { diameter, thickness, height, isVented } = discOf(traits)
      const { holes } = traits.chassis.wheels.bolts
      const surface = offer.one(['coated', 'oiled', 'coated, high carbon'])
      const shown = holes === 5 ? '' : `-${Math.min(6, holes)}`
      return {
        title: `${typeOf(traits)}, ${diameter} × ${thickness} mm`,
        picture: `brake-disc-${typeOf(traits)}${shown}${surface === 'oiled' ? '-bare' : ''}`,
        attributes: [
          ['Diameter', diameter, 'mm'],
          ['Thickness', thickness, 'mm'],
          ['Minimum thickness', thickness - (isVented ? 2 : 1.5), 'mm'],
          ['Height', height, 'mm'],
          ['Disc type', typeOf(traits)],
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
    axis: 'disc',
    positions: axles,
    price: [19, 124],
    weight: [900, 2600],
    warranty: 24,
    spec(_dice, traits, offer) {
      const { width, height, thickness } = discOf(traits).pad
      const lining = offer.one(['ceramic', 'low-metallic', 'semi-metallic'])
      const warning = offer.one(['acoustic', 'prepared for sensor', 'with sensor', 'none'])
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
    axis: 'disc',
    positions: axles,
    price: [79, 389],
    weight: [9800, 27000],
    warranty: 24,
    spec(_dice, traits, offer) {
      const { diameter, isVented } = discOf(traits)
      return {
        title: `2 discs ${diameter} mm, 4 pads`,
        picture: isVented ? 'brake-kit' : 'brake-kit-solid',
        attributes: [
          ['Disc diameter', diameter, 'mm'],
          ['Disc type', typeOf(traits)],
          ['Lining', offer.one(['ceramic', 'low-metallic'])],
          ['Contents', '2 discs, 4 pads, fitting kit'],
        ],
      }
    },
  },
  {
    slug: 'brake-drums',
    common: 4,
    fits: 'chassis',
    when: hasDrums,
    positions: ['rear'],
    quantity: 2,
    price: [35, 149],
    weight: [3900, 11500],
    warranty: 24,
    spec(_dice, { chassis }, offer) {
      const { diameter, width } = chassis.brakes.drum!
      return {
        title: `${diameter} mm`,
        attributes: [
          ['Inner diameter', diameter, 'mm'],
          ['Width', width, 'mm'],
          ['Bolt holes', chassis.wheels.bolts.holes],
          ['Bearing', offer.one(['not included', 'included'])],
        ],
      }
    },
  },
  {
    slug: 'brake-shoes',
    common: 4,
    fits: 'chassis',
    when: hasDrums,
    positions: ['rear'],
    price: [22, 98],
    weight: [900, 3200],
    warranty: 24,
    spec(_dice, { chassis }, offer) {
      const { diameter, shoe } = chassis.brakes.drum!
      return {
        title: `for ${diameter} mm drums, ${shoe} mm wide`,
        attributes: [
          ['Drum diameter', diameter, 'mm'],
          ['Width', shoe, 'mm'],
          ['Shoes', 4],
          ['Springs', offer.one(['included', 'not included'])],
        ],
      }
    },
  },
  {
    slug: 'pad-wear-sensors',
    common: 5,
    fits: 'chassis',
    axis: 'disc',
    since: 1990,
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

function hasDrums({ chassis }: Traits): boolean {
  return chassis.brakes.drum !== null
}
