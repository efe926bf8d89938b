import { axles, type PartMaking } from '../part-type.ts'

export const motorcycleService: PartMaking[] = [
  {
    slug: 'chain-kits',
    common: 8,
    essential: true,
    fits: 'chassis',
    price: [69, 259],
    weight: [2100, 4300],
    warranty: 12,
    spec(dice, traits) {
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
          ['Seal', dice.one(['X-ring', 'O-ring', 'none'])],
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
    spec(dice) {
      const design = dice.one(['spin-on', 'cartridge'])
      const height = dice.int(38, 92)
      return {
        picture: design === 'cartridge' ? 'oil-filter-cartridge' : undefined,
        title: `${design}, ${height} mm`,
        attributes: [
          ['Design', design],
          ['Outer diameter', dice.int(38, 76), 'mm'],
          ['Height', height, 'mm'],
          ...(design === 'spin-on' ? ([['Thread', dice.one(['M20x1.5', '3/4-16 UNF'])]] as [string, string][]) : []),
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
    spec(dice) {
      const material = dice.one(['paper', 'foam', 'oiled cotton'])
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
    spec(dice) {
      const electrode = dice.one(['nickel', 'iridium', 'platinum'])
      const thread = dice.one(['M10x1', 'M12x1.25', 'M14x1.25'])
      return {
        title: `${electrode}, ${thread}`,
        attributes: [
          ['Electrode', electrode],
          ['Thread', thread],
          ['Gap', dice.int(0.6, 0.9, 0.1), 'mm'],
          ['Spanner size', dice.one([14, 16, 18]), 'mm'],
        ],
      }
    },
  },
  {
    slug: 'motorcycle-batteries',
    common: 7,
    essential: true,
    fits: 'chassis',
    price: [39, 189],
    weight: [900, 6200],
    warranty: 24,
    spec(dice, traits) {
      const kind = dice.one(['AGM', 'gel', 'lithium iron phosphate'])
      const hours = dice.near(Math.min(1, traits.litres / 1.6), 4, 20)
      const cold = hours * (kind === 'lithium iron phosphate' ? 25 : 14)
      return {
        title: `${kind}, 12 V ${hours} Ah`,
        attributes: [
          ['Technology', kind],
          ['Voltage', 12, 'V'],
          ['Capacity', hours, 'Ah'],
          ['Cold cranking current', cold, 'A'],
          ['Positive terminal', dice.one(['left', 'right'])],
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
    spec(dice) {
      const plates = dice.int(6, 10)
      const springs = dice.one(['with springs', 'without springs'])
      return {
        title: `${plates} friction plates, ${springs}`,
        picture: springs === 'with springs' ? 'clutch-plates-springs' : undefined,
        attributes: [
          ['Friction plates', plates],
          ['Springs', springs.startsWith('without') ? 'not included' : 'included'],
          ['Lining', dice.one(['paper', 'cork'])],
        ],
      }
    },
  },
  {
    slug: 'motorcycle-tyres',
    common: 7,
    essential: true,
    fits: 'chassis',
    positions: axles,
    price: [69, 239],
    weight: [3400, 7900],
    warranty: 24,
    spec(dice, traits) {
      const front = traits.position === 'front'
      const size = dice.one(
        front
          ? ['120/70 R17 58W', '110/80 R19 59V', '120/70 R19 60V', '100/90-19 57H', '90/90-21 54H']
          : ['160/60 R17 69W', '180/55 R17 73W', '190/55 R17 75W', '150/70 R17 69V', '170/60 R17 72V', '140/80-17 69H'],
      )
      const use = dice.one(['touring', 'sport', 'adventure', 'cruiser'])
      return {
        title: `${size}, ${use}`,
        picture: `motorcycle-tyre${front ? '' : '-rear'}${use === 'adventure' ? '-adventure' : ''}`,
        attributes: [
          ['Size', size],
          ['Use', use],
          ['Tube', 'tubeless'],
        ],
      }
    },
  },
]
