import { setTimeout as sleep } from 'node:timers/promises'
import type { Embedded } from './embedded.ts'

const LOOK_EVERY_MS = 500
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000
/** After a database has run for this long, the next restart is immediate. */
const SOUND_AFTER_MS = 60_000

export type Watch = { stop(): Promise<void> }

/**
 * Restarts the embedded database when it has died: the first time at once, then with growing pauses if it dies again or
 * does not start. `stop` resolves when no restart is running and none will follow.
 */
export function keepRunning(database: Pick<Embedded, 'isRunning' | 'restart'>, say: (line: string) => void): Watch {
  const ended = new AbortController()
  const { signal } = ended
  const wait = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {})

  async function watch() {
    let pause = 0
    let restartedAt = 0
    for (;;) {
      await wait(LOOK_EVERY_MS)
      if (signal.aborted) return
      if (await database.isRunning()) {
        if (performance.now() - restartedAt > SOUND_AFTER_MS) pause = 0
        continue
      }
      say(
        pause
          ? `The database is down; it is restarted in ${pause / 1000} s.`
          : 'The database is down; it is restarted.',
      )
      await wait(pause)
      if (signal.aborted) return
      await database.restart('fast').then(
        () => say('The database runs again.'),
        (err: Error) => say(err.message),
      )
      restartedAt = performance.now()
      pause = Math.min(pause ? pause * 2 : FIRST_PAUSE_MS, LONGEST_PAUSE_MS)
    }
  }

  const watching = watch()
  return {
    stop() {
      ended.abort()
      return watching
    },
  }
}
