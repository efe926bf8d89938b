import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

const LOOK_EVERY_MS = 300

/**
 * Does `work` while no other program does so with this file; it is told whether it had to wait, and `waits` is called when
 * it begins to. A killed program leaves nothing behind. Node itself locks no files, its SQLite does.
 */
export async function inTurn(file: string, work: (waited: boolean) => Promise<void>, waits: () => void): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    const waited = !take(lock)
    if (waited) {
      waits()
      while (!take(lock)) await pause(LOOK_EVERY_MS)
    }
    await work(waited)
  } finally {
    lock.close()
  }
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (err) {
    if (/database is locked/.test((err as Error).message)) return false
    throw err
  }
}
