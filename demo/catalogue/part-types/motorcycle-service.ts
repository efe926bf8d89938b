import type { PartMaking } from '../part-type.ts'
import { bikeBatteryGroups } from '../truth/body.ts'

export const motorcycleService: PartMaking[] = [
  {
    slug: 'chain-kits',
    common: 8,
    essential: true,
    fits: 'chassis',
    price: [69, 259],
    weight: [2100, 4300],
    warranty: 12,
    spec(dice, traits, offer) {
      const pitch = traits.litres < 0.3 ? '428' : traits.litres < 0.75 ? '520' : dice.one(['525', '530'])
      const front = dice.int(14, 17)
      const rear = dice.int(38, 48)
      return {
        title: `${pitch}, ${front}/${rear} teeth`,
        attributes: [
          ['Pitch', pitch],
          ['Front sprocket', front, 'teeth'],
          ['Rear sprocket', rear, 'teeth'],
          ['Links', dice.int(104, 124, 2)],
          ['Seal', offer.one(['X-ring', 'O-ring', 'none'])],
        ],
      }
    },
  },
  {
    slug: 'motorcycle-oil-filters',
    common: 8,
    essential: true,
    fits: 'engine',
    price: [6, 22],
    weight: [60, 320],
    warranty: 12,
    spec(_dice, { motor }) {
      const { design, outer, height, thread } = motor.oilFilter
      return {
        picture: design === 'cartridge' ? 'oil-filter-cartridge' : undefined,
        title: `${design}, ${height} mm`,
        attributes: [
          ['Design', design],
          ['Outer diameter', outer, 'mm'],
          ['Height', height, 'mm'],
          ...(design === 'spin-on' ? ([['Thread', thread]] as [string, string][]) : []),
        ],
      }
    },
  },
  {
    slug: 'motorcycle-air-filters',
    common: 7,
    essential: true,
    fits: 'engine',
    price: [12, 59],
    weight: [90, 420],
    warranty: 12,
    spec(dice, _traits, offer) {
      const material = offer.one(['paper', 'foam', 'oiled cotton'])
      const length = dice.int(120, 290)
      return {
        title: `${material}, ${length} mm`,
        attributes: [
          ['Material', material],
          ['Length', length, 'mm'],
          ['Washable', material === 'paper' ? 'no' : 'yes'],
        ],
      }
    },
  },
  {
    slug: 'motorcycle-spark-plugs',
    common: 7,
    essential: true,
    fits: 'engine',
    fuel: 'petrol',
    quantity: (traits) => traits.cylinders,
    price: [5, 24],
    weight: [35, 60],
    warranty: 12,
    spec(_dice, { motor }, offer) {
      const electrode = offer.one(['nickel', 'iridium', 'platinum'])
      const { thread, gap, spanner } = motor.plug
      return {
        title: `${electrode}, ${thread}`,
        attributes: [
          ['Electrode', electrode],
          ['Thread', thread],
          ['Gap', gap, 'mm'],
          ['Spanner size', spanner, 'mm'],
        ],
      }
    },
  },
  {
    slug: 'motorcycle-batteries',
    common: 7,
    essential: true,
    fits: 'spec',
    meets: [{ kinds: ['battery'], position: null }],
    price: [39, 189],
    weight: [900, 6200],
    warranty: 24,
    spec(_dice, { value }, offer) {
      const kind = offer.one(['AGM', 'gel', 'lithium iron phosphate'])
      const [hours, length, width, height] = bikeBatteryGroups[value]!
      const cold = hours * (kind === 'lithium iron phosphate' ? 25 : 14)
      return {
        share: hours / 20,
        title: `${value}, ${kind}, 12 V ${hours} Ah`,
        attributes: [
          ['Group', value],
          ['Technology', kind],
          ['Voltage', 12, 'V'],
          ['Capacity', hours, 'Ah'],
          ['Cold cranking current', cold, 'A'],
          ['Length', length, 'mm'],
          ['Width', width, 'mm'],
          ['Height', height, 'mm'],
        ],
      }
    },
  },
  {
    slug: 'clutch-plates',
    common: 4,
    essential: true,
    fits: 'engine',
    price: [49, 189],
    weight: [480, 1500],
    warranty: 12,
    spec(dice, _traits, offer) {
      const plates = dice.int(6, 10)
      const springs = offer.one(['with springs', 'without springs'])
      return {
        title: `${plates} friction plates, ${springs}`,
        picture: springs === 'with springs' ? 'clutch-plates-springs' : undefined,
        attributes: [
          ['Friction plates', plates],
          ['Springs', springs.startsWith('without') ? 'not included' : 'included'],
          ['Lining', offer.one(['paper', 'cork'])],
        ],
      }
    },
  },
  {
    slug: 'motorcycle-tyres',
    common: 7,
    essential: true,
    fits: 'spec',
    meets: [
      { kinds: ['tyre-front'], position: 'front' },
      { kinds: ['tyre-rear'], position: 'rear' },
    ],
    price: [69, 239],
    weight: [3400, 7900],
    warranty: 24,
    spec(_dice, { value, position }, offer) {
      const use = offer.one(['touring', 'sport', 'adventure', 'cruiser'])
      return {
        share: Number(value.slice(0, 3).replace('/', '')) / 200,
        title: `${value}, ${use}`,
        picture: `motorcycle-tyre${position === 'front' ? '' : '-rear'}${use === 'adventure' ? '-adventure' : ''}`,
        attributes: [
          ['Size', value],
          ['Rim', Number(/\d+$/.exec(value)![0]), 'in'],
          ['Use', use],
          ['Tube', 'tubeless'],
        ],
      }
    },
  },
]
