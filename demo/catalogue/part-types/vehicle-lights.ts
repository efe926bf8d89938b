import { sides, type PartMaking } from '../part-type.ts'

export const vehicleLights: PartMaking[] = [
  {
    slug: 'headlights',
    common: 6,
    essential: true,
    fits: 'chassis',
    axis: 'xenon',
    positions: sides,
    price: [79, 690],
    weight: [2200, 6400],
    warranty: 24,
    spec(dice, traits, offer) {
      const { head, low, high } = traits.chassis.lights
      const light = traits.version === 1 ? 'xenon' : head
      const halogen = low === high ? low! : `${low} and ${high}`
      const socket = { LED: 'none', xenon: dice.one(['D1S', 'D3S']), halogen }[light]
      return {
        picture: light === 'LED' ? undefined : `headlight-${light}`,
        title: light === 'LED' ? 'LED' : `${light}, ${socket}`,
        attributes: [
          ['Light', light],
          ['Bulb socket', socket],
          ['Levelling', light === 'halogen' ? 'electric' : 'automatic'],
          ['Bulbs', offer.one(['not included', 'included'])],
        ],
      }
    },
  },
  {
    slug: 'tail-lights',
    common: 6,
    essential: true,
    fits: 'chassis',
    positions: sides,
    price: [39, 289],
    weight: [700, 2600],
    warranty: 24,
    spec(_dice, traits, offer) {
      const light = traits.chassis.lights.brake ? 'bulb' : 'LED'
      const glass = offer.one(['red', 'red and clear', 'smoked'])
      const look = { red: '', 'red and clear': '-clear', smoked: '-smoked' }[glass]
      return {
        picture: `tail-light${light === 'bulb' ? '-bulb' : ''}${look}`,
        title: `${light}, ${glass}`,
        attributes: [
          ['Light', light],
          ['Glass', glass],
          ['Bulb holder', light === 'bulb' ? offer.one(['included', 'not included']) : 'none'],
        ],
      }
    },
  },
  {
    slug: 'fog-lights',
    common: 4,
    fits: 'chassis',
    positions: sides,
    price: [24, 139],
    weight: [320, 980],
    warranty: 24,
    spec(dice, _traits, offer) {
      const socket = dice.one(['H11', 'H8', 'H16', 'HB4', 'H3'])
      return {
        title: socket,
        attributes: [
          ['Bulb socket', socket],
          ['Glass', offer.one(['clear', 'structured'])],
          ['Bulb', offer.one(['included', 'not included'])],
        ],
      }
    },
  },
  {
    slug: 'indicators',
    common: 4,
    fits: 'chassis',
    positions: sides,
    price: [9, 79],
    weight: [60, 520],
    warranty: 24,
    spec(dice, traits, offer) {
      const place = dice.one(['wing', 'mirror', 'bumper'])
      const glass = offer.one(['clear', 'amber', 'smoked'])
      return {
        title: `${glass} glass`,
        attributes: [
          ['Glass', glass],
          ['Bulb socket', traits.chassis.lights.indicator ?? 'LED'],
          ['Mounting', place],
        ],
      }
    },
  },
  {
    slug: 'number-plate-lights',
    common: 3,
    fits: 'chassis',
    price: [6, 39],
    weight: [30, 160],
    warranty: 24,
    spec(dice, _traits, offer) {
      const socket = dice.one(['C5W', 'W5W', 'LED'])
      return {
        title: socket === 'LED' ? 'LED, 6000 K' : socket,
        attributes: [
          ['Bulb socket', socket],
          ['Scope', offer.one(['single', 'pair'])],
        ],
      }
    },
  },
]

export const auxiliaryLights: PartMaking[] = [
  {
    slug: 'light-bars',
    common: 3,
    fits: 'any',
    price: [39, 389],
    weight: [600, 6400],
    warranty: 24,
    spec(dice) {
      const inches = dice.one([7, 10, 14, 20, 22, 30, 40, 50])
      const lumens = inches * dice.int(260, 420, 20)
      return {
        share: inches / 50,
        title: `${inches} in, ${lumens} lm, ${dice.one(['combo', 'spot', 'flood'])} beam`,
        attributes: [
          ['Length', inches, 'in'],
          ['Light output', lumens, 'lm'],
          ['Voltage', dice.one(['12', '12 to 24']), 'V'],
          ['Protection', dice.one(['IP67', 'IP68', 'IP69K'])],
        ],
      }
    },
  },
  {
    slug: 'driving-lights',
    common: 2,
    fits: 'any',
    quantity: 2,
    price: [24, 239],
    weight: [300, 2400],
    warranty: 24,
    spec(dice) {
      const round = dice.one([3, 4, 5.75, 7, 9])
      const watts = dice.one([20, 35, 48, 60, 90])
      return {
        share: watts / 90,
        title: `LED, ${round} in round, ${watts} W`,
        attributes: [
          ['Diameter', round, 'in'],
          ['Power', watts, 'W'],
          ['Light output', watts * dice.int(85, 115, 5), 'lm'],
          ['Housing', dice.one(['black', 'chrome'])],
          ['Approval', dice.one(['ECE', 'SAE', 'off-road use only'])],
        ],
      }
    },
  },
]
