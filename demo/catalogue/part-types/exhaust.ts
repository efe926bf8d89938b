import type { PartMaking } from '../part-type.ts'

/** The years from which new cars had to meet Euro 2 to 6; what is sold for older ones meets Euro 1. */
const norms = [1996, 2000, 2005, 2010, 2015]
const places: Record<string, string> = { manifold: '', downpipe: '-downpipe', 'turbo flange': '-turbo' }

export const exhaust: PartMaking[] = [
  {
    slug: 'silencers',
    common: 6,
    essential: true,
    fits: 'engine',
    positions: ['rear'],
    price: [59, 389],
    weight: [3900, 15800],
    warranty: 24,
    spec(dice, traits, offer) {
      const pipe = dice.near(traits.size, 38, 70)
      const material = offer.one(['aluminised steel', 'stainless steel'])
      return {
        title: `${material}, ${pipe} mm pipe`,
        picture: material === 'stainless steel' ? 'exhaust-silencer-stainless' : 'exhaust-silencer',
        attributes: [
          ['Material', material],
          ['Pipe diameter', pipe, 'mm'],
          ['Length', dice.int(680, 1980, 10), 'mm'],
        ],
      }
    },
  },
  {
    slug: 'catalytic-converters',
    common: 4,
    fits: 'engine',
    since: 1981,
    price: [189, 1190],
    weight: [2900, 9800],
    warranty: 24,
    spec(dice, traits, offer) {
      const norm = `Euro ${1 + norms.filter((year) => traits.year >= year).length}`
      const kit = offer.one(['with fitting kit', 'without fitting kit'])
      return {
        title: `${norm}, ${kit}`,
        attributes: [
          ['Emission standard', norm],
          ['Length', dice.int(420, 1160, 10), 'mm'],
          ['Fitting kit', kit.startsWith('without') ? 'not included' : 'included'],
        ],
      }
    },
  },
  {
    slug: 'particulate-filters',
    common: 4,
    fits: 'engine',
    since: 2007,
    fuel: 'diesel',
    price: [289, 1290],
    weight: [5800, 14800],
    warranty: 24,
    spec(_dice, traits, offer) {
      const core = offer.one(['silicon carbide', 'cordierite'])
      return {
        title: core,
        picture: core === 'cordierite' ? 'particulate-filter-cordierite' : undefined,
        attributes: [
          ['Core', core],
          ['Emission standard', traits.year < 2015 ? 'Euro 5' : 'Euro 6'],
          ['Fitting kit', 'included'],
        ],
      }
    },
  },
  {
    slug: 'lambda-sensors',
    common: 8,
    essential: true,
    fits: 'engine',
    since: 1981,
    fuel: 'petrol',
    price: [34, 179],
    weight: [90, 210],
    warranty: 24,
    spec(dice) {
      const wires = dice.one([4, 4, 5])
      const cable = dice.int(280, 1180, 10)
      return {
        title: `${wires === 5 ? 'broadband' : 'narrowband'}, ${wires} wires, ${cable} mm`,
        attributes: [
          ['Sensor type', wires === 5 ? 'broadband' : 'narrowband'],
          ['Wires', wires],
          ['Cable length', cable, 'mm'],
          ['Thread', 'M18x1.5'],
          ['Heated', 'yes'],
        ],
      }
    },
  },
  {
    slug: 'exhaust-gaskets',
    common: 4,
    fits: 'engine',
    price: [5, 39],
    weight: [20, 240],
    warranty: 12,
    spec(dice, traits, offer) {
      const place = offer.one(traits.motor.hasTurbo ? Object.keys(places) : ['manifold', 'downpipe'])
      const material = offer.one(['multi-layer steel', 'graphite', 'steel ring'])
      return {
        title: `${place}, ${material}`,
        apart: place,
        picture:
          material === 'steel ring'
            ? 'exhaust-gasket-ring'
            : `exhaust-gasket${places[place]}${material === 'graphite' ? '-graphite' : ''}`,
        attributes: [
          ['Place', place],
          ['Material', material],
          ['Inner diameter', dice.int(38, 72), 'mm'],
        ],
      }
    },
  },
  {
    slug: 'flex-pipes',
    common: 3,
    fits: 'engine',
    price: [24, 119],
    weight: [480, 2400],
    warranty: 24,
    spec(dice) {
      const pipe = dice.int(45, 65, 5)
      const length = dice.int(100, 280, 20)
      return {
        title: `${pipe} × ${length} mm`,
        attributes: [
          ['Inner diameter', pipe, 'mm'],
          ['Length', length, 'mm'],
          ['Material', 'stainless steel'],
        ],
      }
    },
  },
]
