import { fork } from 'node:child_process'

/** The last message of a preparing process: lines for the person who starts the shop, or why it failed. */
export type Prepared = { lines: string[] } | { failed: string }

/**
 * A process that has loaded `prepare-apart.ts` and waits for an address. `prepare` resolves to its lines; it throws if
 * the preparation fails or the process ends early.
 */
export function startPreparing(file: string) {
  const child = fork(file)
  const told = new Promise<Prepared>((done, fail) =>
    child
      .once('message', done)
      .once('error', fail)
      .once('exit', (code, signal) => fail(new Error(`The database could not be prepared (${signal ?? code}).`))),
  )
  told.catch(() => {}) // it may end before anybody awaits it
  return {
    process: child,
    async prepare(url: string): Promise<string[]> {
      child.send(url)
      const prepared = await told
      if ('failed' in prepared) throw new Error(prepared.failed)
      return prepared.lines
    },
    end: () => void child.kill(),
  }
}
