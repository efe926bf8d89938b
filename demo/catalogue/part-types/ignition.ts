import type { PartMaking } from '../part-type.ts'

export const ignition: PartMaking[] = [
  {
    slug: 'spark-plugs',
    common: 9,
    essential: true,
    fits: 'engine',
    fuel: 'petrol',
    quantity: (traits) => traits.cylinders,
    price: [4, 24],
    weight: [40, 70],
    warranty: 12,
    spec(dice) {
      const electrode = dice.one(['nickel', 'platinum', 'iridium', 'iridium'])
      const gap = dice.int(0.7, 1.1, 0.1)
      return {
        title: `${electrode}, ${gap} mm gap`,
        attributes: [
          ['Electrode', electrode],
          ['Gap', gap, 'mm'],
          ['Thread', dice.one(['M14x1.25', 'M12x1.25', 'M14x1.25'])],
          ['Thread length', dice.one([19, 26.5]), 'mm'],
          ['Spanner size', dice.one([14, 16]), 'mm'],
        ],
      }
    },
  },
  {
    slug: 'glow-plugs',
    common: 8,
    essential: true,
    fits: 'engine',
    fuel: 'diesel',
    quantity: (traits) => traits.cylinders,
    price: [9, 49],
    weight: [25, 70],
    warranty: 12,
    spec(dice) {
      const volts = dice.one([4.4, 5, 7, 11])
      const kind = dice.one(['metal', 'ceramic'])
      return {
        title: `${kind}, ${volts} V`,
        attributes: [
          ['Design', kind],
          ['Voltage', volts, 'V'],
          ['Thread', dice.one(['M8x1', 'M10x1', 'M10x1.25'])],
          ['Length', dice.int(88, 156), 'mm'],
          ['Tightening torque', dice.one([10, 12, 15]), 'Nm'],
        ],
      }
    },
  },
  {
    slug: 'ignition-coils',
    common: 8,
    essential: true,
    fits: 'engine',
    fuel: 'petrol',
    quantity: (traits) => traits.cylinders,
    price: [22, 119],
    weight: [190, 900],
    warranty: 24,
    spec(dice) {
      const pins = dice.one([2, 3, 4])
      const kind = dice.one(['plug-top', 'plug-top', 'block'])
      return {
        title: `${kind}, ${pins} pins`,
        attributes: [
          ['Design', kind],
          ['Pins', pins],
          ['Voltage', 12, 'V'],
          ['Primary resistance', dice.int(0.3, 0.9, 0.05), 'Ω'],
        ],
      }
    },
  },
  {
    slug: 'ignition-leads',
    common: 3,
    fits: 'engine',
    fuel: 'petrol',
    price: [24, 109],
    weight: [360, 1100],
    warranty: 12,
    conditions: ['without plug-top coils'],
    spec(dice, traits) {
      const core = dice.one(['copper', 'carbon', 'wire-wound'])
      return {
        title: `${core} core, ${traits.cylinders} leads`,
        attributes: [
          ['Core', core],
          ['Leads', traits.cylinders],
          ['Insulation', 'silicone'],
        ],
      }
    },
  },
]
