import type { PartMaking } from '../part-type.ts'

const fillers = ['viskora', 'harrowby-oils', 'lubrisa', 'chemarin']

export const oils: PartMaking[] = [
  {
    slug: 'engine-oils',
    labels: fillers,
    common: 10,
    essential: true,
    fits: 'spec',
    meets: [{ kinds: ['oil'], position: null }],
    price: [9, 149],
    weight: [60, 18200],
    warranty: 36,
    spec(_dice, { value }, offer) {
      const grade = gradeOf(value)
      const volume = litres(offer)
      return {
        share: volume / 20,
        picture: volume === 1 ? 'oil-bottle-1l' : pictureOf(volume),
        title: `${grade[0]} ${grade[1]}, ${volume} l`,
        attributes: [
          ['Viscosity', grade[0]],
          ['Specification', grade[1]],
          ['Content', volume, 'l'],
          ['Base', grade[0].startsWith('1') ? offer.one(['semi-synthetic', 'mineral']) : 'fully synthetic'],
        ],
      }
    },
  },
  {
    slug: 'gear-oils',
    labels: fillers,
    common: 5,
    fits: 'spec',
    meets: [{ kinds: ['gear-oil', 'axle-oil'], position: null }],
    price: [11, 139],
    weight: [60, 18400],
    warranty: 36,
    spec(_dice, { value }, offer) {
      const grade = gradeOf(value)
      const volume = litres(offer)
      return {
        share: volume / 20,
        picture: pictureOf(volume),
        title: `${grade[0]} ${grade[1]}, ${volume} l`,
        attributes: [
          ['Viscosity', grade[0]],
          ['Specification', `API ${grade[1]}`],
          ['Content', volume, 'l'],
        ],
      }
    },
  },
  {
    slug: 'automatic-transmission-fluids',
    labels: fillers,
    common: 5,
    fits: 'spec',
    meets: [{ kinds: ['automatic-fluid'], position: null }],
    price: [12, 159],
    weight: [60, 18200],
    warranty: 36,
    spec(_dice, { value }, offer) {
      const volume = litres(offer)
      return {
        share: volume / 20,
        picture: pictureOf(volume),
        title: `${value}, ${volume} l`,
        attributes: [
          ['For', value],
          ['Content', volume, 'l'],
          ['Colour', offer.one(['red', 'red', 'yellow', 'green'])],
        ],
      }
    },
  },
  {
    slug: 'motorcycle-oils',
    labels: fillers,
    common: 5,
    essential: true,
    fits: 'spec',
    meets: [{ kinds: ['oil'], position: null }],
    price: [10, 89],
    weight: [60, 3700],
    warranty: 36,
    spec(_dice, { value }, offer) {
      const [grade] = gradeOf(value)
      const volume = offer.one([1, 1, 4])
      return {
        share: volume / 4,
        title: `4T ${grade} JASO MA2, ${volume} l`,
        attributes: [
          ['Viscosity', grade],
          ['Specification', 'JASO MA2'],
          ['Content', volume, 'l'],
          ['Wet clutch', 'suitable'],
        ],
      }
    },
  },
]

/** "5W-30 API SP" is a viscosity and an approval. */
const gradeOf = (value: string): [viscosity: string, approval: string] => {
  const at = value.indexOf(' ')
  return [value.slice(0, at), value.slice(at + 1)]
}

const litres = (dice: { one<T>(list: readonly T[]): T }) => dice.one([1, 1, 4, 5, 5, 20])

const pictureOf = (volume: number) => (volume === 20 ? 'oil-canister-20l' : undefined)
