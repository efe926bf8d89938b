/** A size that names its own kind of measure; `measures`: what parts call it. */
type Size = { measures: readonly string[]; value: string }

/** A C behind the rim: it bears the weight of a van. */
const TYRE = /^(?:p|lt)?(\d{2,3})[/ ](\d{2,3})[ /]?(zr|r|b|-)? ?(\d{2})(?: ?(c))?(?: ?(\d{2,3}(?:\/\d{2,3})?[a-z]))?$/
/** Of tyres for rough ground: height and width in inches. */
const FLOTATION = /^(2[6-9]|3\d|4[0-4]) ?x ?(\d{1,2}(?:\.\d{1,2})?) ?-?r ?(1[4-9]|2[0-4])(?:lt)?$/
const BOLTS = /^(\d{1,2}) ?x ?(\d{1,3}(?:\.\d+)?)$/
const THREAD = /^m ?(\d{1,2})(?: ?x ?(\d(?:\.\d+)?))?$/
const INCH_THREAD = /^(\d+\/\d+|\d+)-(\d+)(?: ?(un[cf]))?$/
const VISCOSITY = /^(?:sae ?)?(\d{1,2})w[ -/]?(\d{2,3})$/
const RIBBED_BELT = /^(\d{1,2}) ?pk(?: ?(\d{3,4}))?$/
const LOAD_AND_SPEED = /^((?:[5-9]\d|1[0-4]\d)(?:\/(?:[5-9]\d|1[0-4]\d))?) ?([a-z])$/
/** Bulbs by ECE and by ANSI names: H7, HB4, D1S, P21/5W, PY21W, WY5W, C5W, 9005. */
const SOCKET = /^(h\d{1,2}[a-z]?|hb\d|hir\d|d\d[rs]|(?:p|py|r|w|wy|t|c|h)\d{1,2}(?:\/\d)?w|9\d{3}|1157|3157|7443)$/
const GROUP = /^(?:group ?)?(h\d|\d{2,3}[fr]|yt[xz]?\d{1,2}[a-z]{0,3}?)(?:-?bs)?$/

/** Approvals as those who give them write them, and as shops do that leave that name out. */
const APPROVALS: readonly [RegExp, ...string[]][] = [
  [/^dot ?([345]|5\.1)$/, 'DOT $1'],
  [/^api ?(s[a-p]|c[a-k](?:-?4)?)$/, 'API $1'],
  [/^(?:api ?)?gl-?(\d)$/, 'API GL-$1'],
  [/^acea ?([abce]\d(?:[/ ][abce]\d)?)$/, 'ACEA $1', '$1'],
  [/^vw ?(5\d\d)[. ]?(\d\d)$/, 'VW $1.$2'],
  [/^dexos ?([123])$/, 'DEXOS $1'],
  [/^mb ?(2\d\d\.\d{1,2})$/, 'MB $1'],
  [/^(?:bmw ?)?ll-?(\d\d)$/, 'BMW LL-$1'],
]
const COOLANT = /^g ?(1[1-3]\+{0,2})$/

const SIZES = ['size', 'tyre-size']

/** The sizes that a text in small letters may be: each reading is of sizes that hold together ("205/55R16 91V"). */
export const readSize = (typed: string): Size[][] => [
  ...tyre(typed),
  ...pattern(FLOTATION, typed, ([, width, breadth, rim]) => [
    { measures: SIZES, value: `${width}x${Number(breadth)}R${rim}` },
  ]),
  ...bolts(typed),
  ...thread(typed),
  ...pattern(VISCOSITY, typed, ([, cold, hot]) => [{ measures: ['viscosity'], value: `${cold}W-${hot}` }]),
  ...pattern(RIBBED_BELT, typed, ([, ribs, length]) => [
    { measures: ['ribs'], value: ribs! },
    ...(length ? [{ measures: ['length'], value: length }] : []),
  ]),
  ...pattern(LOAD_AND_SPEED, typed, ([, load, speed]) => [
    { measures: ['load-and-speed'], value: `${load}${speed!.toUpperCase()}` },
  ]),
  ...APPROVALS.flatMap(([form, ...written]) =>
    written.flatMap((as) =>
      pattern(form, typed, () => [{ measures: ['specification'], value: typed.replace(form, as).toUpperCase() }]),
    ),
  ),
  ...pattern(COOLANT, typed, ([, kind]) => [{ measures: ['coolant-type'], value: `G${kind}` }]),
  ...pattern(SOCKET, typed, ([, socket]) => [{ measures: ['bulb-socket', 'socket'], value: socket!.toUpperCase() }]),
  ...pattern(GROUP, typed, ([, group]) => [{ measures: ['group'], value: group!.toUpperCase() }]),
]

function pattern(of: RegExp, typed: string, sizes: (match: RegExpExecArray) => Size[]): Size[][] {
  const match = of.exec(typed)
  return match ? [sizes(match)] : []
}

/** Width in mm, height of the side in % of it, rim in inches. Where nobody says how it is built, it is radial. */
function tyre(typed: string): Size[][] {
  const [, width, ratio, build, rim, van = '', load] = TYRE.exec(typed) ?? []
  if (!width || !ratio || !rim) return []
  const isTyre = Number(width) >= 60 && Number(width) <= 395 && Number(ratio) >= 25 && Number(ratio) <= 100
  if (!isTyre || Number(rim) < 8 || Number(rim) > 24) return []
  const builds = build === undefined ? ['R', '-'] : [build.replace('z', '').toUpperCase()]
  const loads = load ? [{ measures: ['load-and-speed'], value: load.toUpperCase() }] : []
  return builds.map((one) => [
    { measures: SIZES, value: `${width}/${ratio}${one}${rim}${van.toUpperCase()}` },
    ...loads,
  ])
}

/** Holes × diameter of their circle in mm; below 10 it is in inches: 5x4.5 is 5x114.3. */
function bolts(typed: string): Size[][] {
  const [, holes, circle] = BOLTS.exec(typed) ?? []
  if (!holes || !circle || Number(holes) < 3 || Number(holes) > 10) return []
  const diameter = Number(circle) < 10 ? Math.round(Number(circle) * 254) / 10 : Number(circle)
  return diameter < 90 || diameter > 260 ? [] : [[{ measures: ['bolt-circle'], value: `${Number(holes)}x${diameter}` }]]
}

function thread(typed: string): Size[][] {
  const metric = pattern(THREAD, typed, ([, diameter, pitch]) => [
    { measures: ['thread'], value: `M${diameter}${pitch ? `x${Number(pitch)}` : ''}` },
  ])
  const [, diameter = '', turns, kind] = INCH_THREAD.exec(typed) ?? []
  if (!turns || !(kind || diameter.includes('/'))) return metric
  const kinds = kind ? [kind.toUpperCase()] : ['UNF', 'UNC']
  return [...metric, ...kinds.map((one) => [{ measures: ['thread'], value: `${diameter}-${turns} ${one}` }])]
}
