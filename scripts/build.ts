import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { inTurn } from './build-turn.ts'

const FACE_FILES = [
  ...['latin', 'latin-ext', 'vietnamese'].flatMap((set) =>
    [500, 700].map((weight) => `barlow-condensed/files/barlow-condensed-${set}-${weight}-normal.woff`),
  ),
  ...['greek', 'cyrillic', 'cyrillic-ext'].flatMap((set) =>
    [500, 700].map((weight) => `sofia-sans-condensed/files/sofia-sans-condensed-${set}-${weight}-normal.woff`),
  ),
  'ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff',
]
const root = join(import.meta.dirname, '..')
const marker = join(root, 'build/.built')
/** Not inside build/, which a build empties. */
const turn = join(root, 'node_modules/.cache/build.turn')
/** Everything that the build depends on, itself included. */
export const sources = [
  'app',
  'api',
  'common',
  'domain',
  'platform',
  'run',
  'demo/catalogue',
  'demo/sandbox',
  'demo/open-sandbox.ts',
  'demo/prepare-demo.ts',
  'demo/progress.ts',
  'scripts/build.ts',
  'scripts/build-turn.ts',
  'scripts/bundle.ts',
  'scripts/few-files.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]

/** The bundles of the server, with the sandbox if its packages are installed: a live shop has none. */
const bundles = () => [
  'run/web.ts',
  'run/import-apart.ts',
  'run/fetch-apart.ts',
  'run/prepare-apart.ts',
  ...(existsSync(join(root, 'node_modules/oidc-provider')) ? ['demo/open-sandbox.ts'] : []),
]
/** What a build's marker says: its folder and its sources. */
const made = () => [root, ...bundles()].join('\n')

async function newest(path: string): Promise<number> {
  const info = await stat(path)
  if (!info.isDirectory()) return info.mtimeMs
  const inside = await readdir(path)
  return Math.max(info.mtimeMs, ...(await Promise.all(inside.map((name) => newest(join(path, name))))))
}

/** Whether the sources changed or moved after the last successful build. */
export async function isBuildOld(): Promise<boolean> {
  if (!existsSync(marker) || (await readFile(marker, 'utf8')) !== made()) return true
  const built = (await stat(marker)).mtimeMs
  const there = sources.map((name) => join(root, name)).filter(existsSync) // a live shop may lack demo/
  const times = await Promise.all(there.map(newest))
  return Math.max(...times) > built
}

async function compressAssets(folder: string) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|txt|html)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path)
    if (bytes.byteLength < 1024) continue
    await writeFile(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

/** The fonts of invoices, so that a built shop needs no font package. */
async function keepFaces() {
  await mkdir(join(root, 'build/faces'), { recursive: true })
  for (const file of FACE_FILES)
    await cp(join(root, 'node_modules/@fontsource', file), join(root, 'build/faces', basename(file)))
}

function run(command: string, args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.stderr.on('data', (chunk) => (said += chunk))
    child.once('error', fail)
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(said))))
  })
}

/** Builds the pages for the browser, compresses static files once, and bundles the server. */
async function make(): Promise<void> {
  const began = new Date()
  await run('react-router', ['build'])
  await compressAssets(join(root, 'build/client'))
  await keepFaces()
  await (await import('./bundle.ts')).bundle(bundles())
  await writeFile(marker, made())
  await utimes(marker, began, began)
}

/** One program builds at a time: who has waited for another needs no build of its own if that one succeeded. */
const alone = (work: () => Promise<void>, waits = () => {}): Promise<void> =>
  inTurn(turn, async (waited) => (waited && !(await isBuildOld()) ? undefined : work()), waits)

/** Builds the shop. */
export const build = (): Promise<void> => alone(make)

/** The same in a process of its own, so that its memory is freed when it ends. `waits`: another program builds now. */
export const buildApart = (waits: () => void): Promise<void> =>
  alone(() => run('node', ['--disable-warning=ExperimentalWarning', import.meta.filename]), waits).catch(
    (err: Error) => {
      throw new Error(`The build failed.\n${err.message}`)
    },
  )

if (import.meta.main)
  await make().catch((err: Error) => {
    console.error(err.message)
    process.exit(1)
  })
