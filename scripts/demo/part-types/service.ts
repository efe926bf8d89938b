import { axles, cars, isFront, lightCars, type PartType } from '../part-type.ts'

export const filters: PartType[] = [
  {
    slug: 'oil-filters',
    name: 'Oil filters',
    singular: 'Oil filter',
    synonyms: ['engine oil filter'],
    picture: 'oil-filter',
    common: 10,
    essential: true,
    suits: cars,
    fits: 'engine',
    price: [5, 34],
    weight: [90, 780],
    warranty: 12,
    spec(dice, traits) {
      if (traits.year < 2000 || dice.chance(0.45)) {
        const thread = dice.one(['M20x1.5', '3/4-16 UNF', 'M22x1.5', '13/16-16 UNF'])
        const height = dice.int(65, 125)
        return {
          title: `spin-on, ${thread}, ${height} mm`,
          attributes: [
            ['Design', 'spin-on'],
            ['Thread', thread],
            ['Outer diameter', dice.one([66, 68, 76, 80, 93]), 'mm'],
            ['Height', height, 'mm'],
            ['Bypass valve', dice.int(0.8, 2.5, 0.1), 'bar'],
          ],
        }
      }
      const height = dice.int(78, 162)
      const outer = dice.int(52, 84)
      return {
        title: `cartridge, ${outer} × ${height} mm`,
        attributes: [
          ['Design', 'cartridge'],
          ['Outer diameter', outer, 'mm'],
          ['Height', height, 'mm'],
          ['Inner diameter', dice.int(20, 34), 'mm'],
          ['Seals', 'included'],
        ],
      }
    },
  },
  {
    slug: 'air-filters',
    name: 'Air filters',
    singular: 'Air filter',
    synonyms: ['engine air filter', 'air cleaner'],
    picture: 'air-filter',
    common: 9,
    essential: true,
    suits: cars,
    fits: 'engine',
    price: [8, 49],
    weight: [150, 900],
    warranty: 12,
    spec(dice) {
      const length = dice.int(180, 380)
      const width = dice.int(118, 240)
      const height = dice.int(36, 72)
      return {
        title: `panel, ${length} × ${width} × ${height} mm`,
        attributes: [
          ['Shape', 'panel'],
          ['Length', length, 'mm'],
          ['Width', width, 'mm'],
          ['Height', height, 'mm'],
        ],
      }
    },
  },
  {
    slug: 'cabin-filters',
    name: 'Cabin filters',
    singular: 'Cabin filter',
    synonyms: ['pollen filter', 'interior air filter', 'cabin air filter'],
    picture: 'cabin-filter',
    common: 9,
    essential: true,
    suits: cars,
    fits: 'chassis',
    price: [9, 44],
    weight: [90, 460],
    warranty: 12,
    conditions: ['with automatic climate control'],
    spec(dice) {
      const kind = dice.one(['activated carbon', 'pollen', 'anti-allergy'])
      const length = dice.int(188, 310)
      const width = dice.int(150, 255)
      const height = dice.int(17, 40)
      return {
        title: `${kind}, ${length} × ${width} × ${height} mm`,
        attributes: [
          ['Filter type', kind],
          ['Length', length, 'mm'],
          ['Width', width, 'mm'],
          ['Height', height, 'mm'],
        ],
      }
    },
  },
  {
    slug: 'fuel-filters',
    name: 'Fuel filters',
    singular: 'Fuel filter',
    synonyms: ['petrol filter', 'diesel filter', 'gas filter'],
    picture: 'fuel-filter',
    common: 7,
    essential: true,
    suits: cars,
    fits: 'engine',
    price: [12, 79],
    weight: [180, 1100],
    warranty: 12,
    conditions: ['with water sensor'],
    spec(dice, traits) {
      const design = traits.fuel === 'diesel' ? dice.one(['cartridge', 'inline']) : 'inline'
      const height = dice.int(96, 214)
      return {
        title: `${design}, ${height} mm`,
        attributes: [
          ['Design', design],
          ['Height', height, 'mm'],
          ['Inlet', dice.one([8, 10, 12]), 'mm'],
          ['Outlet', dice.one([8, 10]), 'mm'],
        ],
      }
    },
  },
  {
    slug: 'gearbox-filters',
    name: 'Gearbox oil filters',
    singular: 'Gearbox oil filter',
    synonyms: ['transmission filter', 'automatic transmission filter'],
    picture: 'oil-filter',
    common: 4,
    suits: cars,
    fits: 'chassis',
    price: [18, 119],
    weight: [260, 1500],
    warranty: 12,
    conditions: ['with automatic gearbox'],
    spec(dice) {
      const gears = dice.one([4, 5, 6, 7, 8])
      return {
        title: `for ${gears}-speed automatic`,
        attributes: [
          ['Gears', gears],
          ['Sump gasket', dice.one(['included', 'not included'])],
        ],
      }
    },
  },
  {
    slug: 'filter-sets',
    name: 'Service filter sets',
    singular: 'Service filter set',
    synonyms: ['filter kit', 'service kit', 'inspection kit'],
    picture: 'oil-filter',
    common: 5,
    suits: lightCars,
    fits: 'engine',
    price: [29, 109],
    weight: [700, 2100],
    warranty: 12,
    spec(dice) {
      const pieces = dice.one(['oil, air and cabin filter', 'oil, air, cabin and fuel filter'])
      return {
        title: pieces,
        attributes: [
          ['Contents', pieces],
          ['Sump plug', dice.one(['included', 'not included'])],
        ],
      }
    },
  },
]

