import { everything, lightCars, type PartType } from '../part-type.ts'

function bulb(
  slug: string,
  name: string,
  sockets: string[],
  watts: number[],
  common: number,
  synonyms: string[],
): PartType {
  return {
    slug,
    name: `${name}s`,
    singular: name,
    synonyms,
    picture: 'bulb-h7',
    common,
    essential: common > 5,
    suits: everything,
    fits: 'chassis',
    quantity: 2,
    price: [3, 34],
    weight: [10, 60],
    warranty: 12,
    spec(dice) {
      const socket = dice.one(sockets)
      const power = dice.one(watts)
      const style = dice.one(['standard', 'long life', 'more light', 'cool white'])
      return {
        title: `${socket}, 12 V ${power} W, ${style}`,
        attributes: [
          ['Bulb socket', socket],
          ['Voltage', 12, 'V'],
          ['Power', power, 'W'],
          ['Colour temperature', style === 'cool white' ? 4200 : 3200, 'K'],
          ['Pack', dice.one([1, 2])],
        ],
      }
    },
  }
}

export const bulbs: PartType[] = [
  bulb('headlight-bulbs', 'Headlight bulb', ['H7', 'H4', 'H11', 'H1', 'HB3'], [55, 60], 8, [
    'headlamp bulb',
    'halogen bulb',
  ]),
  bulb('indicator-bulbs', 'Indicator bulb', ['PY21W', 'WY5W', 'WY21W'], [5, 21], 4, ['turn signal bulb']),
  bulb('brake-light-bulbs', 'Brake light bulb', ['P21W', 'P21/5W', 'W21/5W'], [21], 5, [
    'stop lamp bulb',
    'tail light bulb',
  ]),
  {
    slug: 'led-bulbs',
    name: 'LED bulbs',
    singular: 'LED bulb',
    synonyms: ['led lamp', 'led conversion'],
    picture: 'bulb-led',
    common: 5,
    suits: lightCars,
    fits: 'any',
    price: [6, 119],
    weight: [10, 320],
    warranty: 24,
    spec(dice) {
      const socket = dice.one(['H7', 'H4', 'H11', 'W5W', 'C5W', 'P21W', 'PY21W', 'W21/5W', 'HB3', 'HB4'])
      const kelvin = dice.one([4300, 5000, 6000, 6500])
      return {
        share: socket.startsWith('H') ? 0.7 : 0.1,
        title: `${socket}, ${kelvin} K, pair`,
        attributes: [
          ['Bulb socket', socket],
          ['Colour temperature', kelvin, 'K'],
          ['Voltage', 12, 'V'],
          ['Power', dice.one([1, 2, 5, 16, 18, 25]), 'W'],
          ['Pieces', 2],
          ['Bus error free', dice.one(['yes', 'with load resistor'])],
        ],
      }
    },
  },
]
