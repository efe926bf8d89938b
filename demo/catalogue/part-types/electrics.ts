import type { PartMaking } from '../part-type.ts'
import { batteryGroups } from '../truth/body.ts'

export const electrics: PartMaking[] = [
  {
    slug: 'batteries',
    common: 9,
    essential: true,
    fits: 'spec',
    meets: [{ kinds: ['battery'], position: null }],
    also: (value) => (value.endsWith(' AGM') ? [value.replace(' AGM', '')] : []),
    price: [79, 289],
    weight: [10800, 27500],
    warranty: 36,
    spec(_dice, { value }, offer) {
      const [group, agm] = value.split(' ') as [string, string?]
      const kind = agm ?? offer.one(['lead-acid', 'lead-acid', 'EFB'])
      const [usual, length, width, height] = batteryGroups[group]!
      const hours = usual + offer.int(-4, 4)
      const cold = Math.round((hours * (kind === 'lead-acid' ? 8.6 : 9.4)) / 10) * 10
      return {
        share: (hours - 40) / 60,
        title: `${group}, ${kind}, 12 V ${hours} Ah ${cold} A`,
        attributes: [
          ['Group', group],
          ['Technology', kind],
          ['Voltage', 12, 'V'],
          ['Capacity', hours, 'Ah'],
          ['Cold cranking current', cold, 'A'],
          ['Length', length, 'mm'],
          ['Width', width, 'mm'],
          ['Height', height, 'mm'],
          ['Positive terminal', group.endsWith('F') ? 'left' : 'right'],
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
    spec(dice, traits, offer) {
      const amps = dice.near(traits.size, 70, 220, 5)
      const grooves = dice.int(4, 7)
      return {
        title: `14 V, ${amps} A`,
        attributes: [
          ['Voltage', 14, 'V'],
          ['Current', amps, 'A'],
          ['Pulley', dice.one(['freewheel', 'fixed'])],
          ['Grooves', grooves],
        ],
        condition: offer.one(['new', 'remanufactured']),
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
    spec(dice, traits, offer) {
      const power = dice.near(traits.fuel === 'diesel' ? 0.7 : 0.35, 0.9, 2.5, 0.1)
      const teeth = dice.int(9, 13)
      return {
        title: `${power} kW, ${teeth} teeth`,
        attributes: [
          ['Power', power, 'kW'],
          ['Voltage', 12, 'V'],
          ['Teeth', teeth],
          ['Fixing holes', dice.one([2, 3])],
        ],
        condition: offer.one(['new', 'remanufactured']),
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
    spec(dice, _traits, offer) {
      const use = offer.one(['fuel pump', 'radiator fan', 'main supply', 'horn', 'wipers'])
      const amps = offer.one([20, 30, 40])
      return {
        title: `${use}, ${amps} A`,
        apart: use,
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
    spec(_dice, _traits, offer) {
      const tone = offer.one(['high tone', 'low tone', 'twin tone'])
      const loud = offer.int(105, 118)
      return {
        title: `${tone}, ${loud} dB`,
        apart: tone,
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
    spec(dice, _traits, offer) {
      const length = dice.int(160, 410, 10)
      const thread = dice.one(['M5', 'M6'])
      return {
        title: `roof rod, ${length} mm, ${thread}`,
        attributes: [
          ['Length', length, 'mm'],
          ['Thread', thread],
          ['Reception', offer.one(['AM, FM', 'AM, FM, DAB'])],
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
    since: 1993,
    price: [189, 690],
    weight: [4600, 8200],
    warranty: 24,
    spec(dice, traits) {
      const pulley = dice.int(100, 135)
      const gas = traits.year < 2016 ? 'R134a' : 'R1234yf'
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
    since: 1993,
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
          ['Refrigerant', traits.year < 2016 ? 'R134a' : 'R1234yf'],
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
