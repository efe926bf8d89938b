import { axles, corners, sides, type PartMaking } from '../part-type.ts'

export const body: PartMaking[] = [
  {
    slug: 'wing-mirrors',
    common: 6,
    essential: true,
    fits: 'chassis',
    axis: 'change',
    positions: sides,
    price: [39, 289],
    weight: [900, 2900],
    warranty: 24,
    spec(_dice, _traits, offer) {
      const move = offer.one(['electric', 'electric', 'electric, folding', 'manual'])
      const warm = move === 'manual' ? 'not heated' : offer.one(['heated', 'heated', 'not heated'])
      return {
        title: `${move}, ${warm}`,
        apart: `${move}, ${warm}`,
        attributes: [
          ['Adjustment', move],
          ['Glass', offer.one(['convex', 'aspherical'])],
          ['Heating', warm === 'heated' ? 'yes' : 'no'],
          ['Cover', offer.one(['primed', 'black'])],
          ['Turn signal', offer.one(['included', 'none'])],
        ],
      }
    },
  },
  {
    slug: 'mirror-glasses',
    common: 4,
    fits: 'chassis',
    positions: sides,
    price: [9, 59],
    weight: [120, 420],
    warranty: 12,
    spec(_dice, _traits, offer) {
      const glass = offer.one(['convex', 'aspherical', 'flat'])
      const warm = offer.one(['heated', 'not heated'])
      return {
        title: `${glass}, ${warm}`,
        apart: warm,
        picture: warm === 'heated' ? 'mirror-glass-heated' : undefined,
        attributes: [
          ['Glass', glass],
          ['Heating', warm === 'heated' ? 'yes' : 'no'],
          ['Backing plate', 'included'],
        ],
      }
    },
  },
  {
    slug: 'door-handles',
    common: 4,
    fits: 'chassis',
    positions: corners,
    price: [12, 89],
    weight: [120, 460],
    warranty: 12,
    spec(_dice, _traits, offer) {
      const finish = offer.one(['primed', 'black', 'chrome'])
      return {
        title: finish,
        attributes: [
          ['Finish', finish],
          ['Key hole', offer.one(['yes', 'no'])],
          ['Place', 'outside'],
        ],
      }
    },
  },
  {
    slug: 'bumpers',
    common: 4,
    fits: 'chassis',
    axis: 'parking',
    positions: axles,
    price: [119, 489],
    weight: [2900, 8900],
    warranty: 12,
    spec(_dice, traits, offer) {
      const finish = offer.one(['primed', 'black, textured'])
      const holes = `${traits.version === 1 ? 'with' : 'without'} parking sensor holes`
      return {
        title: `${finish}, ${holes}`,
        attributes: [
          ['Finish', finish],
          ['Sensor holes', holes.startsWith('without') ? 'none' : '4'],
          ['Material', 'polypropylene'],
          ['Tow eye cover', offer.one(['included', 'not included'])],
        ],
      }
    },
  },
  {
    slug: 'wings',
    common: 3,
    fits: 'chassis',
    positions: ['front left', 'front right'],
    price: [59, 289],
    weight: [2400, 4800],
    warranty: 12,
    spec(dice, _traits, offer) {
      const material = offer.one(['steel, primed', 'steel, galvanised', 'aluminium'])
      return {
        title: material,
        picture: { 'steel, galvanised': 'wing-galvanised', aluminium: 'wing-aluminium' }[material],
        attributes: [
          ['Material', material],
          ['Turn signal hole', dice.one(['yes', 'no'])],
        ],
      }
    },
  },
  {
    slug: 'window-regulators',
    common: 5,
    fits: 'chassis',
    positions: corners,
    price: [29, 149],
    weight: [900, 2600],
    warranty: 24,
    spec(dice, _traits, offer) {
      const drive = offer.one(['electric, with motor', 'electric, without motor', 'electric, without motor'])
      return {
        title: drive,
        apart: drive,
        attributes: [
          ['Operation', 'electric'],
          ['Motor', drive.endsWith('without motor') ? 'not included' : 'included'],
          ['Doors', dice.one([2, 4, 4])],
        ],
      }
    },
  },
  {
    slug: 'tailgate-struts',
    common: 5,
    fits: 'chassis',
    quantity: 2,
    price: [12, 64],
    weight: [260, 780],
    warranty: 24,
    spec(dice, traits) {
      const force = dice.near(traits.size, 290, 760, 10)
      const length = dice.near(traits.size, 380, 690)
      return {
        title: `${force} N, ${length} mm`,
        attributes: [
          ['Force', force, 'N'],
          ['Length', length, 'mm'],
          ['Stroke', Math.round(length * 0.38), 'mm'],
        ],
      }
    },
  },
  {
    slug: 'bonnet-struts',
    common: 3,
    fits: 'chassis',
    quantity: 2,
    price: [12, 54],
    weight: [190, 560],
    warranty: 24,
    spec(dice, traits) {
      const force = dice.near(traits.size, 220, 560, 10)
      const length = dice.near(traits.size, 320, 720)
      return {
        title: `${force} N, ${length} mm`,
        attributes: [
          ['Force', force, 'N'],
          ['Length', length, 'mm'],
          ['Stroke', Math.round(length * 0.38), 'mm'],
        ],
      }
    },
  },
]
