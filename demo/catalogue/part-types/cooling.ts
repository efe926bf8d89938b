import type { PartMaking } from '../part-type.ts'

export const cooling: PartMaking[] = [
  {
    slug: 'water-pumps',
    common: 8,
    essential: true,
    fits: 'engine',
    price: [29, 189],
    weight: [620, 3600],
    warranty: 24,
    spec(dice, traits, offer) {
      const drive = traits.year > 2010 ? dice.one(['belt-driven', 'belt-driven', 'electric']) : 'belt-driven'
      const wheel = offer.one(['plastic', 'metal'])
      return {
        title: `${drive}, ${wheel} impeller`,
        attributes: [
          ['Drive', drive],
          ['Impeller', wheel],
          ['Impeller diameter', dice.int(48, 76), 'mm'],
          ['Gasket', 'included'],
        ],
      }
    },
  },
  {
    slug: 'thermostats',
    common: 7,
    essential: true,
    fits: 'engine',
    price: [11, 94],
    weight: [70, 640],
    warranty: 24,
    spec(dice) {
      const opens = dice.int(71, 105)
      const housing = dice.one(['with housing', 'insert'])
      return {
        title: `${opens} °C, ${housing}`,
        attributes: [
          ['Opens at', opens, '°C'],
          ['Housing', housing === 'insert' ? 'not included' : 'included'],
          ['Seal', 'included'],
        ],
      }
    },
  },
  {
    slug: 'radiators',
    common: 6,
    essential: true,
    fits: 'chassis',
    price: [79, 389],
    weight: [2800, 8900],
    warranty: 24,
    spec(dice, traits, offer) {
      const width = dice.near(traits.size, 480, 780)
      const height = dice.near(traits.size, 330, 560)
      const core = dice.int(16, 42)
      return {
        title: `${width} × ${height} × ${core} mm`,
        attributes: [
          ['Core width', width, 'mm'],
          ['Core height', height, 'mm'],
          ['Core depth', core, 'mm'],
          ['Core', offer.one(['aluminium, brazed', 'aluminium, mechanically jointed'])],
        ],
      }
    },
  },
  {
    slug: 'coolant-hoses',
    common: 6,
    fits: 'engine',
    price: [9, 69],
    weight: [110, 620],
    warranty: 24,
    spec(dice, _traits, offer) {
      const inner = dice.int(16, 42)
      const place = offer.one(['upper', 'lower', 'heater'])
      return {
        title: `${place}, ${inner} mm inside`,
        apart: place,
        attributes: [
          ['Place', place],
          ['Inner diameter', inner, 'mm'],
          ['Material', offer.one(['EPDM', 'EPDM with aramid'])],
          ['Clips', offer.one(['included', 'not included'])],
        ],
      }
    },
  },
  {
    slug: 'radiator-fans',
    common: 4,
    fits: 'chassis',
    price: [79, 349],
    weight: [1500, 5200],
    warranty: 24,
    spec(dice, traits) {
      const diameter = dice.near(traits.size, 280, 480, 5)
      const watts = dice.near(traits.size, 120, 850, 10)
      return {
        title: `${diameter} mm, ${watts} W`,
        attributes: [
          ['Diameter', diameter, 'mm'],
          ['Power', watts, 'W'],
          ['Voltage', 12, 'V'],
          ['Pins', dice.int(2, 4)],
        ],
      }
    },
  },
  {
    slug: 'heater-cores',
    common: 3,
    fits: 'chassis',
    price: [39, 159],
    weight: [480, 1600],
    warranty: 24,
    spec(dice, _traits, offer) {
      const width = dice.int(150, 266)
      const height = dice.int(120, 208)
      return {
        title: `${width} × ${height} mm`,
        attributes: [
          ['Core width', width, 'mm'],
          ['Core height', height, 'mm'],
          ['Core depth', dice.int(24, 42), 'mm'],
          ['Pipes', offer.one(['included', 'not included'])],
        ],
      }
    },
  },
  {
    slug: 'coolant-tanks',
    common: 4,
    fits: 'chassis',
    price: [19, 89],
    weight: [320, 1100],
    warranty: 24,
    spec(dice, _traits, offer) {
      const cap = offer.one(['with cap', 'without cap'])
      const sensor = dice.one(['with level sensor', 'without level sensor'])
      return {
        title: `${cap}, ${sensor}`,
        attributes: [
          ['Cap', cap === 'with cap' ? 'included' : 'not included'],
          ['Level sensor', sensor.startsWith('without') ? 'not included' : 'included'],
          ['Material', 'polypropylene'],
        ],
      }
    },
  },
  {
    slug: 'intercoolers',
    common: 2,
    fits: 'engine',
    when: ({ motor }) => motor.hasTurbo,
    price: [99, 429],
    weight: [1900, 6900],
    warranty: 24,
    spec(dice, traits) {
      const width = dice.near(traits.size, 300, 700)
      const height = dice.near(traits.size, 150, 440)
      return {
        title: `${width} × ${height} mm`,
        attributes: [
          ['Core width', width, 'mm'],
          ['Core height', height, 'mm'],
          ['Inlet', dice.int(45, 64), 'mm'],
          ['Core', 'aluminium, brazed'],
        ],
      }
    },
  },
]
