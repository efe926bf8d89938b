import type { PartMaking } from '../part-type.ts'

export const filters: PartMaking[] = [
  {
    slug: 'oil-filters',
    common: 10,
    essential: true,
    fits: 'engine',
    price: [5, 34],
    weight: [90, 780],
    warranty: 12,
    spec(dice, traits) {
      const { design, thread, outer, height } = traits.motor.oilFilter
      if (design === 'spin-on') {
        return {
          title: `spin-on, ${thread}, ${height} mm`,
          attributes: [
            ['Design', 'spin-on'],
            ['Thread', thread],
            ['Outer diameter', outer, 'mm'],
            ['Height', height, 'mm'],
            ['Bypass valve', dice.int(0.8, 2.5, 0.1), 'bar'],
          ],
        }
      }
      return {
        picture: 'oil-filter-cartridge',
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
    common: 9,
    essential: true,
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
    common: 9,
    essential: true,
    fits: 'chassis',
    since: 1992,
    price: [9, 44],
    weight: [90, 460],
    warranty: 12,
    spec(dice, _traits, offer) {
      const kind = offer.one(['activated carbon', 'pollen', 'anti-allergy'])
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
    common: 7,
    essential: true,
    fits: 'engine',
    price: [12, 79],
    weight: [180, 1100],
    warranty: 12,
    spec(dice, traits) {
      const design = traits.fuel === 'diesel' ? dice.one(['cartridge', 'inline']) : 'inline'
      const height = dice.int(96, 214)
      return {
        picture: design === 'cartridge' ? 'oil-filter-cartridge' : undefined,
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
    common: 4,
    fits: 'engine',
    axis: 'automatic',
    price: [18, 119],
    weight: [260, 1500],
    warranty: 12,
    spec(dice, _traits, offer) {
      const gears = dice.one([4, 5, 6, 7, 8])
      return {
        title: `for ${gears}-speed automatic`,
        attributes: [
          ['Gears', gears],
          ['Sump gasket', offer.one(['included', 'not included'])],
        ],
      }
    },
  },
  {
    slug: 'filter-sets',
    common: 5,
    fits: 'engine',
    price: [29, 109],
    weight: [700, 2100],
    warranty: 12,
    spec(_dice, _traits, offer) {
      const pieces = offer.one(['oil, air and cabin filter', 'oil, air, cabin and fuel filter'])
      return {
        title: pieces,
        attributes: [
          ['Contents', pieces],
          ['Sump plug', offer.one(['included', 'not included'])],
        ],
      }
    },
  },
]
