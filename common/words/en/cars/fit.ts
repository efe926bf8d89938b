import { whole } from '../../../format.ts'

export type Condition = { kind: string; value: string }
type Place = { position: string | null; quantity: number | null }
type Way = { engineId: number | null; conditions: Condition[] }
/** An answer of the rule, as far as words need it. */
type Fit =
  | { answer: 'fits'; by: string; places?: Place[] }
  | { answer: 'if'; open: string[]; ways: Way[]; places?: Place[] }
  | { answer: 'no'; because: string[] }
  | { answer: 'unknown'; missing: string[] }

/** The answer in a few words, as a mark on a card. */
export const mark = {
  yes: 'Fits',
  universal: 'Fits',
  maybe: 'May fit',
  unknown: 'Fit not known',
  no: 'Does not fit',
} as const

/** Behind the mark, for those who do not see whose car it is about. */
export const ofCar = (kind: keyof typeof mark, told: string) => `${kind === 'unknown' ? 'for ' : ''}your ${told}`

export const month = (date: string) => date.split('-').toReversed().join('/')

export const CONDITIONS: Record<string, (value: string) => string> = {
  drive: (value) => `with ${value}`,
  gearbox: (value) => `with ${value} gearbox`,
  body: (value) => `with the body ${value}`,
  suspension: (value) => `with ${value} suspension`,
  'disc-front': (value) => `with front discs of ${value} mm`,
  'disc-rear': (value) => `with rear discs of ${value} mm`,
  'made-from': (value) => `made from ${month(value)} on`,
  'made-to': (value) => `made up to ${month(value)}`,
  'chassis-from': (value) => `from chassis number ${value} on`,
  'chassis-to': (value) => `up to chassis number ${value}`,
  with: (value) => `with ${value}`,
  without: (value) => `without ${value}`,
  note: (value) => value,
}

/** Properties of a car, as they are named in a sentence. */
const PROPERTIES: Record<string, string> = {
  model: 'the model',
  year: 'the model year',
  engine: 'the engine',
  type: 'the kind of vehicle',
  drive: 'the drive',
  gearbox: 'the gearbox',
  body: 'the body',
  suspension: 'the suspension',
  'disc-front': 'the size of the front brake discs',
  'disc-rear': 'the size of the rear brake discs',
  made: 'the date on which it was made',
  chassis: 'the chassis number',
  oil: 'the engine oil it needs',
  'gear-oil': 'the gear oil it needs',
  coolant: 'the coolant it needs',
  'brake-fluid': 'the brake fluid it needs',
  tyre: 'the tyre size',
  'tyre-front': 'the size of the front tyre',
  'tyre-rear': 'the size of the rear tyre',
  wheel: 'the wheel size',
  'bolt-circle': 'the bolt circle',
  battery: 'the battery group',
}

/** "front brake discs", "equipment", "bulbs": a property by its key. */
export function property(key: string): string {
  if (key.startsWith('with:')) return key.slice('with:'.length)
  if (key.startsWith('note:')) return key.slice('note:'.length)
  if (key.startsWith('bulb-')) return 'the bulbs it takes'
  if (key.startsWith('wiper-')) return 'the length of its wipers'
  return PROPERTIES[key] ?? key
}

/** What a part is made for that does not fit by a property of the car. */
const OTHERS: Record<string, string> = {
  model: 'another model',
  year: 'other model years',
  engine: 'another engine',
  type: 'another kind of vehicle',
  drive: 'another drive',
  gearbox: 'another gearbox',
  body: 'another body',
  suspension: 'another suspension',
  'disc-front': 'another size of the front brake discs',
  'disc-rear': 'another size of the rear brake discs',
  made: 'cars made at another time',
  chassis: 'other chassis numbers',
  oil: 'another engine oil',
  'gear-oil': 'another gear oil',
  coolant: 'another coolant',
  'brake-fluid': 'another brake fluid',
  tyre: 'another tyre size',
  'tyre-front': 'another size of the front tyre',
  'tyre-rear': 'another size of the rear tyre',
  wheel: 'another wheel size',
  'bolt-circle': 'another bolt circle',
  battery: 'another battery group',
}

function other(key: string): string {
  if (key.startsWith('bulb-')) return 'other bulbs'
  if (key.startsWith('wiper-')) return 'another length of the wipers'
  return OTHERS[key] ?? `other equipment (${property(key)})`
}

/** One condition: "with front discs of 312 mm". */
const condition = ({ kind, value }: Condition): string => CONDITIONS[kind]?.(value) ?? `${property(kind)} ${value}`

/** Conditions that must all hold: "with sport suspension and made from 05/2012 on". */
export const allOf = (conditions: Condition[]): string => conditions.map(condition).join(' and ')

