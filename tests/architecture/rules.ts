import { PARAMETERS } from '../../app/web/parameters.server.ts'
import { DOMAIN_ORDER } from './domain-order.ts'
import { folderCycles } from './folder-cycles.ts'
import { screens } from './said.ts'
import type { Source } from './sources.ts'
import { used } from './used.ts'

const MAY_IMPORT: Record<string, string[]> = {
  app: ['app', 'domain', 'platform', 'common'],
  api: ['api', 'domain', 'platform', 'common'],
  domain: ['domain', 'platform', 'common'],
  platform: ['platform', 'common'],
  common: ['common'],
  'demo/sandbox': ['demo/sandbox'],
}

/** A provider's library may be used in one file only. */
const SDKS: Record<string, string> = {
  stripe: 'domain/payments/provider/gateway.ts',
  nodemailer: 'domain/notifications/mailer.ts',
  sharp: 'domain/media/',
  aws4fetch: 'domain/media/',
  'better-auth': 'domain/identity/',
}

const layerOf = (path: string) => (path.startsWith('demo/sandbox/') ? 'demo/sandbox' : path.split('/')[0]!)
const domainOf = (path: string) => (path.startsWith('domain/') ? path.split('/')[1]! : undefined)
const isOurs = (path: string) => /^(app|api|domain|platform|common|run|demo|scripts)\//.test(path)
/** "/auth/*" in a string begins no comment. */
const withoutComments = (text: string) => text.replace(/(?<=^|\s|\{)\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')

type Rule = (file: Source, all: Source[]) => string[]

/** 1. Layers look downwards only; the two doors do not know each other. */
const layers: Rule = ({ path, imports }) => {
  const allowed = MAY_IMPORT[layerOf(path)]
  if (!allowed) return []
  return imports.filter((to) => isOurs(to) && !allowed.includes(layerOf(to))).map((to) => `${path} reaches up to ${to}`)
}

/** 2. A domain is entered by its door or its schema, from anywhere outside. */
const doors: Rule = ({ path, imports }) =>
  imports
    .filter((to) => domainOf(to) && domainOf(to) !== domainOf(path))
    .filter((to) => !/\/(index\.server|schema)\.ts$/.test(to))
    .map((to) => `${path} passes the door of ${domainOf(to)}: ${to}`)

/** 3. Domains lean leftwards in their written order. */
const order: Rule = ({ path, imports }) => {
  const mine = domainOf(path)
  if (!mine) return []
  if (!DOMAIN_ORDER.includes(mine)) return [`${path}: the domain ${mine} has no place in the order`]
  return imports
    .filter((to) => domainOf(to) && DOMAIN_ORDER.indexOf(domainOf(to)!) > DOMAIN_ORDER.indexOf(mine))
    .map((to) => `${path} leans on ${domainOf(to)}, which stands to its right`)
}

/** 4a. SQL only in the domains and the platform. */
const sqlInside: Rule = ({ path, text, imports }) => {
  if (/^((domain|platform|demo|scripts)\/|run\/(backup|restore)\.ts)/.test(path)) return []
  const has = imports.includes('kysely') || imports.includes('pg') || /\bsql`/.test(withoutComments(text))
  return has ? [`${path} speaks SQL`] : []
}

const writing =
  /\b(?:insert into|update|delete from|truncate)\s+(?:only\s+)?([a-z_]+)\b(?=[\s(]+(?:[a-z_]+ )?(?:\(|set|where|values|select|as|using|default|from|\$|`))/gi

/** Tables that a text of SQL writes. */
const writtenTables = (text: string): string[] =>
  [...withoutComments(text).matchAll(writing)].map((match) => match[1]!.toLowerCase()).filter((name) => name !== 'set')

/** 4b. Each table is written by one domain. */
const oneWriter: Rule = (file, all) => {
  const mine = domainOf(file.path)
  if (!mine) return []
  return writtenTables(file.text).flatMap((table) => {
    const others = all.filter((other) => domainOf(other.path) && domainOf(other.path)! < mine)
    const writer = others.find((other) => domainOf(other.path) !== mine && writtenTables(other.text).includes(table))
    return writer ? [`${table} is written by ${file.path} and by ${writer.path}`] : []
  })
}

/** 5a. Settings are read in one file; what only tests load may look for itself. */
const settings: Rule = ({ path, text }) =>
  /^(app|api|domain|platform|common|demo\/sandbox)\//.test(path) &&
  path !== 'platform/config.ts' &&
  !path.startsWith('demo/sandbox/support/') &&
  /process\.env/.test(withoutComments(text))
    ? [`${path} reads process.env`]
    : []

/** 5b. A provider's library stays in its gateway. */
const gateways: Rule = ({ path, imports }) =>
  imports.flatMap((to) => {
    const home = SDKS[Object.keys(SDKS).find((sdk) => to === sdk || to.startsWith(`${sdk}/`)) ?? '']
    const isOutside = home && !path.startsWith(home) && /^(app|api|domain|platform)\//.test(path)
    return isOutside && !to.startsWith('better-auth/client') ? [`${path} uses ${to} outside ${home}`] : []
  })

/** 5c. A domain has no clock of its own. */
const clock: Rule = ({ path, text }) =>
  path.startsWith('domain/') && /Date\.now\(\)|new Date\(\)/.test(withoutComments(text))
    ? [`${path} reads the machine's clock`]
    : []

/** 6a. No file imports itself, however far round. */
const cycles: Rule = ({ path }, all) => {
  const byPath = new Map(all.map((file) => [file.path, file]))
  const seen = new Set<string>()
  const reach = (from: string, trail: string[]): string[] | undefined => {
    for (const to of byPath.get(from)?.imports ?? []) {
      if (to === path) return [...trail, to]
      if (!byPath.has(to) || seen.has(to)) continue
      seen.add(to)
      const round = reach(to, [...trail, to])
      if (round) return round
    }
    return undefined
  }
  const round = reach(path, [path])
  return round && path === round.toSorted()[0] ? [`imports go round: ${round.join(' → ')}`] : []
}

/** 6b. Folders beside each other lean on each other one way: see folder-cycles.ts. */
const folders: Rule = ({ path }, all) => (path === all[0]!.path ? folderCycles(all) : [])

/** 6c. Names are exported, but for route modules and what a tool asks for. */
const named: Rule = ({ path, text }) => {
  const isAsked = /^(vite\.config\.ts|app\/(routes\/|root\.tsx|entry\.|routes\.ts))/.test(path)
  return !isAsked && /^export default /m.test(withoutComments(text)) ? [`${path} has a default export`] : []
}

/** 7. A file is one thing. */
const length: Rule = ({ path, text }) =>
  text.split('\n').length > 301 ? [`${path} has ${text.split('\n').length} lines; 300 is the most`] : []

const read = /[pP]arams\.(?:get|getAll|has)\(([^)]*)\)/g
const linked = /(?:[/\w}]\?|(?<!&)&)([a-zA-Z_]\w*)=(?!=)/g
/** Where the name of a parameter comes from the caller, who is looked at himself. */
const BY_NAME = ['app/web/list/part-query.server.ts', 'app/web/car/car-link.ts', 'app/web/shop-link.ts']

