import type { PartMaking } from '../part-type.ts'

export const handTools: PartMaking[] = [
  {
    slug: 'torque-wrenches',
    common: 4,
    fits: 'any',
    price: [39, 289],
    weight: [700, 2600],
    warranty: 60,
    spec(dice) {
      const drive = dice.one([
        ['1/4', 5, 25],
        ['3/8', 10, 60],
        ['3/8', 20, 110],
        ['1/2', 28, 210],
        ['1/2', 40, 200],
        ['1/2', 60, 340],
      ] as const)
      const kind = dice.one(['click', 'click', 'digital'])
      return {
        share: drive[2] / 340,
        title: `${kind}, ${drive[0]} in, ${drive[1]} to ${drive[2]} Nm`,
        attributes: [
          ['Design', kind],
          ['Drive', drive[0], 'in'],
          ['Range', `${drive[1]} to ${drive[2]}`, 'Nm'],
          ['Accuracy', dice.one(['± 3', '± 4']), '%'],
          ['Certificate', dice.one(['included', 'not included'])],
        ],
      }
    },
  },
  {
    slug: 'socket-sets',
    common: 4,
    fits: 'any',
    price: [29, 349],
    weight: [900, 9800],
    warranty: 120,
    spec(dice) {
      const pieces = dice.one([24, 46, 72, 94, 108, 151, 172, 216])
      const drive = pieces > 90 ? '1/4, 3/8 and 1/2' : dice.one(['1/4', '3/8', '1/2', '1/4 and 1/2'])
      return {
        share: pieces / 216,
        title: `${pieces} pieces, ${drive} in`,
        attributes: [
          ['Pieces', pieces],
          ['Drive', drive, 'in'],
          ['Sizes', dice.one(['4 to 32', '5 to 27', '8 to 32']), 'mm'],
          ['Steel', 'chrome vanadium'],
          ['Ratchet', dice.one([72, 90, 120]), 'teeth'],
        ],
      }
    },
  },
  {
    slug: 'spanner-sets',
    common: 4,
    fits: 'any',
    price: [19, 189],
    weight: [700, 4900],
    warranty: 120,
    spec(dice) {
      const pieces = dice.one([6, 8, 12, 16, 22, 26])
      const kind = dice.one(['combination', 'ratcheting combination', 'double ring', 'flare nut'])
      return {
        share: pieces / 26,
        title: `${kind}, ${pieces} pieces`,
        attributes: [
          ['Design', kind],
          ['Pieces', pieces],
          ['Sizes', dice.one(['6 to 22', '8 to 19', '6 to 32']), 'mm'],
          ['Case', dice.one(['roll', 'tray', 'case'])],
        ],
      }
    },
  },
]

