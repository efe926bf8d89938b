import type { PartMaking } from '../part-type.ts'

export const interior: PartMaking[] = [
  {
    slug: 'floor-mats',
    common: 6,
    essential: true,
    fits: 'chassis',
    price: [24, 149],
    weight: [2200, 7400],
    warranty: 24,
    spec(_dice, _traits, offer) {
      const material = offer.one(['rubber', 'velour', 'needle felt', 'thermoplastic, high edge'])
      const colour = offer.one(['black', 'black', 'anthracite', 'beige'])
      return {
        title: `${material}, ${colour}, 4 pieces`,
        attributes: [
          ['Material', material],
          ['Colour', colour],
          ['Pieces', 4],
          ['Fixings', 'included'],
        ],
      }
    },
  },
  {
    slug: 'boot-liners',
    common: 3,
    fits: 'chassis',
    price: [29, 119],
    weight: [1400, 4200],
    warranty: 24,
    spec(_dice, _traits, offer) {
      const material = offer.one(['rubber', 'thermoplastic', 'velour'])
      const edge = offer.one(['40 mm edge', '60 mm edge', 'flat'])
      return {
        title: `${material}, ${edge}`,
        picture: edge === 'flat' ? 'boot-liner-flat' : undefined,
        attributes: [
          ['Material', material],
          ['Edge', edge],
          ['Colour', 'black'],
        ],
      }
    },
  },
  {
    slug: 'seat-covers',
    common: 4,
    fits: 'any',
    price: [29, 189],
    weight: [900, 4200],
    warranty: 12,
    spec(dice) {
      const material = dice.one(['polyester', 'artificial leather', 'jersey', 'jacquard', 'neoprene'])
      const colour = dice.one(['black', 'black and grey', 'black and red', 'anthracite', 'beige', 'dark blue'])
      const scope = dice.one(['front seats', 'front seats', 'front and rear seats', 'driver seat'])
      return {
        share: scope === 'front and rear seats' ? 0.8 : scope === 'front seats' ? 0.4 : 0.1,
        title: `${scope}, ${material}, ${colour}`,
        attributes: [
          ['Material', material],
          ['Colour', colour],
          ['For', scope],
          ['Side airbags', 'compatible'],
          ['Washable', dice.one(['30 °C', '40 °C', 'wipe clean'])],
        ],
      }
    },
  },
]