/** 9. What a page reads from its address, or links to, is declared: the server drops any other parameter. */
const parameters: Rule = ({ path, text }) => {
  if (!/^(app|domain)\//.test(path)) return []
  const code = withoutComments(text)
  const isNamed = (name: string) => /^'\w+'$/.test(name) || !BY_NAME.includes(path)
  const names = [
    ...(path.startsWith('app/') ? [...code.matchAll(read)].map((match) => match[1]!).filter(isNamed) : []),
    ...[...code.matchAll(linked)].map((match) => `'${match[1]}'`),
  ]
  return [...new Set(names)]
    .filter((name) => !PARAMETERS.has(name.replaceAll("'", '')) || !name.startsWith("'"))
    .map((name) => `${path} uses the parameter ${name}, which app/web/parameters.server.ts does not name`)
}

const OF_THE_SHOP =
  /payment(?!=\()|refund|\b(cart|part|order_line|orders|post|brand|stock|hold)s?\b|review|vehicle|fitment|catalog|invoice|shipping|price|sandbox/i

/** 10. The base knows no shop: neither its tables nor its words. Migrations, which are files of SQL, make both. */
const base: Rule = ({ path, text }) =>
  path.startsWith('platform/')
    ? withoutComments(text)
        .split('\n')
        .filter((line) => OF_THE_SHOP.test(line))
        .map((line) => `${path} knows the shop: ${line.trim()}`)
    : []

const isDemo = (path: string) => path.startsWith('demo/')
/** May use what is make-believe: itself, the benchmarks and the screens; tests, which are not among the sources, too. */
const MAY_MAKE_BELIEVE = /^(demo\/|scripts\/bench\/|scripts\/screens\.ts$)/

/** 11. A live shop loads nothing of demo/: only run/ names it, for its types or right behind the check of the mode. */
const demo: Rule = ({ path, text, imports }) => {
  if (MAY_MAKE_BELIEVE.test(path)) return []
  if (!path.startsWith('run/')) return imports.filter(isDemo).map((to) => `${path} imports ${to}`)
  return withoutComments(text)
    .split('\n')
    .filter((line) => /['"`]([^'"`]*\/)?demo\/|['"`]#sandbox/.test(line))
    .filter((line) => !/^import type |SHOP_MODE === 'demo'\)? .*(demo\/|#sandbox)/.test(line))
    .map((line) => `${path} loads demo/ in a live shop: ${line.trim()}`)
}

/** What stands between a bracket that opens before `from` and the one that closes it. */
function untilClosed(text: string, from: number): string {
  let open = 1
  let at = from
  while (open > 0 && at < text.length) open += { '(': 1, ')': -1 }[text[at++]!] ?? 0
  return text.slice(from, at)
}

/** 12. What changes and what is shown is named by `tag` of common/tags.ts alone, and announced by platform/changes.ts. */
const tags: Rule = ({ path, text }) => {
  if (path === 'common/tags.ts' || path === 'platform/changes.ts') return []
  const code = withoutComments(text)
  const calls = [...code.matchAll(/\b(?:shows|changed)\(/g)].map((call) =>
    untilClosed(code, call.index + call[0].length),
  )
  const cached = [...code.matchAll(/\bcache\.get\([^,]+,\s*\[([^\]]*)\]/g)].map((call) => call[1]!)
  const isFree = [...calls, ...cached].some((given) => /['"`]/.test(given)) || /\bas Tag\b/.test(code)
  const isBeside = /pg_notify|\bannounce\(\$|insert into change\b/i.test(code)
  return [
    ...(isFree ? [`${path} writes a tag as free text`] : []),
    ...(isBeside ? [`${path} announces a change without platform/changes.ts`] : []),
  ]
}

const FORMATS = /\ben-US\b|\bIntl\.(?:Number|DateTime|RelativeTime|List|Plural)\w+|\.toLocale\w*String\(/

/** 13. Numbers, days and amounts are written by one file, and only that and the seam of the words know a language. */
const formats: Rule = ({ path, text, imports }) => {
  if (!/^(app|api|domain|platform|common|run)\//.test(path) || path === 'common/format.ts') return []
  const dictionary = imports.find((to) => to.startsWith('common/words/'))
  return [
    ...(FORMATS.test(withoutComments(text)) ? [`${path} formats beside common/format.ts`] : []),
    ...(dictionary && !path.startsWith('common/words') ? [`${path} names a language: ${dictionary}`] : []),
  ]
}

/** A literal that begins with a capital and has three words. */
const SENTENCE = /(['"`])(?=[A-Z][a-z’]*[ ,])((?:(?!\1)[^\\\n]|\\.)* (?:(?!\1)[^\\\n]|\\.)* (?:(?!\1)[^\\\n]|\\.)*)\1/g
/** What no customer reads: the description of the API, and errors for who runs the shop. */
const NOT_SAID = /\bdescription: $|\bdescribed\($|\bnew \w*(?:Error|Down|WrongSettings)\((?:[^;]*\+\s*)?$/

/** 14. A domain says nothing: it answers phrases, and its forms take their words from the dictionary. */
const sentences: Rule = ({ path, text }) => {
  if (!path.startsWith('domain/')) return []
  const code = withoutComments(text)
  return [...code.matchAll(SENTENCE)]
    .filter(({ index }) => !NOT_SAID.test(code.slice(0, index)))
    .map((found) => `${path} says ${found[0]}`)
}

/** Lock parts by a statement of their own, in the order of their ids as well. */
const MAY_LOCK_PARTS: Record<string, string> = {
  'domain/catalogue/stock/lock-parts.ts': 'the one lock',
  'domain/catalogue/stock/stock.ts': 'an order takes, locks and judges its stock in one statement',
  'domain/catalogue/bin/delete-part.ts': 'one part, by the lock that a deletion needs',
  'domain/catalogue/writing/index-part.ts':
    'finds and locks all parts of a brand or type, which may be half the catalogue',
  'domain/catalogue/writing/raise-versions.ts': 'locks and raises in one statement',
  'domain/supply/apply/lock-known.ts': 'finds by number, locks and reads a thousand parts in one statement',
}
const LOCKS_PARTS = /\bfor (?:no key )?update of p(?:art)?\b|\bfrom part\b[^`]*?\bfor (?:no key )?update\b(?! of)/

/** 15. Who locks parts calls `lockParts`, so that all take them in one order and none deadlocks. */
const locks: Rule = ({ path, text }) =>
  LOCKS_PARTS.test(withoutComments(text)) && !MAY_LOCK_PARTS[path] ? [`${path} locks parts without lockParts`] : []

export const RULES = {
  locks,
  layers,
  doors,
  order,
  sqlInside,
  oneWriter,
  settings,
  gateways,
  clock,
  cycles,
  folders,
  named,
  length,
  used,
  parameters,
  demo,
  tags,
  base,
  formats,
  sentences,
  screens,
}
export type RuleName = keyof typeof RULES

/** What breaks a rule, a sentence each. */
export const breaches = (rule: RuleName, all: Source[]): string[] => all.flatMap((file) => RULES[rule](file, all))
