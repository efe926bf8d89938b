import { fork } from 'node:child_process'

/** What a preparing process tells at its end: lines for the person who starts the shop, or why it failed. */
export type Prepared = { lines: string[] } | { failed: string }

/**
 * A process that has loaded what prepares a database (`prepare-apart.ts`) and waits for its address. `prepare` resolves
 * to what is to be told; it throws when that fails or the process ends before.
 */
export function startPreparing(file: string) {
  const child = fork(file)
  const told = new Promise<Prepared>((done, fail) =>
    child
      .once('message', done)
      .once('error', fail)
      .once('exit', (code, signal) => fail(new Error(`The database could not be prepared (${signal ?? code}).`))),
  )
  told.catch(() => {}) // it may end before anybody waits for it
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
