import { type Condition, CONDITIONS, month, property } from './fit.ts'

/** What is asked at the car, and how to find the answer. */
const QUESTIONS: Record<string, { text: string; how: string }> = {
  engine: {
    text: 'Which engine does it have?',
    how: 'The registration document and the plate in the door frame name it.',
  },
  drive: {
    text: 'Which wheels does the engine drive?',
    how: 'The registration document and the badge at the rear say it.',
  },
  gearbox: { text: 'Which gearbox does it have?', how: 'With a clutch pedal it is manual.' },
  body: { text: 'Which body does it have?', how: 'The registration document names it.' },
  suspension: {
    text: 'Which suspension does it have?',
    how: 'The sticker with the equipment codes in the boot names it.',
  },
  'disc-front': {
    text: 'What diameter are the front brake discs?',
    how: 'Measure across the face of the disc, from edge to edge.',
  },
  'disc-rear': {
    text: 'What diameter are the rear brake discs?',
    how: 'Measure across the face of the disc, from edge to edge.',
  },
  made: { text: 'When was it made?', how: 'The plate in the door frame shows month and year.' },
  chassis: {
    text: 'What is its chassis number?',
    how: 'The last characters of the VIN: behind the windscreen and on the registration.',
  },
  tyre: { text: 'Which tyres does it have?', how: 'The size is printed on the side of the tyre.' },
  'tyre-front': { text: 'Which front tyre does it have?', how: 'The size is printed on the side of the tyre.' },
  'tyre-rear': { text: 'Which rear tyre does it have?', how: 'The size is printed on the side of the tyre.' },
  wheel: { text: 'Which wheels does it have?', how: 'The size is on the inner side of a spoke.' },
  'bolt-circle': {
    text: 'Which bolt circle do the wheels have?',
    how: 'Count the bolts and measure across from one to its opposite.',
  },
  battery: { text: 'Which battery does it have?', how: 'The group is on the label of the old battery.' },
  'wiper-set': { text: 'How long are the wipers?', how: 'Measure the rubber of the old blades from end to end.' },
}
const BULB = { text: 'Which bulb does it have?', how: 'The type is on the base of the old bulb.' }
const WIPER = { text: 'How long is the wiper?', how: 'Measure the rubber of the old blade from end to end.' }
const EQUIPMENT = 'The sticker with the equipment codes, in the boot or the door frame, and the sales contract name it.'
const NOTE = 'Compare with the part on your car.'

/** The question for a property: what is asked, and how to find the answer at the car. Never without a text. */
export function question(key: string): { text: string; how: string } {
  if (key.startsWith('with:')) return { text: `Does it have ${property(key)}?`, how: EQUIPMENT }
  if (key.startsWith('note:')) return { text: `Is this so: ${property(key)}?`, how: NOTE }
  if (key.startsWith('bulb-')) return BULB
  if (key.startsWith('wiper-') && !(key in QUESTIONS)) return WIPER
  return QUESTIONS[key] ?? { text: `What is ${property(key)}?`, how: 'The owner’s handbook says it.' }
}

const MM = ['disc-front', 'disc-rear', 'wiper-driver', 'wiper-passenger', 'wiper-rear', 'wiper-set']
/** A choice of a question. */
export function choice({ kind, value }: { kind: string; value: string }): string {
  if (value === 'other') return 'None of these'
  if (kind === 'with' || kind === 'note') return 'Yes'
  if (kind === 'without' || kind === 'not') return 'No'
  return MM.includes(kind) ? `${value} mm` : value
}

type Question = {
  key: string
  engines: number[]
  answers: Condition[]
  signs?: number
  settles: number
  open: number
}

/** A question in words, each choice with the parameter that says it: `engine=12`, `is=disc-front:312`. */
export function asked({ key, engines, answers, ...counted }: Question, engineName: (id: number) => string) {
  const choices = [
    ...engines.map((id) => ({ label: engineName(id), name: 'engine' as const, value: String(id) })),
    ...answers.map((one) => ({ label: choice(one), name: 'is' as const, value: `${one.kind}:${one.value}` })),
  ]
  return { key, ...question(key), choices, ...counted }
}

