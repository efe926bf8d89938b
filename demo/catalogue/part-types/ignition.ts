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
    spec(_dice, traits, offer) {
      const electrode = offer.one(['nickel', 'platinum', 'iridium', 'iridium'])
      const { gap, thread, reach, spanner } = traits.motor.plug
      return {
        title: `${electrode}, ${gap} mm gap`,
        attributes: [
          ['Electrode', electrode],
          ['Gap', gap, 'mm'],
          ['Thread', thread],
          ['Thread length', reach, 'mm'],
          ['Spanner size', spanner, 'mm'],
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
    spec(dice, traits, offer) {
      const { thread, length, volts } = traits.motor.glow
      const kind = offer.one(['metal', 'ceramic'])
      return {
        title: `${kind}, ${volts} V`,
        attributes: [
          ['Design', kind],
          ['Voltage', volts, 'V'],
          ['Thread', thread],
          ['Length', length, 'mm'],
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
    since: 1990,
    fuel: 'petrol',
    price: [22, 119],
    weight: [190, 900],
    warranty: 24,
    spec(dice, traits) {
      const pins = dice.one([2, 3, 4])
      const kind = dice.one(['plug-top', 'plug-top', 'block'])
      return {
        title: `${kind}, ${pins} pins`,
        quantity: kind === 'block' ? 1 : traits.cylinders,
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
    when: ({ year }) => year < 2000,
    fuel: 'petrol',
    price: [24, 109],
    weight: [360, 1100],
    warranty: 12,
    spec(_dice, traits, offer) {
      const core = offer.one(['copper', 'carbon', 'wire-wound'])
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
