import { once } from 'node:events'
import { parentPort, Worker } from 'node:worker_threads'
import { unavailable } from './errors.ts'
import { createSemaphore } from './semaphore.ts'

type Work<In, Out> = (input: In) => Promise<Out>
type Answer<Out> = { made: Out } | { failed: string }

/**
 * Runs work in a thread of its own, so that it does not block other requests. `file` is a module that calls
 * `answerEach`; it runs from source, also with a bundle. One piece of work runs at a time, `waiting` more may wait;
 * beyond that 503. Work that takes longer than `patienceMs` ends the thread, and gets 503. The thread starts on demand,
 * also after it died.
 */
export function createThread<In, Out>(
  file: string,
  { waiting, patienceMs }: { waiting: number; patienceMs: number },
): Work<In, Out> {
  const turn = createSemaphore(1, waiting)
  let thread: Worker | undefined

  const forget = (worker: Worker) => {
    if (thread === worker) thread = undefined
  }
  const start = () => {
    const worker = new Worker(file)
    worker.on('error', () => forget(worker)).on('exit', () => forget(worker))
    worker.unref()
    return worker
  }
  const ask = async (input: In): Promise<Answer<Out>> => {
    const worker = (thread ??= start())
    const ended = new AbortController()
    const onExit = (code: number) => ended.abort(new Error(`The thread ended before it answered, with code ${code}.`))
    worker.once('exit', onExit)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is no window
    worker.postMessage(input)
    const patience = AbortSignal.timeout(patienceMs)
    try {
      const signal = AbortSignal.any([patience, ended.signal])
      return (await once(worker, 'message', { signal }))[0] as Answer<Out>
    } catch (err) {
      forget(worker)
      void worker.terminate()
      if (patience.aborted) throw unavailable()
      // A thread that fails ends at once, too: its error says more than its end.
      throw (err as Error).name === 'AbortError' ? ended.signal.reason : err
    } finally {
      worker.off('exit', onExit)
    }
  }
  return (input) =>
    turn(async () => {
      const answer = await ask(input)
      if ('failed' in answer) throw new Error(answer.failed)
      return answer.made
    })
}

/** In the thread's file: answers each piece of work. */
export function answerEach<In, Out>(work: Work<In, Out>): void {
  const port = parentPort!
  port.on('message', (input: In) => {
    work(input)
      .then((made): Answer<Out> => ({ made }))
      .catch((err: unknown): Answer<Out> => ({
        failed: err instanceof Error ? (err.stack ?? err.message) : String(err),
      }))
      .then((answer) => port.postMessage(answer))
  })
}
