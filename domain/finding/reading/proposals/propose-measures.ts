import { LRUCache } from 'lru-cache'
import { allMeasures, type Measured, measuresInOrder, parseMeasures } from '#domain/catalogue'
import type { Piece } from '../pieces.ts'
import { squashed, type Tokens } from '../tokens.ts'

/** "504.00", "229.51" */
const APPROVAL = /^(?:50\d|51[01])\.0\d$|^22[6-9]\.\d{1,2}$/
const INCHES = /in|zoll|pulg|pouce|"/

/** The longest is "278 x 175 x 190 mm". */
const MOST_WORDS = 6
/** No search has more words that may be sizes. */
const MOST_PIECES = 40

/** What was read already: one size may be typed many times, and a search without some of its words reads the others again. */
const MOST_READ = 300
const alreadyRead = new WeakMap<ReadonlyMap<string, string>, LRUCache<string, Measured[][]>>()

/**
 * Runs of words that may be a size, an amount with its unit, or a bare number: "205 55 16", "302 mm", "5W-30". Which of the
 * readings is meant depends on the part types. A bare number before the name of an engine is that engine's: "2.5 tdi".
 */
export function proposeMeasures(
  tokens: Tokens,
  unitNames: ReadonlyMap<string, string>,
  isEngine: (key: string) => boolean,
): Piece[] {
  const { words, atoms, plain } = tokens
  const pieces: Piece[] = []
  const read = alreadyRead.get(unitNames) ?? new LRUCache<string, Measured[][]>({ max: MOST_READ })
  alreadyRead.set(unitNames, read)
  for (let first = 0; first < words.length && pieces.length < MOST_PIECES; first++) {
    for (let last = first; last < words.length && last < first + MOST_WORDS; last++) {
      const at: Piece['at'] = [words[first]!.at[0], words[last]!.at[1]]
      const end = atoms[at[1] - 1]!.to
      // The symbol of inches stands behind its figure.
      const typed = plain.slice(atoms[at[0]]!.from, end) + (/^["”″]/.test(plain.slice(end)) ? '"' : '')
      if (!/\d/.test(typed) || typed.length > 30) continue
      const readings = read.get(typed) ?? readingsOf(typed, unitNames)
      read.set(typed, readings)
      if (readings.length === 0) continue
      const isBare = /^\d{1,6}([.,]\d+)?$/.test(typed) && !APPROVAL.test(typed)
      if (isBare && isEngine(squashed(words[last + 1]?.text ?? ''))) continue
      const count = last - first + 1
      // A part that has both is chosen by the unit that was typed.
      if (INCHES.test(typed)) readings.sort(([a], [b]) => Number(b!.unit === 'in') - Number(a!.unit === 'in'))
      const score = /^(?:\d{7}|\d{3} \d{3})$/.test(typed) ? 2 : isBare ? 0.8 : 2 * count + (count > 1 ? 0.4 : 0)
      pieces.push({ kind: 'measure', at, readings, isBare, score })
    }
  }
  return [...pieces, ...proposePairs(tokens, unitNames)]
}

/** Two bare numbers of one measure with a slash between: "wipers 24/18". */
const PAIR = /^(\d{2,3})\/(\d{2,3})$/
const SCORE_OF_PAIR = 0.9

const proposePairs = ({ words }: Tokens, unitNames: ReadonlyMap<string, string>): Piece[] =>
  words.flatMap(({ text, at }): Piece[] => {
    const [, one, other] = PAIR.exec(text) ?? []
    if (!one || !other) return []
    const others = readingsOf(other, unitNames)
    const readings = readingsOf(one, unitNames).flatMap((first) => {
      const second = others.find(([its]) => its!.measure === first[0]!.measure && its!.unit === first[0]!.unit)
      return first.length === 1 && second?.length === 1 ? [[...first, ...second]] : []
    })
    return readings.length > 0 ? [{ kind: 'measure', at, readings, isBare: true, score: SCORE_OF_PAIR }] : []
  })

/** Sizes as people type them whose form is not a seller's: "205-55-16", "2055516", "5/112", "12x1.5", "R17". */
const LOOSE: readonly [RegExp, string][] = [
  [/^(\d\d5)[/\- ]?(\d[05])[/\- ]?(?:z?r ?)?(1\d|2[0-4])$/, '$1/$2R$3'],
  [/^(\d\d) ?x ?(\d{1,2}(?:\.\d{1,2})?) ?- ?(1[4-9]|2[0-4])(?:lt)?$/, '$1x$2r$3'],
  [/^(\d{1,2})pk[-/](\d{3,4})$/, '$1pk$2'],
  [/^([3-6])[-/*](\d{3}(?:\.\d)?)$/, '$1x$2'],
  [/^(\d{3})\/(\d{3})(?: ?mm)?$/, '$1x$2mm'],
  [/^(1\d|2[0-4]) ?x ?([12]\.\d+)$/, 'm$1x$2'],
  [/^r(1[3-9]|2[0-4])$/, '$1in'],
  // A grade of oil, apart or without its W: "5 w 30", "5/30", "10-40".
  [/^(\d{1,2}) w[ -]?(\d{2})$/, '$1w$2'],
  [/^([05]|1[05]|20)[/-]([2-6]0)$/, '$1w$2'],
  // A bulb of two filaments is told by the first: "60/55W".
  [/^(\d{2})\/\d{1,2} ?w(?:att)?$/, '$1w'],
  // Approvals of oils without their maker, as canisters show several in a row: "504.00/507.00".
  [/^(50\d|51[01])[. ](0\d)$/, 'vw $1.$2'],
  [/^(22[6-9]\.\d{1,2})$/, 'mb $1'],
  [/^vw ?(50[1-9]|51[01])$/, 'vw $1.00'],
  // Parts do not tell its generations apart.
  [/^dexos ?([123])[ -]?gen(?:eration)?\.?[ -]?\d$/, 'dexos $1'],
]
/** Two of these in a row, often with half of their figures: "504 507", "vw 504.00/507.00". An oil has either. */
const ONE_APPROVAL = String.raw`(?:vw ?)?(50[1-9]|51[01])(?:[. ]?(0\d))?`
const TWO_APPROVALS = new RegExp(`^${ONE_APPROVAL}(?: ?[/+] ?| )${ONE_APPROVAL}$`)
/** Which wheels are driven is no size: "4x4". */
const DRIVEN = /^[468]x[2468]$/
/** Nor is a BMW behind its model year: "2019 x5 brake pads". A size has its sign at both numbers or at none. */
const YEAR_OF_X = /^(?:19|20)\d\d x\d$/
/** Three lengths, which each part type has in an order of its own: "278x175x190". */
const LENGTH = String.raw`\s*(?:\d+(?:[.,]\d+)?|(?:\d+ )?\d+/\d+)\s*(?:[mc]m|in|j|["“”„″]|'')?\s*`
const BOX = new RegExp(`^${LENGTH}(?:[x×*]${LENGTH}){2}$`)
/** The unit before its figure: "cca 800". "In 16" is rather a year. */
const TURNED = /^(?!in )(\p{L}{2,}) (\d{2,3})$/u
const OFFSET = /^et ?(\d{1,3})$/
/** What parts are counted by, behind its number: "120 links", "4-pin", "15 tooth". On its own "links" is German for left. */
const COUNT = /^([1-9]\d{0,2})[ -]?(\p{L}+)$/u
const singular = (name: string) => name.replace(/teeth$|tooth$/, 'tooth').replace(/s$/, '')
const counted = allMeasures.filter(
  ({ measure, unit }) => unit === 'teeth' || (unit === null && /(?:s|teeth)$/.test(measure)),
)

function countsOf(typed: string): Measured[][] {
  const [, count, name = ''] = COUNT.exec(typed) ?? []
  const said = name === 't' ? 'tooth' : singular(name)
  return counted.flatMap(({ measure, unit }) => {
    const isSaid = singular(unit ?? measure.split('-').at(-1)!) === said
    return count && isSaid ? [[{ measure, value: count, unit }]] : []
  })
}

function readingsOf(typed: string, unitNames: ReadonlyMap<string, string>): Measured[][] {
  if (DRIVEN.test(typed) || YEAR_OF_X.test(typed)) return []
  const [, offset] = OFFSET.exec(typed) ?? []
  if (offset) return parseMeasures(`${offset} mm`, allMeasures, unitNames).filter(([one]) => one!.measure === 'offset')
  const [, unit = '', figure] = TURNED.exec(typed) ?? []
  if (figure && unitNames.has(unit)) return readingsOf(`${figure} ${unit}`, unitNames)
  const [, one = '', minor = '00', other, minorOfOther = '00'] = TWO_APPROVALS.exec(typed) ?? []
  if (other)
    return [
      [`vw ${one}.${minor}`, `vw ${other}.${minorOfOther}`].flatMap((each) => readingsOf(each, unitNames)[0] ?? []),
    ]
  const [form, strict] = LOOSE.find(([form]) => form.test(typed)) ?? []
  const amounts = parseMeasures(form ? typed.replace(form, strict!) : typed, allMeasures, unitNames)
  const readings = [...amounts, ...countsOf(typed)]
  if (!BOX.test(typed)) return readings
  return [...readings, ...measuresInOrder.flatMap((known) => parseMeasures(typed, known, unitNames))]
}
