import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from './log.ts'
import { type NewChanges, type Position, readChanges } from './read-changes.ts'

export type Pace = {
  /** After something has changed, further changes are read together, so long after. */
  restMs: number
  /** So long a silent line is trusted, and so long it may take to answer: a dead one is noticed within twice this time. */
  heartbeatMs: number
  /** A lost line is opened anew after this time. */
  retryMs: number
}
const PACE: Pace = { restMs: 500, heartbeatMs: 5000, retryMs: 500 }

/** A bell that rings while nobody listens is heard by who listens next. */
function createBell() {
  let isRung = false
  let wake = () => {}
  return {
    ring() {
      isRung = true
      wake()
    },
    /** Ends when the bell has rung, or after that time. */
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
 * Reads what all servers announce, from the table `change` of the database at `url`; NOTIFY is only the bell that says
 * when to read. What was announced while the line was lost is read afterwards. `hear` learns of `all` first, and again
 * only when so much was missed that nobody knows what.
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
    // The next read tells of a lost line; an error that nobody listens to would end the process.
    line.on('error', () => {})
    try {
      await line.connect()
      await line.query('listen changes')
      while (!closing.signal.aborted) {
        await readOn(line)
        await bell.rung(heartbeatMs)
      }
    } finally {
      // A dead line never answers a farewell.
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
