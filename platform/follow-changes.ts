import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from './log.ts'
import { type NewChanges, type Position, readChanges } from './read-changes.ts'
import type { ChangeSource } from './seen-changes.ts'

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

function createBell() {
  let wake = () => {}
  let isHurried = false
  const bell = {
    /** How often a NOTIFY rang it, or this process has written. */
    rings: 0,
    ring() {
      bell.rings += 1
      wake()
    },
    /** Ends the wait that runs, or the next one. */
    hurry() {
      isHurried = true
      wake()
    },
    /** Resolves after that time; at once when it is hurried, or where `isEnough` already or after a NOTIFY. */
    async wait(ms: number, isEnough: () => boolean) {
      await new Promise<void>((done) => {
        const timer = setTimeout(done, ms)
        wake = () => {
          if (!isHurried && !isEnough()) return
          clearTimeout(timer)
          done()
        }
        wake()
      })
      isHurried = false
    },
  }
  return bell
}

type Following = ChangeSource & { close(): Promise<void> }

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
): Following {
  const bell = createBell()
  const closing = new AbortController()
  let read: Position | undefined
  /** How many rings of the bell the last read has answered. */
  let answered = 0
  let isUp = false
  let next = Promise.withResolvers<void>()

  /** Whether something has changed. */
  async function readOn(line: Client): Promise<boolean> {
    const rings = bell.rings
    const { position, tags } = await readChanges(line, read)
    const isNews = !closing.signal.aborted && tags.length > 0
    if (isNews) hear(tags)
    read = position
    answered = rings
    tellNext({ isUp: true })
    return isNews
  }

  function tellNext(now: { isUp: boolean }) {
    isUp = now.isUp
    next.resolve()
    next = Promise.withResolvers<void>()
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
        const isClosing = () => closing.signal.aborted
        if (await readOn(line)) await bell.wait(restMs, isClosing)
        await bell.wait(heartbeatMs, () => isClosing() || bell.rings > answered)
      }
    } finally {
      tellNext({ isUp: false })
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
    wrote: () => void (bell.rings += 1),
    async catchUp() {
      const announced = bell.rings
      const isBehind = () => isUp && answered < announced
      while (isBehind()) {
        bell.hurry()
        await next.promise
      }
    },
    async close() {
      closing.abort()
      bell.hurry()
      await following
    },
  }
}
