import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Who works on a DATA_DIR: the shop, or a command that has started its database. */
type Holder = { pid: number; name: string }

/** The programs that start the database of a DATA_DIR. */
const PROGRAM = /\brun[\\/](serve|import|restore)\.ts\b/

const fileIn = (dataDir: string) => join(dataDir, 'shop.pid')

/** Who has claimed a DATA_DIR and still runs, this process apart. */
function holderOf(dataDir: string): Holder | undefined {
  const file = fileIn(dataDir)
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (!pid || pid === process.pid || !isAlive(pid)) return undefined
  const command = `/proc/${pid}/cmdline`
  // Without it nobody can tell whether another program has got the number since.
  const name = existsSync(command) ? PROGRAM.exec(readFileSync(command, 'utf8'))?.[1] : 'serve'
  return name === undefined ? undefined : { pid, name }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (err) {
    return (err as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Throws while a command works on a DATA_DIR: it stops the database when it ends, whoever else has connected. */
export function refuseBesideCommand(dataDir: string): void {
  const holder = holderOf(dataDir)
  if (holder && holder.name !== 'serve')
    throw new Error(
      `npm run ${holder.name} works on ${dataDir} (process ${holder.pid}). Wait for its end, or set another DATA_DIR.`,
    )
}

/** One program for one DATA_DIR: a second would stop the first one's database. Returns what gives it back. */
export function claim(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  return oneAtATime(dataDir, () => {
    refuseBesideCommand(dataDir)
    const holder = holderOf(dataDir)
    if (holder)
      throw new Error(
        `A shop already runs on ${dataDir} (process ${holder.pid}). Stop it first, or set another DATA_DIR.`,
      )
    writeFileSync(fileIn(dataDir), String(process.pid))
    return () => rmSync(fileIn(dataDir), { force: true })
  })
}

const LOCK_WAIT_MS = 5000

/** Two programs that look at the same moment would both find the DATA_DIR free. Node itself locks no files, its SQLite does. */
function oneAtATime<T>(dataDir: string, work: () => T): T {
  const file = join(dataDir, 'shop.lock')
  appendFileSync(file, '') // says by name what may not be written
  const lock = new DatabaseSync(file, { timeout: LOCK_WAIT_MS })
  try {
    lock.exec('begin exclusive')
    return work()
  } finally {
    lock.close()
  }
}
