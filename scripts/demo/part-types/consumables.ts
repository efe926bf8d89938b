import { bikes, cars, everything, type PartType } from '../part-type.ts'

const litres = (dice: { one<T>(list: readonly T[]): T }) => dice.one([1, 1, 4, 5, 5, 20])

export const oils: PartType[] = [
  {
    slug: 'engine-oils',
    name: 'Engine oils',
    singular: 'Engine oil',
    synonyms: ['motor oil'],
    picture: 'oil-bottle',
    common: 10,
    suits: cars,
    fits: 'any',
    price: [9, 149],
    weight: [900, 18200],
    warranty: 36,
    spec(dice) {
      const grade = dice.one([
        ['0W-16', 'ILSAC GF-6B'],
        ['0W-20', 'C5'],
        ['0W-20', 'API SP'],
        ['0W-30', 'C2'],
        ['5W-20', 'API SP'],
        ['5W-30', 'C3'],
        ['5W-30', 'API SP'],
        ['5W-30', 'C2'],
        ['5W-40', 'C3'],
        ['5W-40', 'A3/B4'],
        ['10W-40', 'A3/B4'],
        ['15W-40', 'API CK-4'],
      ] as const)
      const volume = litres(dice)
      return {
        share: volume / 20,
        title: `${grade[0]} ${grade[1]}, ${volume} l`,
        attributes: [
          ['Viscosity', grade[0]],
          ['Specification', grade[1]],
          ['Content', volume, 'l'],
          ['Base', grade[0].startsWith('1') ? dice.one(['semi-synthetic', 'mineral']) : 'fully synthetic'],
        ],
      }
    },
  },
  {
    slug: 'gear-oils',
    name: 'Gear oils',
    singular: 'Gear oil',
    synonyms: ['gearbox oil', 'transmission oil', 'differential oil'],
    picture: 'oil-bottle',
    common: 5,
    suits: cars,
    fits: 'any',
    price: [11, 139],
    weight: [900, 18400],
    warranty: 36,
    spec(dice) {
      const grade = dice.one([
        ['75W-80', 'GL-4'],
        ['75W-90', 'GL-4'],
        ['75W-90', 'GL-5'],
        ['80W-90', 'GL-5'],
        ['75W-140', 'GL-5'],
        ['85W-140', 'GL-5'],
      ] as const)
      const volume = litres(dice)
      return {
        share: volume / 20,
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
    name: 'Automatic transmission fluids',
    singular: 'Automatic transmission fluid',
    synonyms: ['atf', 'automatic gearbox oil', 'cvt fluid'],
    picture: 'oil-bottle',
    common: 5,
    suits: cars,
    fits: 'any',
    price: [12, 159],
    weight: [900, 18200],
    warranty: 36,
    spec(dice) {
      const kind = dice.one([
        'multi-vehicle',
        'low viscosity',
        'CVT',
        'dual-clutch',
        '8-speed',
        'Type D-III',
        'Type D-VI',
      ])
      const volume = litres(dice)
      return {
        share: volume / 20,
        title: `${kind}, ${volume} l`,
        attributes: [
          ['For', kind],
          ['Content', volume, 'l'],
          ['Colour', dice.one(['red', 'red', 'yellow', 'green'])],
        ],
      }
    },
  },
  {
    slug: 'motorcycle-oils',
    name: 'Motorcycle oils',
    singular: 'Motorcycle oil',
    synonyms: ['bike oil', '4t oil'],
    picture: 'oil-bottle',
    common: 5,
    suits: bikes,
    fits: 'any',
    price: [10, 89],
    weight: [900, 4700],
    warranty: 36,
    spec(dice) {
      const grade = dice.one(['5W-40', '10W-30', '10W-40', '10W-50', '15W-50', '20W-50'])
      const volume = dice.one([1, 1, 4])
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

export const fluids: PartType[] = [
  {
    slug: 'coolants',
    name: 'Coolants',
    singular: 'Coolant',
    synonyms: ['antifreeze', 'radiator fluid'],
    picture: 'coolant-canister',
    common: 7,
    suits: everything,
    fits: 'any',
    price: [8, 79],
    weight: [1100, 21500],
    warranty: 36,
    spec(dice) {
      const kind = dice.one([
        ['G11', 'blue'],
        ['G12+', 'red'],
        ['G12++', 'violet'],
        ['G13', 'violet'],
        ['OAT', 'orange'],
        ['HOAT', 'yellow'],
        ['P-OAT', 'pink'],
        ['P-OAT', 'blue'],
      ] as const)
      const form = dice.one(['concentrate', 'ready mixed'])
      const volume = dice.one([1.5, 1.5, 5, 5, 20])
      return {
        share: volume / 20,
        title: `${kind[0]}, ${kind[1]}, ${form}, ${volume} l`,
        attributes: [
          ['Coolant type', kind[0]],
          ['Colour', kind[1]],
          ['Form', form],
          ['Content', volume, 'l'],
          ['Frost protection', form === 'concentrate' ? '−37 at 1:1' : '−37', '°C'],
        ],
      }
    },
  },
  {
    slug: 'brake-fluids',
    name: 'Brake fluids',
    singular: 'Brake fluid',
    synonyms: ['hydraulic brake oil', 'clutch fluid'],
    picture: 'brake-fluid-bottle',
    common: 6,
    suits: everything,
    fits: 'any',
    price: [5, 44],
    weight: [300, 5600],
    warranty: 24,
    spec(dice) {
      const grade = dice.one([
        ['DOT 3', 205],
        ['DOT 4', 230],
        ['DOT 4 LV', 260],
        ['DOT 5.1', 260],
      ] as const)
      const volume = dice.one([0.25, 0.5, 1, 5])
      return {
        share: volume / 5,
        title: `${grade[0]}, ${volume} l`,
        attributes: [
          ['Specification', grade[0]],
          ['Dry boiling point', grade[1], '°C'],
          ['Content', volume, 'l'],
        ],
      }
    },
  },
  {
    slug: 'power-steering-fluids',
    name: 'Power steering fluids',
    singular: 'Power steering fluid',
    synonyms: ['hydraulic oil', 'pas fluid'],
    picture: 'oil-bottle',
    common: 3,
    suits: cars,
    fits: 'any',
    price: [8, 34],
    weight: [450, 920],
    warranty: 36,
    spec(dice) {
      const colour = dice.one(['green, central hydraulic', 'red', 'yellow', 'clear'])
      const volume = dice.one([0.35, 0.5, 1])
      return {
        share: volume,
        title: `${colour}, ${volume} l`,
        attributes: [
          ['Colour', colour],
          ['Content', volume, 'l'],
          ['Base', dice.one(['synthetic', 'mineral'])],
        ],
      }
    },
  },
  {
    slug: 'screenwash',
    name: 'Screenwash',
    singular: 'Screenwash',
    synonyms: ['windscreen washer fluid', 'windshield washer fluid', 'wiper fluid'],
    picture: 'coolant-canister',
    common: 5,
    suits: cars,
    fits: 'any',
    price: [4, 29],
    weight: [1000, 5200],
    warranty: 24,
    spec(dice) {
      const season = dice.one(['summer', 'winter, −20 °C', 'winter, −30 °C', 'winter, −60 °C concentrate'])
      const scent = dice.one(['citrus', 'apple', 'unscented', 'mountain air'])
      const volume = dice.one([1, 3, 5])
      return {
        share: volume / 5,
        title: `${season}, ${scent}, ${volume} l`,
        attributes: [
          ['Season', season.split(',')[0]!],
          ['Scent', scent],
          ['Content', volume, 'l'],
        ],
      }
    },
  },
  {
    slug: 'adblue',
    name: 'AdBlue',
    singular: 'AdBlue',
    synonyms: ['diesel exhaust fluid', 'def', 'urea solution'],
    picture: 'adblue-canister',
    common: 4,
    suits: cars,
    fits: 'any',
    price: [7, 44],
    weight: [5400, 21900],
    warranty: 12,
    spec(dice) {
      const volume = dice.one([5, 10, 18, 20])
      const spout = dice.one(['with spout', 'with hose', 'no-spill nozzle'])
      return {
        share: volume / 20,
        title: `${volume} l, ${spout}`,
        attributes: [
          ['Content', volume, 'l'],
          ['Standard', 'ISO 22241'],
          ['Filling', spout],
        ],
      }
    },
  },
]

export const greasesAndSprays: PartType[] = [
  {
    slug: 'greases',
    name: 'Greases',
    singular: 'Grease',
    synonyms: ['lubricating grease', 'bearing grease', 'copper paste'],
    picture: 'grease-tube',
    common: 3,
    suits: everything,
    fits: 'any',
    price: [4, 34],
    weight: [60, 1100],
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
    name: 'Brake cleaners',
    singular: 'Brake cleaner',
    synonyms: ['parts cleaner', 'brake parts cleaner'],
    picture: 'spray-can',
    common: 5,
    suits: everything,
    fits: 'any',
    price: [3, 39],
    weight: [400, 4600],
    warranty: 36,
    spec(dice) {
      const content = dice.one(['400 ml', '500 ml', '600 ml', '750 ml', '5 l'])
      const kind = dice.one(['acetone free', 'fast drying', 'chlorine free'])
      return {
        share: content === '5 l' ? 1 : 0.1,
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
    name: 'Penetrating oils',
    singular: 'Penetrating oil',
    synonyms: ['rust remover', 'rust loosener', 'multi-purpose spray'],
    picture: 'spray-can',
    common: 4,
    suits: everything,
    fits: 'any',
    price: [4, 19],
    weight: [180, 620],
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
    name: 'Contact sprays',
    singular: 'Contact spray',
    synonyms: ['contact cleaner', 'electrical cleaner'],
    picture: 'spray-can',
    common: 2,
    suits: everything,
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
    name: 'Chain lubes',
    singular: 'Chain lube',
    synonyms: ['chain spray', 'chain grease', 'chain lubricant'],
    picture: 'spray-can',
    common: 3,
    suits: bikes,
    fits: 'any',
    price: [6, 24],
    weight: [120, 560],
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
