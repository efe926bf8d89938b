import type { PartMaking } from '../part-type.ts'

export const greasesAndSprays: PartMaking[] = [
  {
    slug: 'greases',
    common: 3,
    fits: 'any',
    price: [4, 34],
    weight: [30, 1100],
    warranty: 36,
    spec(dice) {
      const kind = dice.one([
        'lithium',
        'copper paste',
        'silicone',
        'ceramic brake paste',
        'CV joint',
        'white lithium',
        'battery terminal',
      ])
      const grams = dice.one([50, 100, 200, 400, 1000])
      return {
        share: grams / 1000,
        title: `${kind}, ${grams} g`,
        attributes: [
          ['Grease type', kind],
          ['Content', grams, 'g'],
          ['Temperature range', dice.one(['−30 to 120', '−40 to 150', '−30 to 1100']), '°C'],
        ],
      }
    },
  },
  {
    slug: 'brake-cleaners',
    common: 5,
    fits: 'any',
    price: [3, 39],
    weight: [100, 4600],
    warranty: 36,
    spec(dice) {
      const content = dice.one(['400 ml', '500 ml', '600 ml', '750 ml', '5 l'])
      const kind = dice.one(['acetone free', 'fast drying', 'chlorine free'])
      return {
        share: content === '5 l' ? 1 : 0.1,
        picture: content === '5 l' ? 'brake-cleaner-canister' : undefined,
        title: `${kind}, ${content}`,
        attributes: [
          ['Formula', kind],
          ['Content', content.split(' ')[0]!, content.split(' ')[1]!],
        ],
      }
    },
  },
  {
    slug: 'penetrating-oils',
    common: 4,
    fits: 'any',
    price: [4, 19],
    weight: [80, 620],
    warranty: 36,
    spec(dice) {
      const content = dice.one([150, 200, 300, 400, 500])
      const kind = dice.one(['rust loosener', 'freeze shock', 'multi-purpose', 'with graphite'])
      return {
        share: content / 500,
        title: `${kind}, ${content} ml`,
        attributes: [
          ['Use', kind],
          ['Content', content, 'ml'],
          ['Straw', dice.one(['fixed', 'loose'])],
        ],
      }
    },
  },
  {
    slug: 'contact-sprays',
    common: 2,
    fits: 'any',
    price: [5, 19],
    weight: [180, 480],
    warranty: 36,
    spec(dice) {
      const content = dice.one([150, 200, 300, 400])
      const kind = dice.one(['cleaner', 'protector', 'cleaner for air mass sensors'])
      return {
        share: content / 400,
        title: `${kind}, ${content} ml`,
        attributes: [
          ['Use', kind],
          ['Content', content, 'ml'],
          ['Residue', kind === 'protector' ? 'protective film' : 'none'],
        ],
      }
    },
  },
  {
    slug: 'chain-lubes',
    common: 3,
    fits: 'any',
    price: [6, 24],
    weight: [60, 560],
    warranty: 36,
    spec(dice) {
      const content = dice.one([100, 200, 400, 500])
      const kind = dice.one(['road', 'off-road', 'dry', 'white'])
      return {
        share: content / 500,
        title: `${kind}, ${content} ml`,
        attributes: [
          ['Use', kind],
          ['Content', content, 'ml'],
          ['Ring chains', 'O, X and Z ring safe'],
        ],
      }
    },
  },
]
