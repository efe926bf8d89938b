import { cars, everything, lightCars, sides, type PartType, type Traits } from '../part-type.ts'
import type { Dice } from '../dice.ts'

type TyreSize = { size: string; rim: number }

function tyreSize(dice: Dice, traits: Traits): TyreSize {
  const width = dice.near(traits.size, 155, traits.kind === 'car' ? 265 : 285, 10)
  const rim = Math.round(dice.near(traits.size, 14, traits.year < 2000 ? 17 : 21))
  const ratio =
    traits.kind === 'car' ? Math.max(30, 80 - (rim - 13) * 5 - dice.one([0, 0, 5])) : dice.one([50, 55, 60, 65])
  const load = dice.near(traits.size, 78, traits.kind === 'truck' ? 121 : 109)
  return { size: `${width}/${ratio} R${rim} ${load}${dice.one(['T', 'H', 'V', 'V', 'W'])}`, rim }
}

function tyre(slug: string, name: string, season: string, common: number, synonyms: string[]): PartType {
  return {
    slug,
    name: `${name}s`,
    singular: name,
    synonyms: [...synonyms, 'tire'],
    picture: 'tyre',
    common,
    essential: season !== 'all-season',
    suits: cars,
    fits: 'chassis',
    quantity: 4,
    price: [54, 289],
    weight: [7200, 19500],
    warranty: 24,
    spec(dice, traits) {
      const { size, rim } = tyreSize(dice, traits)
      const noise = dice.int(67, 73)
      return {
        title: `${size}, ${noise} dB`,
        attributes: [
          ['Size', size],
          ['Rim', rim, 'in'],
          ['Season', season],
          ['Fuel efficiency', dice.one(['A', 'B', 'C', 'C', 'D'])],
          ['Wet grip', dice.one(['A', 'A', 'B', 'C'])],
          ['Noise', noise, 'dB'],
          ...(season === 'summer' ? [] : ([['Snow symbol', '3PMSF']] as [string, string][])),
        ],
      }
    },
  }
}

export const tyres: PartType[] = [
  tyre('summer-tyres', 'Summer tyre', 'summer', 8, ['summer tire', 'car tyre']),
  tyre('winter-tyres', 'Winter tyre', 'winter', 7, ['winter tire', 'snow tire']),
  tyre('all-season-tyres', 'All-season tyre', 'all-season', 6, ['all season tire', 'all weather tyre']),
]