/** What the owner said of the car: "with front discs of 312 mm", "made 05/2012". */
export function said(answer: string): string {
  const at = answer.indexOf(':')
  const [kind, value] = [answer.slice(0, at), answer.slice(at + 1)]
  if (value === 'other') return `${property(kind)}: another`
  if (kind === 'made') return `made ${month(value)}`
  if (kind === 'chassis') return `chassis number ${value}`
  if (kind === 'not') return `not so: ${value}`
  return CONDITIONS[kind]?.(value) ?? `${property(kind)}: ${choice({ kind, value })}`
}
export const youSaid = { title: 'You said', takeBack: 'take back' }

/** The fields of what is typed at the car, and what is wrong with it. */
export const typed = {
  made: 'Year',
  month: 'Month',
  anyMonth: 'not known',
  chassis: (count: number) => `Last ${count} characters of the chassis number`,
  submit: 'Check',
  problem: {
    year: 'Write the year with four digits: 2012.',
    month: 'Write the month as a number from 1 to 12.',
    far: 'This is years away from the model year of your car. Please read the plate again.',
    chassis: 'Write letters and digits only, and only the last characters.',
  },
}

/** The drawings beside the questions, in words. */
export const sketch = {
  disc: [
    'Where to measure a brake disc',
    'A brake disc from the front; the measure runs across its face, from edge to edge.',
  ],
  plate: [
    'Where to find the date',
    'The open door of a car; a plate with month and year is on the frame, below the lock.',
  ],
  chassis: [
    'Where to find the chassis number',
    'A car from the front; the number is behind the lower corner of the windscreen.',
  ],
  wiper: ['Where to measure a wiper', 'A wiper blade; the measure runs along its rubber, from end to end.'],
  tyre: ['Where to find the tyre size', 'A tyre from the side; it says 205/55 R16.'],
  wheel: ['Where to find the wheel size', 'A wheel from its inner side; a spoke says 6.5J × 16.'],
  bolts: ['How to measure a bolt circle', 'A wheel hub with five bolts; the circle runs through the middle of each.'],
  battery: ['Where to find the battery group', 'A car battery from the front; its label says H6.'],
  bulb: ['Where to find the bulb type', 'A bulb; its base says H7.'],
  pedals: [
    'How to tell the gearbox',
    'Three pedals; the one on the left is the clutch, which only a manual gearbox has.',
  ],
  paper: ['Where to find it in the papers', 'A registration document; one line of it is marked.'],
  sticker: ['Where to find the equipment codes', 'A sticker with rows of short codes.'],
  book: ['Where to find it in the handbook', 'An open handbook; one line of it is marked.'],
} as const satisfies Record<string, readonly [title: string, description: string]>
export type Sketch = keyof typeof sketch

const SKETCHES: Record<string, Sketch> = {
  engine: 'paper',
  drive: 'paper',
  body: 'paper',
  gearbox: 'pedals',
  suspension: 'sticker',
  'disc-front': 'disc',
  'disc-rear': 'disc',
  made: 'plate',
  chassis: 'chassis',
  tyre: 'tyre',
  'tyre-front': 'tyre',
  'tyre-rear': 'tyre',
  wheel: 'wheel',
  'bolt-circle': 'bolts',
  battery: 'battery',
}

/** Which drawing stands beside a question. */
export function sketchOf(key: string): Sketch {
  if (key.startsWith('with:')) return 'sticker'
  if (key.startsWith('note:')) return 'paper'
  if (key.startsWith('bulb-')) return 'bulb'
  if (key.startsWith('wiper-')) return 'wiper'
  return SKETCHES[key] ?? 'book'
}

/** A car with what its owner said of it. */
export const carOf = (label: string, answers: { kind: string; value: string }[]): string =>
  [label, ...answers.map(({ kind, value }) => said(`${kind}:${value}`))].join(', ')
