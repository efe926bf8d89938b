import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from './log.ts'
import { type NewChanges, type Position, readChanges } from './read-changes.ts'

export type Pace = {
  /** After a change, further changes are read together after this pause. */
  restMs: number
  /**
   * How long a silent connection is trusted, and how long it may take to answer: a dead one is noticed within twice
   * this time.
   */
  heartbeatMs: number
  /** Pause before a lost connection is opened again. */
  retryMs: number
}
const PACE: Pace = { restMs: 500, heartbeatMs: 5000, retryMs: 500 }

/** A NOTIFY that arrives while nobody waits is delivered to the next one who waits. */
function createBell() {
  let isRung = false
  let wake = () => {}
  return {
    ring() {
      isRung = true
      wake()
    },
    /** Resolves on the next NOTIFY, or after that time. */
    async rung(ms: number) {
      const given = AbortSignal.timeout(ms)
      await new Promise<void>((done) => {
        wake = done
        if (isRung) done()
        given.addEventListener('abort', () => done())
      })
      isRung = false
    },
  }
}

/**
 * Follows the changes of all servers in the table `change` of the database at `url`; NOTIFY says when to read it. After
 * a lost connection it reads what it missed. It first calls `hear` with `all`, and later only if it missed so much that
 * it cannot know what changed.
 */
export function followChanges(
  url: string,
  log: Log,
  hear: (tags: NewChanges['tags']) => void,
  { restMs, heartbeatMs, retryMs }: Pace = PACE,
): { close(): Promise<void> } {
  const bell = createBell()
  const closing = new AbortController()
  let read: Position | undefined

  async function readOn(line: Client) {
    const { position, tags } = await readChanges(line, read)
    read = position
    if (closing.signal.aborted || tags.length === 0) return
    hear(tags)
    await sleep(restMs, undefined, closing)
  }

  async function followLine() {
    const socket = new Socket()
    const times = { connectionTimeoutMillis: heartbeatMs, query_timeout: heartbeatMs }
    const line = new Client({
      connectionString: url,
      application_name: 'camber-changes',
      stream: () => socket,
      ...times,
    })
    line.on('notification', bell.ring)
    line.once('end', bell.ring)
    // The next read reports a lost connection; without a listener the error would end the process.
    line.on('error', () => {})
    try {
      await line.connect()
      await line.query('listen changes')
      while (!closing.signal.aborted) {
        await readOn(line)
        await bell.rung(heartbeatMs)
      }
    } finally {
      // A dead connection never answers `end`.
      socket.destroy()
    }
  }

  async function follow() {
    while (!closing.signal.aborted) {
      try {
        await followLine()
      } catch (err) {
        if (closing.signal.aborted) return
        log.warn({ err }, 'the line that tells of changes was lost, and is opened anew')
        await sleep(retryMs, undefined, closing).catch(() => {})
      }
    }
  }
  const following = follow()
  return {
    async close() {
      closing.abort()
      bell.ring()
      await following
    },
  }
}