export const wheels: PartType[] = [
  {
    slug: 'alloy-wheels',
    name: 'Alloy wheels',
    singular: 'Alloy wheel',
    synonyms: ['alloy rim', 'aluminium wheel', 'aluminum wheel', 'rim'],
    picture: 'alloy-wheel',
    common: 6,
    suits: cars,
    fits: 'chassis',
    quantity: 4,
    price: [79, 389],
    weight: [7200, 14500],
    warranty: 36,
    spec(dice, traits) {
      const inches = Math.round(dice.near(traits.size, 15, traits.year < 2000 ? 17 : 21))
      const width = inches < 17 ? dice.one([6, 6.5]) : dice.one([7.5, 8, 8.5])
      const holes = traits.size < 0.25 ? 4 : traits.kind === 'truck' ? 6 : 5
      const circle = traits.kind === 'truck' ? 139.7 : dice.one(holes === 4 ? [98, 100, 108] : [108, 112, 114.3, 120])
      const finish = dice.one(['silver', 'matt black', 'gunmetal', 'black, polished face'])
      return {
        title: `${width}J × ${inches}, ${finish}`,
        attributes: [
          ['Diameter', inches, 'in'],
          ['Width', width, 'in'],
          ['Bolt circle', `${holes} × ${circle}`, 'mm'],
          ['Offset', dice.int(25, 52), 'mm'],
          ['Centre bore', dice.one([57.1, 63.4, 66.6, 67.1, 72.6]), 'mm'],
          ['Finish', finish],
        ],
      }
    },
  },
  {
    slug: 'steel-wheels',
    name: 'Steel wheels',
    singular: 'Steel wheel',
    synonyms: ['steel rim', 'winter wheel'],
    picture: 'steel-wheel',
    common: 4,
    suits: cars,
    fits: 'chassis',
    quantity: 4,
    price: [39, 119],
    weight: [6800, 15800],
    warranty: 24,
    spec(dice, traits) {
      const inches = Math.round(dice.near(traits.size, 14, 17))
      const width = dice.one([5.5, 6, 6.5, 7])
      const holes = traits.size < 0.25 ? 4 : 5
      return {
        title: `${width}J × ${inches}, black`,
        attributes: [
          ['Diameter', inches, 'in'],
          ['Width', width, 'in'],
          ['Bolt holes', holes],
          ['Offset', dice.int(30, 52), 'mm'],
          ['Finish', 'black'],
        ],
      }
    },
  },
  {
    slug: 'wheel-nuts',
    name: 'Wheel nuts and bolts',
    singular: 'Wheel nut set',
    synonyms: ['lug nuts', 'lug bolts', 'wheel bolts'],
    picture: 'wheel-nuts',
    common: 4,
    essential: true,
    suits: cars,
    fits: 'chassis',
    price: [14, 64],
    weight: [420, 1900],
    warranty: 24,
    conditions: ['with alloy wheels', 'with steel wheels'],
    spec(dice) {
      const thread = dice.one(['M12x1.5', 'M12x1.25', 'M14x1.5', '1/2-20 UNF'])
      const seat = dice.one(['60° cone', '60° cone', 'ball R13'])
      const pieces = dice.one([16, 20, 24])
      return {
        title: `${thread}, ${seat}, ${pieces} pieces`,
        attributes: [
          ['Thread', thread],
          ['Seat', seat],
          ['Spanner size', dice.one([17, 19, 21]), 'mm'],
          ['Pieces', pieces],
        ],
      }
    },
  },
  {
    slug: 'locking-wheel-nuts',
    name: 'Locking wheel nuts',
    singular: 'Locking wheel nut set',
    synonyms: ['wheel locks', 'locking lug nuts', 'security bolts'],
    picture: 'wheel-nuts',
    common: 3,
    suits: cars,
    fits: 'chassis',
    price: [19, 59],
    weight: [260, 520],
    warranty: 24,
    spec(dice) {
      const thread = dice.one(['M12x1.5', 'M12x1.25', 'M14x1.5'])
      return {
        title: `${thread}, 4 pieces with key`,
        attributes: [
          ['Thread', thread],
          ['Seat', dice.one(['60° cone', 'ball R13'])],
          ['Pieces', 4],
          ['Keys', dice.one([1, 2])],
        ],
      }
    },
  },
  {
    slug: 'tpms-sensors',
    name: 'Tyre pressure sensors',
    singular: 'Tyre pressure sensor',
    synonyms: ['tpms sensor', 'tire pressure sensor', 'rdks'],
    picture: 'tpms-sensor',
    common: 5,
    essential: true,
    suits: cars,
    fits: 'chassis',
    quantity: 4,
    price: [19, 84],
    weight: [24, 60],
    warranty: 24,
    spec(dice) {
      const radio = dice.one([315, 433])
      const valve = dice.one(['metal valve', 'rubber valve'])
      return {
        title: `${radio} MHz, ${valve}`,
        attributes: [
          ['Frequency', radio, 'MHz'],
          ['Valve', valve],
          ['Programming', dice.one(['ready to fit', 'programmable', 'cloneable'])],
        ],
      }
    },
  },
  {
    slug: 'snow-chains',
    name: 'Snow chains',
    singular: 'Snow chain pair',
    synonyms: ['tyre chains', 'tire chains'],
    picture: 'snow-chain',
    common: 3,
    suits: cars,
    fits: 'any',
    price: [34, 189],
    weight: [2900, 9800],
    warranty: 24,
    spec(dice) {
      const link = dice.one([7, 9, 12, 16])
      const tyre = `${dice.int(165, 245, 10)}/${dice.int(40, 70, 5)} R${dice.int(14, 19)}`
      return {
        title: `${link} mm, for ${tyre}`,
        attributes: [
          ['Link', link, 'mm'],
          ['Tyre size', tyre],
          ['Fitting', dice.one(['manual tension', 'self-tensioning', 'ratchet'])],
          ['Standard', 'EN 16662-1'],
        ],
      }
    },
  },
]

