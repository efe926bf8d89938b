import type { SpecKind } from '#domain/fitment/schema'
import type { PartMaking } from '../part-type.ts'

/** Watts of each socket, and a picture where its base is not the type's. */
const sockets: Record<string, [watts: number, picture?: string]> = {
  H7: [55],
  H4: [60, 'bulb-h4'],
  H11: [55],
  H1: [55],
  HB3: [60],
  HB4: [51],
  PY21W: [21],
  WY5W: [5, 'bulb-wedge-amber'],
  WY21W: [21, 'bulb-wedge-amber'],
  P21W: [21],
  'P21/5W': [21],
  'W21/5W': [21, 'bulb-wedge'],
}

/** A halogen or signal bulb, for the places where cars have its socket. */
function bulb(slug: string, common: number, kinds: SpecKind[], styles: string[]): PartMaking {
  return {
    slug,
    common,
    essential: slug === 'headlight-bulbs',
    fits: 'spec',
    meets: [{ kinds, position: null }],
    price: [3, 34],
    weight: [10, 60],
    warranty: 12,
    spec(_dice, { value }, offer) {
      const [watts, picture] = sockets[value]!
      const style = offer.one(styles)
      const pack = offer.one([1, 2])
      return {
        picture,
        title: `${value}, 12 V ${watts} W, ${style}${pack === 2 ? ', pair' : ''}`,
        quantity: 2 / pack,
        attributes: [
          ['Bulb socket', value],
          ['Voltage', 12, 'V'],
          ['Power', watts, 'W'],
          ['Version', style],
          ['Pack', pack],
        ],
      }
    },
  }
}

export const bulbs: PartMaking[] = [
  bulb('headlight-bulbs', 8, ['bulb-low', 'bulb-high'], ['standard', 'long life', 'more light', 'cool white']),
  bulb('indicator-bulbs', 4, ['bulb-indicator'], ['amber', 'amber, long life', 'silver glass']),
  bulb('brake-light-bulbs', 5, ['bulb-brake'], ['standard', 'long life', 'shock resistant']),
  {
    slug: 'led-bulbs',
    common: 5,
    fits: 'spec',
    meets: [{ kinds: ['bulb-low', 'bulb-high', 'bulb-indicator', 'bulb-brake'], position: null }],
    price: [6, 119],
    weight: [10, 320],
    warranty: 24,
    spec(_dice, { value }, offer) {
      const isHead = value.startsWith('H')
      const kelvin = offer.one([4300, 5000, 6000, 6500])
      return {
        share: isHead ? 0.7 : 0.1,
        title: `${value}, ${kelvin} K, pair`,
        attributes: [
          ['Bulb socket', value],
          ['Colour temperature', kelvin, 'K'],
          ['Voltage', 12, 'V'],
          ['Power', offer.one(isHead ? [16, 18, 25] : [1, 2, 5]), 'W'],
          ['Pieces', 2],
          ['Bus error free', offer.one(['yes', 'with load resistor'])],
        ],
      }
    },
  },
]
