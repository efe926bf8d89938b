import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { WEB_ENV, WEB_FLAGS } from '../../../run/web-servers.ts'

/** One web server as a process of its own, for benchmarks and for tests that break it. */
export type WebProcess = {
  base: string
  process: ChildProcess
  /** Sends it a signal and waits until it is gone. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

const isReady = (base: string) =>
  fetch(`${base}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
    (answer) => answer.ok,
    () => false,
  )

/** Starts a web server on a port with these settings; answers when it is ready. Throws when it is not within a minute. */
export async function startWeb(port: number, settings: Record<string, string>): Promise<WebProcess> {
  const base = `http://127.0.0.1:${port}`
  const env = { ...process.env, ...WEB_ENV, LOG_LEVEL: 'error', ...settings, PORT: String(port), BASE_URL: base }
  const child = fork(join(import.meta.dirname, '../../../build/shop/web.js'), {
    env,
    execArgv: WEB_FLAGS,
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const began = performance.now()
  while (!(await isReady(base))) {
    const isGone = child.exitCode !== null || child.signalCode !== null
    if (isGone || performance.now() - began > 60_000) {
      child.kill('SIGKILL')
      throw new Error(`no web server came up on ${base}`)
    }
    await new Promise((done) => setTimeout(done, 20))
  }
  return {
    base,
    process: child,
    async end(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
}