export const vehicleLights: PartType[] = [
  {
    slug: 'headlights',
    name: 'Headlights',
    singular: 'Headlight',
    synonyms: ['headlamp', 'front light'],
    picture: 'headlight',
    common: 6,
    essential: true,
    suits: cars,
    fits: 'chassis',
    positions: sides,
    price: [79, 690],
    weight: [2200, 6400],
    warranty: 24,
    conditions: ['with dynamic bend lighting', 'up to 06/2014'],
    spec(dice, traits) {
      const light =
        traits.year > 2014 ? dice.one(['LED', 'LED', 'xenon', 'halogen']) : dice.one(['halogen', 'halogen', 'xenon'])
      const socket =
        light === 'halogen'
          ? dice.one(['H7', 'H4', 'H11', 'H7 and H1'])
          : light === 'xenon'
            ? dice.one(['D1S', 'D3S'])
            : 'none'
      return {
        title: light === 'LED' ? 'LED' : `${light}, ${socket}`,
        attributes: [
          ['Light', light],
          ['Bulb socket', socket],
          ['Levelling', light === 'halogen' ? 'electric' : 'automatic'],
          ['Bulbs', dice.one(['not included', 'included'])],
        ],
      }
    },
  },
  {
    slug: 'tail-lights',
    name: 'Tail lights',
    singular: 'Tail light',
    synonyms: ['rear light', 'tail lamp', 'combination rearlight'],
    picture: 'tail-light',
    common: 6,
    essential: true,
    suits: cars,
    fits: 'chassis',
    positions: sides,
    price: [39, 289],
    weight: [700, 2600],
    warranty: 24,
    conditions: ['saloon', 'estate', 'inner section', 'outer section'],
    spec(dice, traits) {
      const light = traits.year > 2010 ? dice.one(['LED', 'bulb', 'LED']) : 'bulb'
      const glass = dice.one(['red', 'red and clear', 'smoked'])
      return {
        title: `${light}, ${glass}`,
        attributes: [
          ['Light', light],
          ['Glass', glass],
          ['Bulb holder', light === 'bulb' ? dice.one(['included', 'not included']) : 'none'],
        ],
      }
    },
  },
  {
    slug: 'fog-lights',
    name: 'Fog lights',
    singular: 'Fog light',
    synonyms: ['fog lamp', 'foglight'],
    picture: 'fog-light',
    common: 4,
    suits: cars,
    fits: 'chassis',
    positions: sides,
    price: [24, 139],
    weight: [320, 980],
    warranty: 24,
    spec(dice) {
      const socket = dice.one(['H11', 'H8', 'H16', 'HB4', 'H3'])
      return {
        title: socket,
        attributes: [
          ['Bulb socket', socket],
          ['Glass', dice.one(['clear', 'structured'])],
          ['Bulb', dice.one(['included', 'not included'])],
        ],
      }
    },
  },
  {
    slug: 'indicators',
    name: 'Indicators',
    singular: 'Indicator',
    synonyms: ['turn signal', 'direction indicator', 'blinker'],
    picture: 'fog-light',
    common: 4,
    suits: everything,
    fits: 'chassis',
    positions: sides,
    price: [9, 79],
    weight: [60, 520],
    warranty: 24,
    spec(dice) {
      const place = dice.one(['wing', 'mirror', 'bumper'])
      const glass = dice.one(['clear', 'amber', 'smoked'])
      return {
        title: `${glass} glass`,
        attributes: [
          ['Glass', glass],
          ['Bulb socket', dice.one(['PY21W', 'WY5W', 'LED'])],
          ['Mounting', place],
        ],
      }
    },
  },
  {
    slug: 'number-plate-lights',
    name: 'Number plate lights',
    singular: 'Number plate light',
    synonyms: ['license plate light', 'licence plate lamp', 'registration plate light'],
    picture: 'tail-light',
    common: 3,
    suits: everything,
    fits: 'chassis',
    price: [6, 39],
    weight: [30, 160],
    warranty: 24,
    spec(dice) {
      const socket = dice.one(['C5W', 'W5W', 'LED'])
      return {
        title: socket === 'LED' ? 'LED, 6000 K' : socket,
        attributes: [
          ['Bulb socket', socket],
          ['Scope', dice.one(['single', 'pair'])],
        ],
      }
    },
  },
]