export const ignition: PartType[] = [
  {
    slug: 'spark-plugs',
    name: 'Spark plugs',
    singular: 'Spark plug',
    synonyms: ['sparking plug'],
    picture: 'spark-plug',
    common: 9,
    essential: true,
    suits: cars,
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
    name: 'Glow plugs',
    singular: 'Glow plug',
    synonyms: ['heater plug'],
    picture: 'glow-plug',
    common: 8,
    essential: true,
    suits: cars,
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
    name: 'Ignition coils',
    singular: 'Ignition coil',
    synonyms: ['coil pack', 'coil'],
    picture: 'ignition-coil',
    common: 8,
    essential: true,
    suits: cars,
    fits: 'engine',
    fuel: 'petrol',
    quantity: (traits) => traits.cylinders,
    price: [22, 119],
    weight: [190, 900],
    warranty: 24,
    spec(dice) {
      const pins = dice.one([2, 3, 4])
      const kind = dice.one(['plug-top coil', 'plug-top coil', 'coil block'])
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
    name: 'Ignition lead sets',
    singular: 'Ignition lead set',
    synonyms: ['spark plug wires', 'ht leads'],
    picture: 'ignition-coil',
    common: 3,
    suits: cars,
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

export const wipers: PartType[] = [
  {
    slug: 'wiper-blades',
    name: 'Wiper blades',
    singular: 'Wiper blade',
    synonyms: ['windscreen wiper', 'windshield wiper', 'wipers'],
    picture: 'wiper-blade',
    common: 9,
    essential: true,
    suits: cars,
    fits: 'chassis',
    positions: axles,
    price: [8, 39],
    weight: [120, 460],
    warranty: 12,
    conditions: ['from 07/2011'],
    spec(dice, traits) {
      const kind = dice.one(['flat', 'flat', 'hybrid', 'standard'])
      const first = isFront(traits) ? dice.int(475, 700, 25) : dice.int(280, 400, 20)
      return {
        title: `${kind}, ${first} mm`,
        attributes: [
          ['Design', kind],
          ['Length', first, 'mm'],
          ['Length in inches', Math.round(first / 25.4), 'in'],
          ['Mount', dice.one(['hook', 'push button', 'side pin', 'bayonet'])],
          ['Spoiler', dice.one(['yes', 'no'])],
        ],
      }
    },
  },
  {
    slug: 'wiper-blade-sets',
    name: 'Wiper blade sets',
    singular: 'Wiper blade set',
    synonyms: ['windscreen wipers', 'windshield wipers', 'pair of wipers'],
    picture: 'wiper-blade',
    common: 7,
    essential: true,
    suits: cars,
    fits: 'chassis',
    positions: ['front'],
    price: [18, 64],
    weight: [380, 860],
    warranty: 12,
    spec(dice, traits) {
      const driver = dice.near(traits.size, 525, 700, 25)
      const passenger = driver - dice.one([0, 50, 100, 150])
      return {
        title: `flat, ${driver} and ${passenger} mm`,
        attributes: [
          ['Design', 'flat'],
          ['Driver side', driver, 'mm'],
          ['Passenger side', passenger, 'mm'],
          ['Mount', dice.one(['hook', 'push button', 'side pin', 'bayonet'])],
        ],
      }
    },
  },
]
