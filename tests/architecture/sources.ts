import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBuiltin } from 'node:module'

export const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['app', 'api', 'domain', 'platform', 'common', 'run', 'demo', 'scripts']

/** A source file of the project: its path from the root, its text, and what it imports, packages as they are named. */
export type Source = { path: string; text: string; imports: string[] }

const importing =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g

/** The path of a module that a file names, from the root; packages as they are named. */
export function resolve(from: string, name: string): string {
  const [, inside, schema] = /^#domain\/([^/]+)(\/schema)?$/.exec(name) ?? []
  if (inside) return `domain/${inside}/${schema ? 'schema.ts' : 'index.server.ts'}`
  if (name === '#api') return 'api/index.ts'
  if (name === '#sandbox') return 'demo/sandbox/index.ts'
  if (name.startsWith('#')) return `${name.slice(1)}.ts`
  if (name.startsWith('.')) return join(from, '..', name)
  return isBuiltin(name) ? `node:${name.replace('node:', '')}` : name
}

export function source(path: string, text: string): Source {
  const names = [...text.matchAll(importing)].map((match) => match[1] ?? match[2] ?? match[3]!)
  return { path, text, imports: names.map((name) => resolve(path, name)) }
}

/** Every TypeScript source of the project but tests. */
export function projectSources(): Source[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  return [...inFolders, 'vite.config.ts']
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|\/node_modules\//.test(path))
    .map((path) => source(path, readFileSync(join(ROOT, path), 'utf8')))
}
