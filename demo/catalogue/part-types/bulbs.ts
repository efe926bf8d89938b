import type { PartMaking } from '../part-type.ts'

/** A halogen or signal bulb; each socket with its watts, and a picture where its base is not the type's. */
function bulb(
  how: Pick<PartMaking, 'slug' | 'common' | 'essential'>,
  sockets: [socket: string, watts: number, picture?: string][],
  styles: string[],
): PartMaking {
  return {
    ...how,
    fits: 'chassis',
    quantity: 2,
    price: [3, 34],
    weight: [10, 60],
    warranty: 12,
    spec(dice) {
      const [socket, watts, picture] = dice.one(sockets)
      const style = dice.one(styles)
      return {
        picture,
        title: `${socket}, 12 V ${watts} W, ${style}`,
        attributes: [
          ['Bulb socket', socket],
          ['Voltage', 12, 'V'],
          ['Power', watts, 'W'],
          ['Version', style],
          ['Pack', dice.one([1, 2])],
        ],
      }
    },
  }
}

export const bulbs: PartMaking[] = [
  bulb(
    {
      slug: 'headlight-bulbs',
      common: 8,
      essential: true,
    },
    [
      ['H7', 55],
      ['H4', 60, 'bulb-h4'],
      ['H11', 55],
      ['H1', 55],
      ['HB3', 60],
    ],
    ['standard', 'long life', 'more light', 'cool white'],
  ),
  bulb(
    {
      slug: 'indicator-bulbs',
      common: 4,
    },
    [
      ['PY21W', 21],
      ['WY5W', 5, 'bulb-wedge-amber'],
      ['WY21W', 21, 'bulb-wedge-amber'],
    ],
    ['amber', 'amber, long life', 'silver glass'],
  ),
  bulb(
    {
      slug: 'brake-light-bulbs',
      common: 5,
    },
    [
      ['P21W', 21],
      ['P21/5W', 21],
      ['W21/5W', 21, 'bulb-wedge'],
    ],
    ['standard', 'long life', 'shock resistant'],
  ),
  {
    slug: 'led-bulbs',
    common: 5,
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