function bulb(
  slug: string,
  name: string,
  sockets: string[],
  watts: number[],
  common: number,
  synonyms: string[],
): PartType {
  return {
    slug,
    name: `${name}s`,
    singular: name,
    synonyms,
    picture: 'bulb-h7',
    common,
    essential: common > 5,
    suits: everything,
    fits: 'chassis',
    quantity: 2,
    price: [3, 34],
    weight: [10, 60],
    warranty: 12,
    spec(dice) {
      const socket = dice.one(sockets)
      const power = dice.one(watts)
      const style = dice.one(['standard', 'long life', 'more light', 'cool white'])
      return {
        title: `${socket}, 12 V ${power} W, ${style}`,
        attributes: [
          ['Bulb socket', socket],
          ['Voltage', 12, 'V'],
          ['Power', power, 'W'],
          ['Colour temperature', style === 'cool white' ? 4200 : 3200, 'K'],
          ['Pack', dice.one([1, 2])],
        ],
      }
    },
  }
}

export const bulbs: PartType[] = [
  bulb('headlight-bulbs', 'Headlight bulb', ['H7', 'H4', 'H11', 'H1', 'HB3'], [55, 60], 8, [
    'headlamp bulb',
    'halogen bulb',
  ]),
  bulb('indicator-bulbs', 'Indicator bulb', ['PY21W', 'WY5W', 'WY21W'], [5, 21], 4, ['turn signal bulb']),
  bulb('brake-light-bulbs', 'Brake light bulb', ['P21W', 'P21/5W', 'W21/5W'], [21], 5, [
    'stop lamp bulb',
    'tail light bulb',
  ]),
  {
    slug: 'led-bulbs',
    name: 'LED bulbs',
    singular: 'LED bulb',
    synonyms: ['led lamp', 'led conversion'],
    picture: 'bulb-led',
    common: 5,
    suits: lightCars,
    fits: 'any',
    price: [6, 119],
    weight: [10, 320],
    warranty: 24,
    spec(dice) {
      const socket = dice.one(['H7', 'H4', 'H11', 'W5W', 'C5W', 'P21W', 'PY21W', 'W21/5W', 'HB3', 'HB4'])
      const kelvin = dice.one([4300, 5000, 6000, 6500])
      return {
        share: socket.startsWith('H') ? 0.7 : 0.1,
        title: `${socket}, ${kelvin} K, pair`,
        attributes: [
          ['Bulb socket', socket],
          ['Colour temperature', kelvin, 'K'],
          ['Voltage', 12, 'V'],
          ['Power', dice.one([1, 2, 5, 16, 18, 25]), 'W'],
          ['Pieces', 2],
          ['Bus error free', dice.one(['yes', 'with load resistor'])],
        ],
      }
    },
  },
]

export const auxiliaryLights: PartType[] = [
  {
    slug: 'light-bars',
    name: 'Light bars',
    singular: 'LED light bar',
    synonyms: ['led bar', 'driving light bar'],
    picture: 'light-bar',
    common: 3,
    suits: cars,
    fits: 'any',
    price: [39, 389],
    weight: [600, 6400],
    warranty: 24,
    spec(dice) {
      const inches = dice.one([7, 10, 14, 20, 22, 30, 40, 50])
      const lumens = inches * dice.int(260, 420, 20)
      return {
        share: inches / 50,
        title: `${inches} in, ${lumens} lm, ${dice.one(['combo', 'spot', 'flood'])} beam`,
        attributes: [
          ['Length', inches, 'in'],
          ['Light output', lumens, 'lm'],
          ['Voltage', dice.one(['12', '12 to 24']), 'V'],
          ['Protection', dice.one(['IP67', 'IP68', 'IP69K'])],
        ],
      }
    },
  },
  {
    slug: 'driving-lights',
    name: 'Driving lights',
    singular: 'Driving light',
    synonyms: ['auxiliary high beam', 'spot lamp', 'long range lamp'],
    picture: 'fog-light',
    common: 2,
    suits: everything,
    fits: 'any',
    quantity: 2,
    price: [24, 239],
    weight: [300, 2400],
    warranty: 24,
    spec(dice) {
      const round = dice.one([3, 4, 5.75, 7, 9])
      const watts = dice.one([20, 35, 48, 60, 90])
      return {
        share: watts / 90,
        title: `LED, ${round} in round, ${watts} W`,
        attributes: [
          ['Diameter', round, 'in'],
          ['Power', watts, 'W'],
          ['Light output', watts * dice.int(85, 115, 5), 'lm'],
          ['Housing', dice.one(['black', 'chrome'])],
          ['Approval', dice.one(['ECE', 'SAE', 'off-road use only'])],
        ],
      }
    },
  },
]
