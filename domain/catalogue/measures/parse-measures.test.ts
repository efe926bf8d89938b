import { describe, expect, test } from 'vitest'
import { allMeasures, measuresOfType } from './measures-of-types.ts'
import { type KnownMeasure, parseMeasures } from './parse-measures.ts'

const short = (text: string, known: readonly KnownMeasure[]) =>
  parseMeasures(text, known).map((reading) => reading.map(({ measure, value }) => `${measure}:${value}`).join(' '))
const of = (type: string) => measuresOfType(type)!

describe('typed words of a part type', () => {
  test.each([
    ['302 mm', 'brake-discs', 'diameter:302'],
    ['302mm', 'brake-discs', 'diameter:302'],
    ['30.2 cm', 'brake-discs', 'diameter:302'],
    ['30,2cm', 'brake-discs', 'diameter:302'],
    ['３０２ ｍｍ', 'brake-discs', 'diameter:302'],
    ['302', 'brake-discs', 'diameter:302'],
    ['293x28', 'brake-discs', 'diameter:293 thickness:28'],
    ['293 × 28 mm', 'brake-discs', 'diameter:293 thickness:28'],
    ['29.3 cm x 28 mm', 'brake-discs', 'diameter:293 thickness:28'],
    ['28 x 293', 'brake-discs', 'diameter:293 thickness:28'],
    ['278 x 175 x 190 mm', 'batteries', 'length:278 width:175 height:190'],
    ['17 in', 'alloy-wheels', 'diameter:17in'],
    ['17"', 'alloy-wheels', 'diameter:17in'],
    ['17-inch', 'alloy-wheels', 'diameter:17in'],
    ['7Jx17', 'alloy-wheels', 'width:7in diameter:17in'],
    ['7.5 x 17', 'alloy-wheels', 'width:7.5in diameter:17in'],
    ['17x7', 'alloy-wheels', 'width:7in diameter:17in'],
    ['5x114.3', 'alloy-wheels', 'bolt-circle:5x114.3'],
    ['5 × 114,3', 'alloy-wheels', 'bolt-circle:5x114.3'],
    ['5x4.5', 'alloy-wheels', 'bolt-circle:5x114.3'],
    ['381 mm', 'light-bars', 'length:15in'],
    ['3/8 in', 'socket-sets', 'drive:0.375in'],
    ['1/2"', 'torque-wrenches', 'drive:0.5in'],
    ['24 inch', 'wiper-blades', 'length-in-inches:24in'],
    ['60 cm', 'wiper-blades', 'length:600'],
    ['88 °C', 'thermostats', 'opens-at:88'],
    ['190 °F', 'thermostats', 'opens-at:88'],
    ['195 °f', 'thermostats', 'opens-at:91'],
    ['M14 x 1.5', 'wheel-nuts', 'thread:M14x1.5'],
    ['m14x1,50', 'wheel-nuts', 'thread:M14x1.5'],
    ['1/2-20 unf', 'wheel-nuts', 'thread:1/2-20 UNF'],
    ['3/4-16', 'oil-filters', 'thread:3/4-16 UNF'],
    ['31x10.5r15', 'summer-tyres', 'size:31x10.5R15'],
    ['10W 40', 'engine-oils', 'viscosity:10W-40'],
    ['10w40', 'engine-oils', 'viscosity:10W-40'],
    ['SAE 5W-30', 'engine-oils', 'viscosity:5W-30'],
    ['vw 504 00', 'engine-oils', 'specification:VW 504.00'],
    ['VW 50400', 'engine-oils', 'specification:VW 504.00'],
    ['api sp', 'engine-oils', 'specification:API SP'],
    ['acea c3', 'engine-oils', 'specification:C3'],
    ['dot5.1', 'brake-fluids', 'specification:DOT 5.1'],
    ['g12+', 'coolants', 'coolant-type:G12+'],
    ['1 l', 'engine-oils', 'content:1'],
    ['1 L', 'engine-oils', 'content:1'],
    ['5 litres', 'engine-oils', 'content:5'],
    ['500 ml', 'engine-oils', 'content:0.5'],
    ['400 g', 'greases', 'content:400g'],
    ['0.4 kg', 'greases', 'content:400g'],
    ['205/55R16', 'summer-tyres', 'size:205/55R16'],
    ['205 55 16', 'summer-tyres', 'size:205/55R16'],
    ['205/55 R16 91V', 'summer-tyres', 'size:205/55R16 load-and-speed:91V'],
    ['215/65 r16 c 104/102r', 'summer-tyres', 'size:215/65R16C load-and-speed:104/102R'],
    ['195/70R15C', 'summer-tyres', 'size:195/70R15C'],
    ['235/55zr18 98h', 'summer-tyres', 'size:235/55R18 load-and-speed:98H'],
    ['P205/55-16', 'summer-tyres', 'size:205/55-16'],
    ['100/90-19', 'motorcycle-tyres', 'size:100/90-19'],
    ['100/90 19', 'motorcycle-tyres', 'size:100/90-19'],
    ['16 inch', 'summer-tyres', 'rim:16in'],
    ['12V', 'batteries', 'voltage:12'],
    ['70Ah', 'batteries', 'capacity:70'],
    ['70000 mAh', 'batteries', 'capacity:70'],
    ['H7', 'batteries', 'group:H7'],
    ['h7', 'headlight-bulbs', 'bulb-socket:H7'],
    ['P21/5W', 'brake-light-bulbs', 'bulb-socket:P21/5W'],
    ['55 watt', 'headlight-bulbs', 'power:55'],
    ['1.4kW', 'starter-motors', 'power:1.4kW'],
    ['1400 W', 'starter-motors', 'power:1.4kW'],
    ['6PK1200', 'v-ribbed-belts', 'ribs:6 length:1200'],
    ['6pk', 'v-ribbed-belts', 'ribs:6'],
    ['6 PK', 'v-ribbed-belts', 'ribs:6'],
    ['120 teeth', 'chain-kits', 'front-sprocket:120'],
  ])('%s of %s', (text, type, expected) => {
    expect(short(text, of(type))).toContain(expected)
  })

  test('are only what such a part measures', () => {
    expect(parseMeasures('70 Ah', of('brake-discs'))).toEqual([])
    expect(parseMeasures('302 mm', of('engine-oils'))).toEqual([])
    expect(parseMeasures('205/55R16', of('brake-discs'))).toEqual([])
    expect(short('H7', of('headlight-bulbs'))).toEqual(['bulb-socket:H7'])
    expect(short('12 x', of('brake-discs'))).toEqual([])
  })

  test('may be any of its lengths, the foremost first', () => {
    expect(short('28 mm', of('brake-discs'))).toEqual([
      'diameter:28',
      'thickness:28',
      'height:28',
      'minimum-thickness:28',
    ])
    expect(short('293x28', of('brake-discs'))[0]).toBe('diameter:293 thickness:28')
  })

  test('that are no round number in a unit are not meant in it', () => {
    expect(short('302 mm', of('alloy-wheels'))).not.toContainEqual(expect.stringContaining('diameter'))
    expect(short('17 in', of('brake-discs'))).toContain('diameter:431.8')
  })

  test('name a grade that parts have, however it is spaced', () => {
    const known = [{ measure: 'specification', unit: null, values: ['DOT 4', 'DOT 5.1', 'API GL-4', 'VW 504.00'] }]
    expect(short('dot4', known)).toEqual(['specification:DOT 4'])
    expect(short('DOT 5.1', known)).toEqual(['specification:DOT 5.1'])
    expect(short('vw 50400', known)).toEqual(['specification:VW 504.00'])
    expect(short('dot 6', known)).toEqual([])
  })

  test('in another language, with its names of units', () => {
    const names = new Map([['zoll', 'in']])
    expect(parseMeasures('17 Zoll', of('alloy-wheels'), names)).toContainEqual([
      { measure: 'diameter', value: '17in', unit: 'in' },
    ])
  })
})

test('words without a type are read by all measures: a size is one thing, a length many', () => {
  expect(short('5W30', allMeasures)).toEqual(['viscosity:5W-30'])
  expect(short('302 mm', allMeasures).length).toBeGreaterThan(10)
})

test.each([
  'brake pads',
  'golf 7',
  'a4',
  '1K0 615 301 AA',
  'x',
  '',
  '12 V 70 Ah',
  'm',
  '1/0 in',
  '50/50',
  '9'.repeat(99),
  '--',
  '5 x',
])('“%s” measures nothing', (text) => {
  expect(parseMeasures(text, of('wheel-nuts'))).toEqual([])
})
