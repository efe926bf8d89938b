import { type ChildProcess, fork } from 'node:child_process'
import { dirname, extname, join } from 'node:path'

type Apart = { wake(): void; isRunning(): boolean; stop(): void }

/**
 * Garbage is gathered often: it is most of what a process holds that reads a large file. By default it may grow to some times of
 * what is in use, here to 60 % of it.
 */
export const APART_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8',
  '--heap-growing-percent=60',
]

/**
 * Does work in a process of its own, whose file lies beside the main file of this one: it starts when there is work and ends
 * when nothing waits, so that its memory is freed.
 */
export function createApart(name: 'import-apart' | 'fetch-apart', main = process.argv[1]!): Apart {
  const file = join(dirname(main), `${name}${extname(main)}`)
  let child: ChildProcess | undefined
  let isAskedAgain = false
  const wake = () => {
    // What came after it last looked is found by one more look.
    if (child) return void (isAskedAgain = true)
    isAskedAgain = false
    child = fork(file, { execArgv: APART_FLAGS })
    child.once('error', () => (child = undefined))
    child.once('exit', (code) => {
      child = undefined
      if (isAskedAgain && code === 0) wake()
    })
  }
  return { wake, isRunning: () => child !== undefined, stop: () => void child?.kill() }
}
