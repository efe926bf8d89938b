import { axles, discOf, type PartMaking } from '../part-type.ts'

export const motorcycleControls: PartMaking[] = [
  {
    slug: 'motorcycle-brake-pads',
    common: 9,
    essential: true,
    fits: 'chassis',
    positions: axles,
    price: [16, 64],
    weight: [120, 340],
    warranty: 12,
    spec(_dice, traits, offer) {
      const lining = offer.one(['sintered', 'sintered', 'organic', 'carbon-ceramic'])
      const { width, height, thickness } = discOf(traits).pad
      return {
        title: `${lining}, ${width} mm wide`,
        picture: lining === 'sintered' ? 'motorcycle-brake-pads' : 'motorcycle-brake-pads-organic',
        attributes: [
          ['Lining', lining],
          ['Width', width, 'mm'],
          ['Height', height, 'mm'],
          ['Thickness', thickness, 'mm'],
        ],
      }
    },
  },
  {
    slug: 'motorcycle-brake-discs',
    common: 6,
    essential: true,
    fits: 'chassis',
    positions: axles,
    price: [69, 239],
    weight: [900, 1900],
    warranty: 24,
    spec(dice, traits, offer) {
      const front = traits.position === 'front'
      const { diameter, thickness } = discOf(traits)
      const kind = front ? offer.one(['floating', 'wave, floating']) : offer.one(['fixed', 'wave, fixed'])
      const holes = dice.one([5, 6])
      return {
        title: `${kind}, ${diameter} mm`,
        picture: `motorcycle-brake-disc${kind.startsWith('wave') ? '-wave' : ''}${front ? '' : '-fixed'}${holes === 6 ? '-6' : ''}`,
        attributes: [
          ['Diameter', diameter, 'mm'],
          ['Thickness', thickness, 'mm'],
          ['Disc type', kind],
          ['Bolt holes', holes],
        ],
      }
    },
  },
  {
    slug: 'motorcycle-exhausts',
    common: 4,
    essential: true,
    fits: 'engine',
    price: [189, 890],
    weight: [1900, 5400],
    warranty: 24,
    spec(_dice, _traits, offer) {
      const material = offer.one(['stainless steel', 'titanium', 'carbon', 'black stainless steel'])
      return {
        title: `slip-on, ${material}`,
        attributes: [
          ['Design', 'slip-on'],
          ['Material', material],
          ['Noise insert', offer.one(['removable', 'fixed'])],
          ['Approval', offer.one(['road', 'road', 'race use only'])],
        ],
      }
    },
  },
  {
    slug: 'brake-levers',
    common: 5,
    essential: true,
    fits: 'chassis',
    price: [12, 89],
    weight: [90, 260],
    warranty: 12,
    spec(_dice, _traits, offer) {
      const finish = offer.one(['black', 'silver', 'anodised red', 'titanium grey'])
      const kind = offer.one(['standard', 'folding', 'short'])
      return {
        title: `${kind}, ${finish}`,
        attributes: [
          ['Design', kind],
          ['Finish', finish],
          ['Reach', offer.one(['adjustable, 6 steps', 'fixed'])],
          ['Material', 'aluminium'],
        ],
      }
    },
  },
  {
    slug: 'clutch-levers',
    common: 4,
    fits: 'chassis',
    when: ({ fuel }) => fuel !== 'electric',
    price: [12, 84],
    weight: [80, 240],
    warranty: 12,
    spec(_dice, _traits, offer) {
      const finish = offer.one(['black', 'silver', 'anodised red', 'titanium grey'])
      const kind = offer.one(['standard', 'folding', 'short'])
      return {
        title: `${kind}, ${finish}`,
        attributes: [
          ['Design', kind],
          ['Finish', finish],
          ['Reach', offer.one(['adjustable, 6 steps', 'fixed'])],
          ['Material', 'aluminium'],
        ],
      }
    },
  },
  {
    slug: 'motorcycle-mirrors',
    common: 4,
    essential: true,
    fits: 'chassis',
    positions: ['left', 'right'],
    price: [14, 79],
    weight: [180, 520],
    warranty: 12,
    spec(dice, _traits, offer) {
      const thread = dice.one(['M10x1.25', 'M10x1.25, left-hand', 'M8x1.25'])
      const colour = offer.one(['black', 'chrome', 'carbon look'])
      return {
        title: `${colour}, ${thread}`,
        picture: colour === 'chrome' ? 'motorcycle-mirror-chrome' : undefined,
        attributes: [
          ['Colour', colour],
          ['Thread', thread],
          ['Glass', 'convex'],
        ],
      }
    },
  },
  {
    slug: 'handlebar-grips',
    common: 3,
    fits: 'any',
    price: [9, 99],
    weight: [110, 420],
    warranty: 12,
    spec(dice) {
      const bar = dice.one(['22 mm', '22 mm', '25.4 mm'])
      const kind = dice.one(['rubber', 'gel', 'foam', 'heated, 3 steps', 'heated, 5 steps'])
      const length = dice.int(118, 134)
      return {
        share: kind.startsWith('heated') ? 0.9 : 0.15,
        title: `${kind}, for ${bar} bars, ${length} mm`,
        attributes: [
          ['Design', kind],
          ['Bar diameter', bar.replace(' mm', ''), 'mm'],
          ['Length', length, 'mm'],
          ['Ends', dice.one(['open', 'closed'])],
        ],
      }
    },
  },
]
