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
    spec(dice, traits) {
      const inches = Math.round(dice.near(traits.size, 15, traits.year < 2000 ? 17 : 21))
      const width = inches < 17 ? dice.one([6, 6.5]) : dice.one([7.5, 8, 8.5])
      const holes = traits.size < 0.25 ? 4 : traits.kind === 'truck' ? 6 : 5
      const circle = traits.kind === 'truck' ? 139.7 : dice.one(holes === 4 ? [98, 100, 108] : [108, 112, 114.3, 120])
      const [finish, picture] = dice.one(finishes)
      return {
        title: `${width}J × ${inches}, ${finish}`,
        picture,
        attributes: [
          ['Diameter', inches, 'in'],
          ['Width', width, 'in'],
          ['Bolt circle', `${holes} × ${circle}`, 'mm'],
          ['Offset', dice.int(25, 52), 'mm'],
          ['Centre bore', dice.one([57.1, 63.4, 66.6, 67.1, 72.6]), 'mm'],
          ['Finish', finish],
        ],
      }
    },
  },
  {
    slug: 'steel-wheels',
    common: 4,
    fits: 'chassis',
    quantity: 4,
    price: [39, 119],
    weight: [6800, 15800],
    warranty: 24,
    spec(dice, traits) {
      const inches = Math.round(dice.near(traits.size, 14, 17))
      const width = dice.one([5.5, 6, 6.5, 7])
      const holes = traits.size < 0.25 ? 4 : 5
      return {
        title: `${width}J × ${inches}, black`,
        attributes: [
          ['Diameter', inches, 'in'],
          ['Width', width, 'in'],
          ['Bolt holes', holes],
          ['Offset', dice.int(30, 52), 'mm'],
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
    conditions: ['with alloy wheels', 'with steel wheels'],
    spec(dice) {
      const thread = dice.one(['M12x1.5', 'M12x1.25', 'M14x1.5', '1/2-20 UNF'])
      const seat = dice.one(['60° cone', '60° cone', 'ball R13'])
      const pieces = dice.one([16, 20, 24])
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
    spec(dice) {
      const thread = dice.one(['M12x1.5', 'M12x1.25', 'M14x1.5'])
      return {
        title: `${thread}, 4 pieces with key`,
        attributes: [
          ['Thread', thread],
          ['Seat', dice.one(['60° cone', 'ball R13'])],
          ['Pieces', 4],
          ['Keys', dice.one([1, 2])],
        ],
      }
    },
  },
  {
    slug: 'tpms-sensors',
    common: 5,
    essential: true,
    fits: 'chassis',
    quantity: 4,
    price: [19, 84],
    weight: [24, 60],
    warranty: 24,
    spec(dice) {
      const radio = dice.one([315, 433])
      const valve = dice.one(['metal valve', 'rubber valve'])
      return {
        title: `${radio} MHz, ${valve}`,
        picture: valve === 'rubber valve' ? 'tpms-sensor-rubber' : undefined,
        attributes: [
          ['Frequency', radio, 'MHz'],
          ['Valve', valve],
          ['Programming', dice.one(['ready to fit', 'programmable', 'cloneable'])],
        ],
      }
    },
  },
  {
    slug: 'snow-chains',
    common: 3,
    fits: 'any',
    price: [34, 189],
    weight: [2900, 9800],
    warranty: 24,
    spec(dice) {
      const link = dice.one([7, 9, 12, 16])
      const tyre = `${dice.int(165, 245, 10)}/${dice.int(40, 70, 5)} R${dice.int(14, 19)}`
      return {
        title: `${link} mm, for ${tyre}`,
        attributes: [
          ['Link', link, 'mm'],
          ['Tyre size', tyre],
          ['Fitting', dice.one(['manual tension', 'self-tensioning', 'ratchet'])],
          ['Standard', 'EN 16662-1'],
        ],
      }
    },
  },
]
