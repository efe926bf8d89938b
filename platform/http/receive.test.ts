import { setImmediate as soon } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { longestMs, receive } from './receive.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const pace = { silenceMs: 10_000, bytesPerSecond: 100 }

/** A body that arrives as the test says, and what became of it. */
function arriving() {
  let caller!: ReadableStreamDefaultController<Uint8Array>
  const abort = new AbortController()
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (caller = controller) })
  const kept: number[] = []
  const whole = receive(
    body as Parameters<typeof receive>[0],
    { pace, signal: abort.signal, giveUp: () => abort.abort() },
    async (piece) => void kept.push(piece.length),
  ).then(
    () => 'whole',
    () => 'given up',
  )
  const pass = async (seconds: number) => {
    await soon()
    vi.advanceTimersByTime(seconds * 1000)
    await soon()
  }
  return {
    send: (bytes: number) => caller.enqueue(new Uint8Array(bytes)),
    end: () => caller.close(),
    pass,
    kept,
    abort,
    whole,
  }
}

it('takes a body that comes slowly but steadily, for as long as that takes', async () => {
  const { send, end, pass, kept, abort, whole } = arriving()
  for (let n = 0; n < 20; n++) {
    send(900)
    await pass(9)
    expect(abort.signal.aborted).toBe(false)
  }
  end()
  expect(await whole).toBe('whole')
  expect(kept).toHaveLength(20)
})

it('gives up a body that falls silent', async () => {
  const { send, pass, abort, whole } = arriving()
  send(1_000_000)
  await pass(9)
  expect(abort.signal.aborted).toBe(false)
  await pass(1)
  expect(await whole).toBe('given up')
})

it('gives up a body that only trickles', async () => {
  const { send, pass, abort, whole } = arriving()
  let seconds = 0
  while (!abort.signal.aborted && seconds < 1000) {
    send(1)
    await pass(1)
    seconds += 1
  }
  expect(await whole).toBe('given up')
  expect(seconds).toBe(11)
})

it('says how long a body may take', () => expect(longestMs(1000, pace)).toBe(20_000))
