import type { Attribute, PartMaking, Traits } from '../part-type.ts'

type Range = [low: number, high: number, step: number]
/** In bar. */
const inTank: Range = [3, 6.5, 0.5]
const highPressure = ({ motor, fuel }: Traits): Range =>
  fuel !== 'diesel' ? [110, 200, 5] : motor.injection === 'mechanical' ? [350, 900, 50] : [1400, 2200, 50]

export const fuelAndAir: PartMaking[] = [
  {
    slug: 'fuel-injectors',
    common: 4,
    fits: 'engine',
    since: 1985,
    quantity: (traits) => traits.cylinders,
    price: [34, 349],
    weight: [60, 620],
    warranty: 24,
    spec(dice, traits, offer) {
      const kind = traits.motor.injection
      const ohms = traits.fuel === 'diesel' ? dice.int(0.2, 0.6, 0.1) : dice.int(1.5, 14.5, 0.5)
      const coil: Attribute[] = [
        ['Pins', 2],
        ['Resistance', ohms, 'Ω'],
      ]
      return {
        title: kind,
        attributes: [
          ['Injection', kind],
          ...(kind === 'mechanical' ? [] : coil),
          ['Seals', offer.one(['included', 'not included'])],
        ],
      }
    },
  },
  {
    slug: 'fuel-pumps',
    common: 6,
    essential: true,
    fits: 'engine',
    price: [49, 319],
    weight: [320, 1800],
    warranty: 24,
    spec(dice, traits, offer) {
      const place =
        traits.motor.injection === 'port injection' ? 'in-tank' : offer.one(['in-tank', 'in-tank', 'high-pressure'])
      const bar = dice.int(...(place === 'in-tank' ? inTank : highPressure(traits)))
      return {
        title: `${place}, ${bar} bar`,
        apart: place,
        attributes: [
          ['Design', place],
          ['Pressure', bar, 'bar'],
          ['Voltage', 12, 'V'],
          ['Flow', dice.int(80, 150, 5), 'l/h'],
        ],
      }
    },
  },
  {
    slug: 'throttle-bodies',
    common: 4,
    fits: 'engine',
    since: 1998,
    price: [79, 389],
    weight: [700, 1900],
    warranty: 24,
    spec(dice, traits) {
      const bore = dice.near(traits.litres / 6.5, 48, 82)
      return {
        title: `electronic, ${bore} mm`,
        attributes: [
          ['Bore', bore, 'mm'],
          ['Control', 'electronic'],
          ['Pins', dice.one([5, 6])],
        ],
      }
    },
  },
  {
    slug: 'air-mass-sensors',
    common: 6,
    essential: true,
    fits: 'engine',
    since: 1988,
    price: [39, 229],
    weight: [90, 480],
    warranty: 24,
    spec(dice, _traits, offer) {
      const pins = dice.int(3, 6)
      const housing = offer.one(['with housing', 'insert only'])
      return {
        title: `${housing}, ${pins} pins`,
        attributes: [
          ['Pins', pins],
          ['Housing', housing === 'insert only' ? 'not included' : 'included'],
          ['Signal', dice.one(['analogue', 'frequency', 'SENT'])],
        ],
      }
    },
  },
  {
    slug: 'egr-valves',
    common: 4,
    fits: 'engine',
    price: [69, 349],
    weight: [620, 2800],
    warranty: 24,
    spec(dice, _traits, offer) {
      const kind = dice.one(['electric', 'electric', 'vacuum'])
      const pins = kind === 'vacuum' ? 2 : dice.one([5, 6])
      return {
        title: `${kind}, ${pins} pins`,
        attributes: [
          ['Actuation', kind],
          ['Pins', pins],
          ['Gaskets', offer.one(['included', 'not included'])],
        ],
      }
    },
  },
]
