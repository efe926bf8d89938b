import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectSources, ROOT, source } from '../tests/architecture/sources.ts'
import { sources } from './build.ts'

/** Type-only imports leave nothing in a bundle. */
const withoutTypes = (text: string) => text.replaceAll(/^import type [^']*'[^']*'$/gm, '')
const files = new Map(projectSources().map(({ path, text }) => [path, source(path, withoutTypes(text))]))

/** All project files that these import, directly or indirectly. */
function reachOf(entries: string[]): Set<string> {
  const reached = new Set<string>()
  const visit = (path: string) => {
    if (reached.has(path) || !files.has(path)) return
    reached.add(path)
    files.get(path)!.imports.forEach(visit)
  }
  entries.forEach(visit)
  return reached
}

it('an edit of whatever makes the build, or goes into a bundle, makes the build old', () => {
  const bundles = ['run/web.ts', 'run/prepare-apart.ts', 'demo/open-sandbox.ts']
  const reached = reachOf([...bundles, 'scripts/bundle.ts', 'vite.config.ts'])
  expect([...reached]).toEqual(
    expect.arrayContaining(['demo/prepare-demo.ts', 'run/reason.ts', 'run/open-web-server.ts']),
  )
  const watched = (path: string) => sources.some((name) => path === name || path.startsWith(`${name}/`))
  expect([...reached, 'scripts/build.ts'].filter((path) => !watched(path))).toEqual([])
  expect(sources.filter((name) => !existsSync(join(ROOT, name)))).toEqual([])
})
