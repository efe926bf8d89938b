import { resolve, type Source } from './sources.ts'

/** Exported for a test alone. */
const FOR_TESTS = new Set([
  'app/ui/Unbroken.tsx piecesOf',
  'app/ui/dashboard/overview/DayChart.tsx roundUp',
  'demo/catalogue/categories.ts families',
  'demo/catalogue/categories.ts tree',
  'demo/catalogue/places.ts liesIn',
  'demo/crowd/crowd.ts gather',
  'demo/sandbox/index.ts signWebhook',
  'demo/sandbox/supplier/feed.ts listOf',
  'domain/catalogue/writing/propose-fits.ts widest',
  'domain/delivery/rules/arrival.ts Journey',
  'domain/delivery/rules/arrival.ts LeavingPlace',
  'domain/fitment/rule/known-car.ts Asked',
  'domain/places/split-units.ts Free',
  'domain/places/split-units.ts Units',
  'domain/repairs/load-repairs.ts insertRepairs',
  'domain/supply/fetching/download.ts Patience',
  'platform/follow-changes.ts Pace',
  'platform/http/pages.ts PageOptions',
  'scripts/bench/serving.ts measure',
  'scripts/build.ts sources',
  'scripts/make-icons.ts makeIcons',
  'scripts/make-marks.ts makeMarks',
])

const declared = /^export (?:async )?(?:const|let|function\*?|class|type) (\w+)/gm
const listed = /^(import|export)(?: type)? (?:\w+, )?\{([^}]*)\}(?: from '([^']+)')?/gm
/** Names of a module that is loaded whole are all used. */
const whole = /^(?:import|export)(?: type)? \*[^'\n]*from '([^']+)'|\bimport\(\s*'([^']+)'/gm

/** `type A, B as C`: the names before and behind each "as". */
const pairsIn = (list: string) =>
  list
    .split(',')
    .map((one) => one.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((one) => one.split(/ as /) as [string, string?])

type Uses = Set<string>
const known = new WeakMap<Source[], Uses>()

/** What each file takes from others: `path name`, or `path *`. */
function usesOf(all: Source[]): Uses {
  const found = known.get(all)
  if (found) return found
  const uses: Uses = new Set()
  for (const { path, text } of all) {
    for (const [, , names, from] of text.matchAll(listed))
      if (from) for (const [name] of pairsIn(names!)) uses.add(`${resolve(path, from)} ${name}`)
    for (const [, starred, loaded] of text.matchAll(whole)) uses.add(`${resolve(path, (starred ?? loaded)!)} *`)
  }
  known.set(all, uses)
  return uses
}

const exportsOf = ({ text }: Source): string[] => [
  ...[...text.matchAll(declared)].map(([, name]) => name!),
  ...[...text.matchAll(listed)]
    .filter(([, word]) => word === 'export')
    .flatMap(([, , names]) => pairsIn(names!).map(([name, as]) => as ?? name)),
]

/** 8. What is exported is used in another file; routes export what the router asks for, `support` what tests do. */
export function used(file: Source, all: Source[]): string[] {
  if (/^(app\/(routes\/|root\.tsx|entry\.)|demo\/sandbox\/support\/)/.test(file.path)) return []
  const uses = usesOf(all)
  if (uses.has(`${file.path} *`)) return []
  return exportsOf(file)
    .filter((name) => !uses.has(`${file.path} ${name}`) && !FOR_TESTS.has(`${file.path} ${name}`))
    .map((name) => `${file.path} exports ${name}, which no other file uses`)
}