/** What it depends on whether a part fits, one way a sentence; nothing where it depends on nothing. */
export function dependsOn(fit: Fit, engineName: (id: number) => string): string[] {
  if (fit.answer !== 'if') return []
  const earlier = ['model', 'year', 'type'].filter((key) => fit.open.includes(key))
  if (earlier.length > 0 || fit.ways.length === 0)
    return [`depends on ${(earlier.length > 0 ? earlier : fit.open).map(property).join(' and ')}`]
  const ways = Map.groupBy(fit.ways, ({ conditions }) => allOf(conditions))
  return [...ways].map(([conditions, some]) => {
    const engines = [...new Set(some.flatMap(({ engineId }) => (engineId === null ? [] : engineName(engineId))))]
    const engine = engines.length > 0 ? [`with the engine ${engines.toSorted().join(' or ')}`] : []
    return `only ${[...(conditions ? [conditions] : []), ...engine].join(' and ')}`
  })
}

/** "front, 2 needed": where a part goes, and how many where one is not enough. */
export const place = ({ position, quantity }: Place): string | null =>
  [position, (quantity ?? 1) > 1 && `${quantity} needed`].filter(Boolean).join(', ') || null

/** All places of the applications that decide; empty where they say none. */
export const places = (fit: Fit): string =>
  'places' in fit ? (fit.places?.flatMap((one) => place(one) ?? []).join('; ') ?? '') : ''

/** Why a part does not fit, or why that is not known. */
export function reason(fit: Fit): string[] {
  if (fit.answer === 'no') return [`made ${[...new Set(fit.because.map((key) => `for ${other(key)}`))].join(', ')}`]
  if (fit.answer !== 'unknown' || fit.missing.includes('vehicles')) return []
  return [`we do not know ${fit.missing.map(property).join(' and ')}`]
}

/** Why a part fits or not, and where it goes, as cards and lists say it. */
export const whyAndPlace = (fit: Fit, engineName: (id: number) => string): { why: string[]; place: string | null } => ({
  why: [...dependsOn(fit, engineName), ...reason(fit)],
  place: places(fit) || null,
})

type EngineNames = Readonly<Record<number, string>>
const waysOf = (fit: Fit, engines: EngineNames) => dependsOn(fit, (id) => engines[id]!).join('; ')

/** Why a part stands in a car's list: "May fit 2012 Audi A4: only with sport suspension". */
export const foundFor = {
  every: 'Suits every vehicle',
  some: (car: string, fit: Fit, engines: EngineNames) => `Made for ${car}: ${waysOf(fit, engines)}`,
  car: (car: string) => `Fits ${car}`,
  no: (car: string, fit: Fit) => `Does not fit ${car}: ${reason(fit).join('; ')}`,
  unknown: (car: string, fit: Fit) => [`Fit not known for ${car}`, ...reason(fit)].join(': '),
  maybe: (car: string, fit: Fit, engines: EngineNames) => `May fit ${car}: ${waysOf(fit, engines)}`,
}

/** The answer on a part's page. */
export const page = {
  ask: 'Does it fit my car?',
  asking: (car: string) => `Does it fit your ${car}?`,
  any: 'Fits any vehicle.',
  notForOne: 'This part is not made for one car.',
  answer: (kind: keyof typeof mark, car: string) => `${mark[kind]} your ${car}`,
  unknown: (car: string) => `We do not know whether it fits your ${car}`,
  compareNumbers: 'No list of vehicles came with this part: compare its numbers with those of your old one.',
  others: (type: string, car: string) => `${type} for your ${car}`,
  unknownCar: (car: string) => `We do not know the ${car}. Choose it again, or look at the fitment table below.`,
}

/** Above a car's list: how many parts fit for certain, and how many if something open is so. */
export const listed = ({ fits, if: open }: { fits: number; if: number }): string =>
  fits === 0
    ? 'Which of them fit depends on details of the car that we do not know yet.'
    : `${whole(fits)} ${fits === 1 ? 'fits and comes' : 'fit and come'} first; ${whole(open)} ${open === 1 ? 'depends' : 'depend'} on further details.`

/** A list for a car: what stands over its two parts, and what the answer to the question does. */
export const list = {
  fits: (car: string) => `Fits ${car}`,
  if: 'Fits if …',
  no: (car: string) => `Your number, but not for ${car}`,
  settles: (settles: number, open: number) => {
    const parts = open === 1 ? 'part' : `${whole(open)} parts`
    if (settles === 0) return `The first of several questions about the ${parts} that may fit.`
    return open === 1
      ? 'The answer tells whether the part fits.'
      : `The answer settles ${whole(settles)} of the ${parts} that may fit.`
  },
  count: (count: number) => `${whole(count)} ${count === 1 ? 'part' : 'parts'}`,
  /** Where only the model is known. */
  year: {
    ask: 'Which model year is it?',
    how: 'The registration document names the year.',
    label: 'Model year',
    choose: 'Choose year',
    show: 'Show what fits',
    settles: (count: number) =>
      count === 1 ? 'The year tells whether the part fits.' : `The year tells which of the ${whole(count)} parts fit.`,
  },
}
