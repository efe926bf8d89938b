import { execFile } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { chmod, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { homeFor } from '#platform/db/embedded-place'

const run = promisify(execFile)
/** Names the folder, also for the processes that a run starts. A run of a few files has none. */
const KEPT = 'TEST_DATA_KEPT'

/** From now on databases that several projects of one run begin with are made once; they go when this process ends. */
export async function keepData(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'camber-kept-'))
  await chmod(folder, 0o755)
  process.env[KEPT] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}

export const keepsData = () => Boolean(process.env[KEPT])

const placeOf = (name: string): string | undefined => process.env[KEPT] && join(process.env[KEPT], name)

// The server's user owns its files; Node's own copy would give them to the user that runs the tests.
const copy = (from: string, into: string) => run('cp', ['-a', from, into])

/** Keeps the stopped database of `dataDir` for the rest of the run. */
export async function keep(name: string, dataDir: string): Promise<void> {
  const place = placeOf(name)
  if (!place) throw new Error('This run keeps no data.')
  await mkdir(place)
  await copy(await homeFor(dataDir), place)
}

/** Gives a new `dataDir` the database that was kept under this name; false if there is none. */
export async function takeKept(name: string, dataDir: string): Promise<boolean> {
  const place = placeOf(name)
  const home = await homeFor(dataDir)
  const kept = place && join(place, basename(home))
  if (!kept || !existsSync(kept)) return false
  await mkdir(dirname(home), { recursive: true })
  await copy(kept, dirname(home))
  return true
}
