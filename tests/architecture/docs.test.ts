import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './sources.ts'

const PAGES = ['README.md', 'docs/**/*.md', '{api,app,common,demo,domain,platform,run}/**/README.md']
const pages = globSync(PAGES, { cwd: ROOT, exclude: ['**/node_modules/**'] })

/** Files and folders that a page names between backticks; decisions go by their number, and calls of the API are none. */
const named = /`((?:app|common|demo|domain|platform|run|scripts|tests|docs)\/[\w./-]+|api\/[\w/-]*(?:\.ts|\/))`/g
/** What a page links to in this tree. */
const linked = /\]\(([^)#:]+)(?:#[^)]*)?\)/g

const isDecision = (path: string) => /^docs\/decisions\/\d{4}$/.test(path)
const exists = (path: string) =>
  isDecision(path) ? globSync(`${path}-*.md`, { cwd: ROOT }).length === 1 : existsSync(join(ROOT, path))

/** The paths that a page names and this tree lacks. */
function missing(page: string, text: string): string[] {
  const paths = [...text.matchAll(named)].map(([, path]) => path!)
  const links = [...text.matchAll(linked)].map(([, path]) => join(dirname(page), path!))
  return [...paths, ...links].filter((path) => !exists(path))
}

test.each(pages)('every file that %s names is there', (page) => {
  expect(missing(page, readFileSync(join(ROOT, page), 'utf8'))).toEqual([])
})

test('a path or link that leads nowhere is found', () => {
  expect(pages.length).toBeGreaterThan(30)
  const text = 'See `domain/nothing`, `api/none.ts`, `docs/decisions/9999`, [this](nowhere.md) and `run/serve.ts`.'
  const found = ['domain/nothing', 'api/none.ts', 'docs/decisions/9999', 'docs/nowhere.md']
  expect(missing('docs/ARCHITECTURE.md', text)).toEqual(found)
})
