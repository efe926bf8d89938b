import type { PartMaking } from '../part-type.ts'

/** Finishes, and a picture where it is not the type's. */
const finishes: [name: string, picture?: string][] = [
  ['silver'],
  ['matt black', 'alloy-wheel-black'],
  ['gunmetal', 'alloy-wheel-gunmetal'],
  ['black, polished face', 'alloy-wheel-polished'],
]

export const wheels: PartMaking[] = [
  {
    slug: 'alloy-wheels',
    common: 6,
    fits: 'chassis',
    quantity: 4,
    price: [79, 389],
    weight: [7200, 14500],
    warranty: 36,
    spec(_dice, traits, offer) {
      const { rims, bolts } = traits.chassis.wheels
      const { inches, width, offset } = offer.one(rims)
      const [finish, picture] = offer.one(finishes)
      return {
        title: `${width}J × ${inches}, ${finish}`,
        apart: String(inches),
        picture,
        attributes: [
          ['Diameter', inches, 'in'],
          ['Width', width, 'in'],
          ['Bolt circle', `${bolts.holes} × ${bolts.circle}`, 'mm'],
          ['Offset', offset, 'mm'],
          ['Centre bore', bolts.bore, 'mm'],
          ['Finish', finish],
        ],
      }
    },
  },
  {
    slug: 'steel-wheels',
    common: 4,
    fits: 'chassis',
    when: ({ chassis }) => chassis.wheels.rims[0]!.inches <= 18,
    quantity: 4,
    price: [39, 119],
    weight: [6800, 15800],
    warranty: 24,
    spec(_dice, traits) {
      const { rims, bolts } = traits.chassis.wheels
      const { inches, width, offset } = rims[0]!
      return {
        title: `${width}J × ${inches}, black`,
        attributes: [
          ['Diameter', inches, 'in'],
          ['Width', width, 'in'],
          ['Bolt circle', `${bolts.holes} × ${bolts.circle}`, 'mm'],
          ['Offset', offset, 'mm'],
          ['Finish', 'black'],
        ],
      }
    },
  },
  {
    slug: 'wheel-nuts',
    common: 4,
    essential: true,
    fits: 'chassis',
    price: [14, 64],
    weight: [420, 1900],
    warranty: 24,
    spec(dice, traits) {
      const { thread, seat, holes } = traits.chassis.wheels.bolts
      const pieces = holes * 4
      return {
        title: `${thread}, ${seat}, ${pieces} pieces`,
        attributes: [
          ['Thread', thread],
          ['Seat', seat],
          ['Spanner size', dice.one([17, 19, 21]), 'mm'],
          ['Pieces', pieces],
        ],
      }
    },
  },
  {
    slug: 'locking-wheel-nuts',
    common: 3,
    fits: 'chassis',
    price: [19, 59],
    weight: [260, 520],
    warranty: 24,
    spec(_dice, traits, offer) {
      const { thread, seat } = traits.chassis.wheels.bolts
      return {
        title: `${thread}, 4 pieces with key`,
        attributes: [
          ['Thread', thread],
          ['Seat', seat],
          ['Pieces', 4],
          ['Keys', offer.one([1, 2])],
        ],
      }
    },
  },
  {
    slug: 'tpms-sensors',
    common: 5,
    essential: true,
    fits: 'chassis',
    since: 2005,
    quantity: 4,
    price: [19, 84],
    weight: [24, 60],
    warranty: 24,
    spec(dice, _traits, offer) {
      const radio = dice.one([315, 433])
      const valve = offer.one(['metal valve', 'rubber valve'])
      return {
        title: `${radio} MHz, ${valve}`,
        picture: valve === 'rubber valve' ? 'tpms-sensor-rubber' : undefined,
        attributes: [
          ['Frequency', radio, 'MHz'],
          ['Valve', valve],
          ['Programming', offer.one(['ready to fit', 'programmable', 'cloneable'])],
        ],
      }
    },
  },
  {
    slug: 'snow-chains',
    common: 3,
    fits: 'spec',
    meets: [{ kinds: ['tyre'], position: null }],
    price: [34, 189],
    weight: [2900, 9800],
    warranty: 24,
    spec(_dice, { value }, offer) {
      const link = offer.one([7, 9, 12, 16])
      return {
        title: `${link} mm, for ${value}`,
        attributes: [
          ['Link', link, 'mm'],
          ['Tyre size', value],
          ['Fitting', offer.one(['manual tension', 'self-tensioning', 'ratchet'])],
          ['Standard', 'EN 16662-1'],
        ],
      }
    },
  },
]
