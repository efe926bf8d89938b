import { axles, corners, discOf, rearSides, type PartMaking } from '../part-type.ts'

export const brakeHydraulics: PartMaking[] = [
  {
    slug: 'brake-calipers',
    common: 6,
    fits: 'chassis',
    axis: 'disc',
    positions: corners,
    price: [69, 349],
    weight: [2900, 6800],
    warranty: 24,
    spec(_dice, traits, offer) {
      const { piston, pistons } = discOf(traits)
      const material = offer.one(['cast iron', 'aluminium'])
      const bracket = offer.one(['included', 'not included'])
      return {
        title: `${piston} mm piston, ${material}`,
        picture: `brake-caliper${pistons === 4 ? '-four' : ''}${material === 'aluminium' ? '-alloy' : ''}${pistons === 1 && bracket === 'not included' ? '-bare' : ''}`,
        attributes: [
          ['Piston diameter', piston, 'mm'],
          ['Pistons', pistons],
          ['Material', material],
          ['Bracket', bracket],
        ],
        condition: offer.one(['new', 'new', 'remanufactured']),
      }
    },
  },
  {
    slug: 'caliper-repair-kits',
    common: 3,
    fits: 'chassis',
    axis: 'disc',
    positions: axles,
    quantity: 2,
    price: [9, 49],
    weight: [60, 320],
    warranty: 24,
    spec(_dice, traits, offer) {
      const { piston } = discOf(traits)
      const contents = offer.one(['seals and piston', 'seals only', 'seals and guide pins'])
      return {
        title: `${piston} mm, ${contents}`,
        picture: { 'seals only': 'caliper-repair-kit-seals', 'seals and guide pins': 'caliper-repair-kit-pins' }[
          contents
        ],
        attributes: [
          ['Piston diameter', piston, 'mm'],
          ['Contents', contents],
        ],
      }
    },
  },
  {
    slug: 'brake-hoses',
    common: 5,
    fits: 'chassis',
    positions: axles,
    quantity: 2,
    price: [12, 58],
    weight: [110, 340],
    warranty: 24,
    spec(dice, traits) {
      const length = dice.near(traits.size, 210, 640, 5)
      const thread = dice.one(['M10x1', 'M12x1', '3/8-24 UNF'])
      return {
        title: `${length} mm, ${thread}`,
        attributes: [
          ['Length', length, 'mm'],
          ['Thread', thread],
          ['Ends', dice.one(['inner thread and outer thread', 'inner thread and banjo', 'inner threads'])],
        ],
      }
    },
  },
  {
    slug: 'wheel-cylinders',
    common: 3,
    fits: 'chassis',
    when: ({ chassis }) => chassis.brakes.drum !== null,
    positions: rearSides,
    price: [14, 59],
    weight: [260, 720],
    warranty: 24,
    spec(dice, { chassis }, offer) {
      const { bore } = chassis.brakes.drum!
      const material = offer.one(['cast iron', 'aluminium'])
      return {
        title: `${bore} mm bore`,
        picture: material === 'aluminium' ? 'wheel-cylinder-alloy' : undefined,
        attributes: [
          ['Bore', bore, 'mm'],
          ['Material', material],
          ['Bleed screw', dice.one(['M6', 'M8', 'M10'])],
        ],
      }
    },
  },
  {
    slug: 'brake-master-cylinders',
    common: 3,
    fits: 'chassis',
    price: [55, 239],
    weight: [780, 1900],
    warranty: 24,
    spec(dice, traits, offer) {
      const bore = dice.one(traits.size > 0.5 ? [23.81, 25.4, 26.99, 28.57] : [20.64, 22.2, 23.81])
      return {
        title: `${bore} mm bore, ${traits.year < 1990 ? 2 : 4} ports`,
        attributes: [
          ['Bore', bore, 'mm'],
          ['Thread', dice.one(['M10x1', 'M12x1'])],
          ['Reservoir', offer.one(['not included', 'included'])],
        ],
      }
    },
  },
  {
    slug: 'abs-sensors',
    common: 6,
    essential: true,
    fits: 'chassis',
    since: 1992,
    positions: axles,
    quantity: 2,
    price: [19, 119],
    weight: [70, 240],
    warranty: 24,
    spec(dice, traits) {
      const cable = dice.int(380, 1480, 10)
      const kind = traits.year < 2000 ? 'inductive' : 'active (Hall)'
      return {
        title: `${kind}, ${cable} mm cable`,
        attributes: [
          ['Sensor type', kind],
          ['Cable length', cable, 'mm'],
          ['Pins', 2],
        ],
      }
    },
  },
  {
    slug: 'parking-brake-cables',
    common: 4,
    fits: 'chassis',
    positions: rearSides,
    price: [18, 79],
    weight: [420, 1200],
    warranty: 24,
    spec(dice, traits) {
      const length = dice.near(traits.size, 1180, 2240, 5)
      return {
        title: `${length} mm`,
        attributes: [
          ['Length', length, 'mm'],
          ['Sheath length', length - dice.int(240, 420, 5), 'mm'],
        ],
      }
    },
  },
]
