// `npm run lighthouse`: Google's Lighthouse with its mobile settings on six kinds of page, the median of three runs each.
// `npm run lighthouse -- --runs 1 /shop/1` looks at one page once.
import { parseArgs } from 'node:util'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { chromium } from 'playwright-core'
import { freePort } from '#platform/free-port'
import { openWholeShop } from '../tests/support/browser/browser-setup.ts'
import { CHROMIUM_FLAGS, findChromium } from '../tests/support/browser/chromium.ts'
import { build, isBuildOld } from './build.ts'

const PAGES = ['/', '/shop', '/shop?category=brake-discs', '/shop/1', '/blog', '/singleBlog/1']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100, CLS: 0.02, scriptBytes: 130_000 }

type Lhr = RunnerResult['lhr']
type Request = { resourceType: string; transferSize: number }

const { values, positionals } = parseArgs({ options: { runs: { type: 'string' } }, allowPositionals: true })
const runs = Number(values.runs ?? 3)

const scoreOf = (lhr: Lhr, category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
const figure = (lhr: Lhr, audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN

function figuresOf(lhr: Lhr) {
  const requests = (lhr.audits['network-requests']?.details as { items?: Request[] } | undefined)?.items ?? []
  const bytes = (kind?: string) =>
    requests.filter((one) => !kind || one.resourceType === kind).reduce((sum, one) => sum + one.transferSize, 0)
  const [performance, accessibility, bestPractices, seo] = CATEGORIES.map((category) => scoreOf(lhr, category))
  return {
    performance,
    accessibility,
    'best-practices': bestPractices,
    seo,
    'FCP ms': Math.round(figure(lhr, 'first-contentful-paint')),
    'LCP ms': Math.round(figure(lhr, 'largest-contentful-paint')),
    CLS: Number(figure(lhr, 'cumulative-layout-shift').toFixed(3)),
    'TBT ms': Math.round(figure(lhr, 'total-blocking-time')),
    'all kB': Math.round(bytes() / 1000),
    'script kB': Math.round(bytes('Script') / 1000),
  }
}

/** The goals that a page misses, in words; empty if it reaches all. */
function shortOf(lhr: Lhr): string[] {
  const figures = figuresOf(lhr)
  const low = CATEGORIES.filter((category) => scoreOf(lhr, category) < GOALS[category]).flatMap((category) => {
    const refs = lhr.categories[category]?.auditRefs ?? []
    const failed = refs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
    return [`${category} ${scoreOf(lhr, category)}: ${failed.map(({ id }) => lhr.audits[id]?.title).join('; ')}`]
  })
  if (figures.CLS >= GOALS.CLS) low.push(`layout shift ${figures.CLS}`)
  if (figures['script kB'] * 1000 >= GOALS.scriptBytes) low.push(`${figures['script kB']} kB of script`)
  return low
}

/** The run with the median performance. */
function middle(of: Lhr[]): Lhr {
  return of
    .toSorted((a, b) => figure(a, 'interactive') - figure(b, 'interactive'))
    .toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))[Math.floor(of.length / 2)]!
}

/**
 * One run in a browser of its own, because leftovers of the run before would count. Repeats a run whose trace failed.
 */
async function look(url: string, tries = 3): Promise<Lhr> {
  const port = await freePort()
  const executablePath = await findChromium(process.env['CHROMIUM_PATH'])
  const args = [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath, args })
  try {
    const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' })
    if (result && !result.lhr.runtimeError) return result.lhr
    if (tries === 1) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
  } finally {
    await browser.close()
  }
  return look(url, tries - 1)
}

if (await isBuildOld()) await build()
const { shopUrl, close } = await openWholeShop()
const table: Record<string, object> = {}
const short: string[] = []
try {
  for (const path of positionals.length > 0 ? positionals : PAGES) {
    // A page is rendered once and cached: this measures a later visitor, not the first.
    await fetch(shopUrl + path)
    const seen: Lhr[] = []
    for (let run = 0; run < runs; run++) {
      seen.push(await look(shopUrl + path))
      console.log(`${path}, ${run + 1} of ${runs}: performance ${scoreOf(seen.at(-1)!, 'performance')}`)
    }
    const median = middle(seen)
    table[path] = figuresOf(median)
    short.push(...shortOf(median).map((what) => `${path}  ${what}`))
  }
} finally {
  await close()
}
console.table(table)
console.log(short.length > 0 ? `Short of the goals:\n  ${short.join('\n  ')}` : 'Every page reaches the goals.')
process.exitCode = short.length > 0 ? 1 : 0
