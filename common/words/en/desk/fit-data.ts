import { whole } from '../../../format.ts'
import { countOfLines } from '../cars/car-lines.ts'
import { allOf, type Condition } from '../cars/fit.ts'

/** What an application may ask of a car: how the form names it, and how its value is written. */
export const conditions = {
  drive: { label: 'Drive', hint: 'FWD, RWD, AWD' },
  gearbox: { label: 'Gearbox', hint: 'manual, automatic' },
  body: { label: 'Body', hint: 'saloon, estate' },
  suspension: { label: 'Suspension', hint: 'sport, air' },
  'disc-front': { label: 'Front discs, mm', hint: '312' },
  'disc-rear': { label: 'Rear discs, mm', hint: '286' },
  'made-from': { label: 'Made from', hint: '2012-05' },
  'made-to': { label: 'Made up to', hint: '2014-11' },
  'chassis-from': { label: 'Chassis number from', hint: '8K-C-000001' },
  'chassis-to': { label: 'Chassis number up to', hint: '8K-C-250000' },
  with: { label: 'With equipment', hint: 'air conditioning' },
  without: { label: 'Without equipment', hint: 'air conditioning' },
  note: { label: 'Note, asked in its own words', hint: 'the filter stands upright' },
} as const

/** A value by which a part fits: how the form names it, and how its value is written. */
export const specs = {
  oil: { label: 'Engine oil', hint: '5W-30 VW 504.00' },
  'gear-oil': { label: 'Gear oil', hint: '75W-90 GL-5' },
  'axle-oil': { label: 'Axle oil', hint: '75W-90 GL-5' },
  'automatic-fluid': { label: 'Automatic gearbox fluid', hint: 'Dexron VI' },
  'steering-fluid': { label: 'Power steering fluid', hint: 'CHF 11S' },
  adblue: { label: 'AdBlue', hint: 'ISO 22241' },
  coolant: { label: 'Coolant', hint: 'G12++' },
  'brake-fluid': { label: 'Brake fluid', hint: 'DOT 4' },
  tyre: { label: 'Tyre, front and rear', hint: '205/55R16' },
  'tyre-front': { label: 'Front tyre', hint: '225/45R17' },
  'tyre-rear': { label: 'Rear tyre', hint: '255/40R17' },
  wheel: { label: 'Wheel', hint: '6.5Jx16 ET46' },
  'bolt-circle': { label: 'Bolt circle', hint: '5x112' },
  battery: { label: 'Battery group', hint: 'H6' },
  'bulb-low': { label: 'Low beam bulb', hint: 'H7' },
  'bulb-high': { label: 'High beam bulb', hint: 'H1' },
  'bulb-fog': { label: 'Fog light bulb', hint: 'H11' },
  'bulb-indicator': { label: 'Indicator bulb', hint: 'PY21W' },
  'bulb-brake': { label: 'Brake light bulb', hint: 'P21W' },
  'bulb-tail': { label: 'Tail light bulb', hint: 'R5W' },
  'bulb-reversing': { label: 'Reversing light bulb', hint: 'W16W' },
  'wiper-driver': { label: 'Wiper, driver’s side, mm', hint: '600' },
  'wiper-passenger': { label: 'Wiper, passenger’s side, mm', hint: '450' },
  'wiper-rear': { label: 'Rear wiper, mm', hint: '330' },
  'wiper-set': { label: 'Pair of wipers, mm', hint: '600/450' },
} as const

/** The page of the cars of one part. */
export const page = {
  title: 'Cars of a part',
  list: 'List of cars',
  none: 'No car is in the list: its specification decides, or nobody knows what it fits.',
  add: 'Add a car',
  isOpen: 'A car is open above: finish or cancel it first',
  saved: 'The cars of this part are saved',
  copied: (lines: number, from: string) =>
    lines === 0
      ? `${from} has no cars that this list does not have`
      : `${countOfLines(lines)} of ${from} copied, not saved yet`,
  specs: 'Specification',
  specsAbout:
    'A part without a list of cars fits every car that has the same value: a tyre its size, an oil its grade and approval. Two values of one kind are alternatives.',
  universal: 'Suits every vehicle of its kind',
  /** Where somebody else has saved the list meanwhile. */
  theirs: (theirs: number, yours: number) => `Its list now has ${countOfLines(theirs)}; yours has ${whole(yours)}.`,
}

type Shared = { maker: string | null; number: string }
type Line = {
  make: string
  model: string
  yearFrom: number
  yearTo: number
  engineName: string | null
  position: string | null
  conditions: Condition[]
}
const cars = (count: number) => (count === 1 ? '1 car' : `${count} cars`)
const NAMED = 3

/** Cars of parts that share an OE number with a part. */
export const proposed = {
  title: 'Cars by OE number',
  intro: (parts: number, shared: readonly Shared[], lines: number) => {
    const named = shared.slice(0, NAMED).map(({ maker, number }) => (maker ? `${maker} ${number}` : number))
    const more = shared.length > NAMED ? ` and ${shared.length - NAMED} more` : ''
    const who = parts === 1 ? '1 part shares' : `${parts} parts share`
    const which = shared.length === 1 ? 'its OE number' : 'one of its OE numbers'
    const what =
      lines === 0
        ? 'The list has all their cars.'
        : `${parts === 1 ? 'It fits' : 'They fit'} ${cars(lines)} that the list does not have yet.`
    return `${who} ${which} ${named.join(', ')}${more}. ${what}`
  },
  all: 'Choose all',
  line: ({ make, model, yearFrom, yearTo, engineName, position, conditions }: Line) => {
    const years = yearFrom === yearTo ? String(yearFrom) : `${yearFrom}–${yearTo}`
    const only = conditions.length > 0 ? `only ${allOf(conditions)}` : null
    return [`${make} ${model} ${years}`, engineName, position, only].filter(Boolean).join(', ')
  },
  from: (parts: readonly { brand: string; number: string }[]) => {
    const named = parts.slice(0, NAMED).map(({ brand, number }) => `${brand} ${number}`)
    return `From ${named.join(', ')}${parts.length > NAMED ? ` and ${parts.length - NAMED} more` : ''}`
  },
  take: (count: number) => (count === 0 ? 'Add to the list' : `Add ${cars(count)} to the list`),
  added: (count: number) => `${cars(count)} added to the list`,
  saveFirst: 'Save your changes first.',
}
