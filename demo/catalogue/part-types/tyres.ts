import { type PartMaking } from '../part-type.ts'

/** Where the rule is a step or two off, of sizes whose load index people know by heart. */
const known: Record<string, number> = { '195/65R15': 91, '205/55R16': 91, '225/45R17': 91 }

/** From measures in mm: within one of the standards' tables for the sizes that are sold most. */
const loadIndex = (width: number, height: number, rim: number) =>
  Math.round(31.3 * Math.log(height) + 29.2 * Math.log(width) + 23 * Math.log(rim) - 352)

function tyre(slug: string, season: string, common: number): PartMaking {
  return {
    slug,
    common,
    essential: season !== 'all-season',
    fits: 'spec',
    meets: [{ kinds: ['tyre'], position: null }],
    quantity: 4,
    price: [54, 289],
    weight: [7200, 19500],
    warranty: 24,
    spec(_dice, { value }, offer) {
      const [width, ratio, rim] = value.split(/[/R]/).map(Number) as [number, number, number]
      const tall = rim * 25.4 + (2 * width * ratio) / 100
      const load = known[value] ?? loadIndex(width, (width * ratio) / 100, rim * 25.4)
      const noise = offer.int(67, 73)
      const speed = offer.one(['T', 'H', 'V', 'V', 'W'])
      return {
        share: Math.max(0, Math.min(1, (tall - 540) / 300)),
        title: `${value} ${load}${speed}, ${noise} dB`,
        attributes: [
          ['Size', value],
          ['Load and speed', `${load}${speed}`],
          ['Rim', rim, 'in'],
          ['Season', season],
          ['Fuel efficiency', offer.one(['A', 'B', 'C', 'C', 'D'])],
          ['Wet grip', offer.one(['A', 'A', 'B', 'C'])],
          ['Noise', noise, 'dB'],
          ...(season === 'summer' ? [] : ([['Snow symbol', '3PMSF']] as [string, string][])),
        ],
      }
    },
  }
}

export const tyres: PartMaking[] = [
  tyre('summer-tyres', 'summer', 8),
  tyre('winter-tyres', 'winter', 7),
  tyre('all-season-tyres', 'all-season', 6),
]
