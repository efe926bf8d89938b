import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { chmod, statfs } from 'node:fs/promises'
import { freemem } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** The databases of a whole run take about 1 GB; the rest is for what runs beside them. */
const ROOM_BYTES = 8 * 2 ** 30

/**
 * From now on the temporary files of this process, and of those that it starts, are in memory, where the system offers that and
 * has room; they go when this process ends. A run makes and drops a database for each file of tests, and ext4 takes ever
 * longer to find room for a new file while many were deleted lately: a quarter of the work of the tests without a browser.
 */
export async function workInMemory(): Promise<void> {
  if (!(await hasRoom())) return
  const folder = mkdtempSync(join(MEMORY, 'camber-run-'))
  // PostgreSQL runs as another user.
  await chmod(folder, 0o755)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}

async function hasRoom(): Promise<boolean> {
  if (process.platform !== 'linux' || !mayRunPrograms()) return false
  const { bavail, bsize } = await statfs(MEMORY)
  return Math.min(bavail * bsize, freemem()) >= ROOM_BYTES
}

/** Whether it is a file system in memory on which tests may start what they wrote. */
function mayRunPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  const [, , kind, options = ''] = mounts.find((line) => line.split(' ')[1] === MEMORY)?.split(' ') ?? []
  return kind === 'tmpfs' && !options.split(',').includes('noexec')
}
