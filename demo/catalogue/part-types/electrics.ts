import type { PartMaking } from '../part-type.ts'

export const electrics: PartMaking[] = [
  {
    slug: 'batteries',
    common: 9,
    essential: true,
    fits: 'chassis',
    price: [79, 289],
    weight: [10800, 27500],
    warranty: 36,
    conditions: ['with start-stop system', 'without start-stop system'],
    spec(dice, traits) {
      const kind = traits.year > 2012 ? dice.one(['AGM', 'EFB', 'AGM']) : dice.one(['lead-acid', 'lead-acid', 'EFB'])
      const hours = dice.near(traits.size, 44, 105)
      const cold = Math.round((hours * (kind === 'lead-acid' ? 8.6 : 9.4)) / 10) * 10
      return {
        title: `${kind}, 12 V ${hours} Ah ${cold} A`,
        attributes: [
          ['Technology', kind],
          ['Voltage', 12, 'V'],
          ['Capacity', hours, 'Ah'],
          ['Cold cranking current', cold, 'A'],
          ['Length', hours < 55 ? 207 : hours < 66 ? 242 : hours < 78 ? 278 : hours < 92 ? 315 : 353, 'mm'],
          ['Width', 175, 'mm'],
          ['Height', 190, 'mm'],
          ['Positive terminal', dice.one(['right', 'left'])],
        ],
      }
    },
  },
  {
    slug: 'alternators',
    common: 5,
    essential: true,
    fits: 'engine',
    price: [129, 489],
    weight: [4800, 8900],
    warranty: 24,
    conditions: ['with start-stop system'],
    spec(dice, traits) {
      const amps = dice.near(traits.size, 70, 220, 5)
      const grooves = dice.int(4, 7)
      return {
        title: `14 V, ${amps} A`,
        attributes: [
          ['Voltage', 14, 'V'],
          ['Current', amps, 'A'],
          ['Pulley', dice.one(['freewheel', 'fixed'])],
          ['Grooves', grooves],
          ['Condition', dice.one(['new', 'remanufactured'])],
        ],
      }
    },
  },
  {
    slug: 'starter-motors',
    common: 5,
    essential: true,
    fits: 'engine',
    price: [99, 359],
    weight: [2900, 7800],
    warranty: 24,
    conditions: ['with start-stop system', 'with manual gearbox'],
    spec(dice, traits) {
      const power = dice.near(traits.fuel === 'diesel' ? 0.7 : 0.35, 0.9, 2.5, 0.1)
      const teeth = dice.int(9, 13)
      return {
        title: `${power} kW, ${teeth} teeth`,
        attributes: [
          ['Power', power, 'kW'],
          ['Voltage', 12, 'V'],
          ['Teeth', teeth],
          ['Fixing holes', dice.one([2, 3])],
          ['Condition', dice.one(['new', 'remanufactured'])],
        ],
      }
    },
  },
  {
    slug: 'relays',
    common: 3,
    fits: 'chassis',
    price: [6, 39],
    weight: [20, 90],
    warranty: 24,
    spec(dice) {
      const use = dice.one(['fuel pump', 'radiator fan', 'main supply', 'horn', 'wipers'])
      const amps = dice.one([20, 30, 40])
      return {
        title: `${use}, ${amps} A`,
        attributes: [
          ['Use', use],
          ['Current', amps, 'A'],
          ['Pins', dice.one([4, 5])],
          ['Voltage', 12, 'V'],
        ],
      }
    },
  },
  {
    slug: 'fuse-sets',
    common: 3,
    fits: 'any',
    price: [6, 24],
    weight: [60, 420],
    warranty: 12,
    spec(dice) {
      const kind = dice.one(['standard blade', 'mini blade', 'micro blade', 'mixed blade'])
      const pieces = dice.one([30, 60, 100, 120, 140])
      return {
        share: pieces / 140,
        title: `${kind}, ${pieces} pieces`,
        attributes: [
          ['Fuse type', kind],
          ['Pieces', pieces],
          ['Ratings', dice.one(['2 to 35 A', '5 to 30 A', '5 to 40 A'])],
          ['Puller', 'included'],
        ],
      }
    },
  },
  {
    slug: 'horns',
    common: 2,
    fits: 'chassis',
    price: [14, 59],
    weight: [210, 720],
    warranty: 12,
    spec(dice) {
      const tone = dice.one(['high tone', 'low tone', 'twin tone'])
      const loud = dice.int(105, 118)
      return {
        title: `${tone}, ${loud} dB`,
        attributes: [
          ['Tone', tone],
          ['Loudness', loud, 'dB'],
          ['Frequency', tone === 'high tone' ? 510 : 410, 'Hz'],
          ['Voltage', 12, 'V'],
        ],
      }
    },
  },
  {
    slug: 'aerials',
    common: 2,
    fits: 'chassis',
    price: [9, 49],
    weight: [40, 320],
    warranty: 12,
    spec(dice) {
      const length = dice.int(160, 410, 10)
      const thread = dice.one(['M5', 'M6'])
      return {
        title: `roof rod, ${length} mm, ${thread}`,
        attributes: [
          ['Length', length, 'mm'],
          ['Thread', thread],
          ['Reception', dice.one(['AM, FM', 'AM, FM, DAB'])],
        ],
      }
    },
  },
]

export const airConditioning: PartMaking[] = [
  {
    slug: 'ac-compressors',
    common: 4,
    fits: 'engine',
    price: [189, 690],
    weight: [4600, 8200],
    warranty: 24,
    spec(dice) {
      const pulley = dice.int(100, 135)
      const gas = dice.one(['R134a', 'R134a', 'R1234yf'])
      return {
        title: `${gas}, ${pulley} mm pulley`,
        attributes: [
          ['Refrigerant', gas],
          ['Pulley diameter', pulley, 'mm'],
          ['Grooves', dice.int(4, 7)],
          ['Oil', dice.one(['PAG 46', 'PAG 100'])],
          ['Control', dice.one(['clutch', 'electronic'])],
        ],
      }
    },
  },
  {
    slug: 'ac-condensers',
    common: 4,
    fits: 'chassis',
    price: [79, 329],
    weight: [1800, 4400],
    warranty: 24,
    spec(dice, traits) {
      const width = dice.near(traits.size, 500, 760)
      const height = dice.near(traits.size, 300, 480)
      return {
        title: `${width} × ${height} mm, ${dice.one(['with dryer', 'without dryer'])}`,
        attributes: [
          ['Core width', width, 'mm'],
          ['Core height', height, 'mm'],
          ['Core depth', dice.one([12, 16, 20]), 'mm'],
          ['Refrigerant', dice.one(['R134a', 'R1234yf'])],
        ],
      }
    },
  },
  {
    slug: 'cabin-blowers',
    common: 4,
    fits: 'chassis',
    price: [49, 229],
    weight: [900, 2400],
    warranty: 24,
    conditions: ['with automatic climate control'],
    spec(dice) {
      const watts = dice.int(150, 320, 10)
      const pins = dice.one([2, 4])
      return {
        title: `${watts} W, ${pins} pins`,
        attributes: [
          ['Power', watts, 'W'],
          ['Voltage', 12, 'V'],
          ['Pins', pins],
          ['Drive', 'left-hand'],
        ],
      }
    },
  },
]