export const liftingAndWorkshop: PartMaking[] = [
  {
    slug: 'floor-jacks',
    common: 3,
    fits: 'any',
    price: [69, 389],
    weight: [9800, 42000],
    warranty: 24,
    spec(dice) {
      const tonnes = dice.one([1.5, 2, 2.5, 3])
      const low = dice.int(75, 145, 5)
      const high = dice.int(355, 520, 5)
      return {
        share: tonnes / 3,
        title: `${tonnes} t, ${low} to ${high} mm`,
        attributes: [
          ['Load', tonnes, 't'],
          ['Lowest', low, 'mm'],
          ['Highest', high, 'mm'],
          ['Frame', dice.one(['steel', 'aluminium'])],
        ],
      }
    },
  },
  {
    slug: 'axle-stands',
    common: 3,
    fits: 'any',
    price: [29, 129],
    weight: [4900, 17500],
    warranty: 24,
    spec(dice) {
      const tonnes = dice.one([2, 3, 6])
      const lock = dice.one(['ratchet', 'pin'])
      const high = dice.int(395, 610, 5)
      return {
        share: tonnes / 6,
        title: `${tonnes} t each, ${lock}, up to ${high} mm`,
        attributes: [
          ['Load of one', tonnes, 't'],
          ['Lock', lock],
          ['Highest', high, 'mm'],
          ['Pieces', 2],
        ],
      }
    },
  },
  {
    slug: 'oil-drain-pans',
    common: 3,
    fits: 'any',
    price: [9, 59],
    weight: [400, 2900],
    warranty: 24,
    spec(dice) {
      const volume = dice.int(6, 20, 2)
      const kind = dice.one(['open', 'with spout', 'closed canister', 'on castors'])
      return {
        share: volume / 20,
        title: `${volume} l, ${kind}`,
        attributes: [
          ['Content', volume, 'l'],
          ['Design', kind],
          ['Material', dice.one(['polyethylene', 'galvanised steel'])],
        ],
      }
    },
  },
  {
    slug: 'air-compressors',
    common: 4,
    fits: 'any',
    price: [29, 349],
    weight: [600, 26500],
    warranty: 24,
    spec(dice) {
      const size = dice.one([
        ['cordless', 8, 18],
        ['cordless', 10, 32],
        ['12 V', 10, 35],
        ['12 V', 8, 72],
        ['6 l tank', 8, 140],
        ['24 l tank', 8, 206],
        ['50 l tank', 10, 240],
      ] as const)
      return {
        share: size[2] / 240,
        picture: size[0].endsWith('tank') ? undefined : 'tyre-inflator',
        title: `${size[0]}, ${size[1]} bar, ${size[2]} l/min`,
        attributes: [
          ['Supply', size[0]],
          ['Pressure', size[1], 'bar'],
          ['Delivery', size[2], 'l/min'],
          ['Gauge', dice.one(['digital', 'analogue'])],
          ['Hose', dice.one([0.6, 1, 3, 5]), 'm'],
        ],
      }
    },
  },
  {
    slug: 'work-lights',
    common: 3,
    fits: 'any',
    price: [14, 139],
    weight: [120, 2400],
    warranty: 24,
    spec(dice) {
      const lumens = dice.int(250, 3000, 250)
      const kind = dice.one(['pen', 'foldable', 'floodlight', 'magnetic', 'under-bonnet bar'])
      return {
        share: lumens / 3000,
        title: `${kind}, ${lumens} lm`,
        attributes: [
          ['Design', kind],
          ['Light output', lumens, 'lm'],
          ['Battery life', dice.int(2, 10), 'h'],
          ['Protection', dice.one(['IP54', 'IP65'])],
          ['Charging', dice.one(['USB-C', 'dock'])],
        ],
      }
    },
  },
]

export const testEquipment: PartMaking[] = [
  {
    slug: 'multimeters',
    common: 3,
    fits: 'any',
    price: [14, 189],
    weight: [180, 720],
    warranty: 36,
    spec(dice) {
      const counts = dice.one([2000, 4000, 6000, 10000])
      const kind = dice.one(['autoranging', 'manual ranging', 'clamp meter', 'automotive with RPM'])
      return {
        share: counts / 10_000,
        title: `${kind}, ${counts} counts`,
        attributes: [
          ['Design', kind],
          ['Counts', counts],
          ['Safety', dice.one(['CAT II 600 V', 'CAT III 600 V', 'CAT III 1000 V'])],
          ['True RMS', dice.one(['yes', 'no'])],
        ],
      }
    },
  },
  {
    slug: 'battery-chargers',
    common: 4,
    fits: 'any',
    price: [29, 219],
    weight: [420, 4200],
    warranty: 36,
    spec(dice) {
      const amps = dice.one([0.8, 1, 3.8, 5, 7, 10, 15])
      const volts = dice.one(['12 V', '6 and 12 V', '12 and 24 V'])
      return {
        share: amps / 15,
        title: `${volts}, ${amps} A`,
        attributes: [
          ['Voltage', volts.replace(' V', ''), 'V'],
          ['Current', amps, 'A'],
          ['For', dice.one(['lead-acid, AGM, gel', 'lead-acid, AGM, gel, lithium'])],
          ['Steps', dice.int(4, 9)],
        ],
      }
    },
  },
]
