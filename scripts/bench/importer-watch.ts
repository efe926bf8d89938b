import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { homeFor } from '#platform/db/embedded-place'

const TICKS = 100 // a second, on every Linux in use
const EVERY_MS = 100

type Seen = { name: string; parent: number; own: number; ended: number }

/** A process: its parent, the processor seconds of itself and of its ended children. */
function look(pid: number): Seen | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const seconds = (at: number) => (Number(words[at]) + Number(words[at + 1])) / TICKS
    const script = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      .split('\0')
      .find((word) => /\.m?[jt]s$/.test(word))
    return { name: basename(script ?? ''), parent: Number(words[1]), own: seconds(11), ended: seconds(13) }
  } catch {
    return undefined // it has ended
  }
}

const all = () =>
  new Map(
    readdirSync('/proc').flatMap((entry) => {
      const seen = /^\d+$/.test(entry) ? look(Number(entry)) : undefined
      return seen ? [[Number(entry), seen] as const] : []
    }),
  )

const peakOf = (pid: number): number => {
  try {
    return (Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024) / 1e6
  } catch {
    return 0
  }
}

/** Processor seconds of a PostgreSQL with all its processes, also those that have ended, since it started. */
export async function postgresSeconds(dataDir: string): Promise<number> {
  const pidFile = join(await homeFor(dataDir), 'cluster', 'postmaster.pid')
  const root = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  const there = all()
  const children = [...there.values()].filter(({ parent }) => parent === root)
  const { own, ended } = there.get(root)!
  return own + ended + children.reduce((sum, child) => sum + child.own, 0)
}

/** Watches the importers that a web server starts: their processor seconds, and the most memory one of them held in MB. */
export function watchImporter(web: number): { seconds(): number; most(): number; end(): void } {
  const seconds = new Map<number, number>()
  let most = 0
  const timer = setInterval(() => {
    for (const [pid, { name, parent, own }] of all()) {
      if (parent !== web || !name.startsWith('import-apart')) continue
      seconds.set(pid, own)
      most = Math.max(most, peakOf(pid))
    }
  }, EVERY_MS)
  return {
    seconds: () => [...seconds.values()].reduce((sum, one) => sum + one, 0),
    most: () => most,
    end: () => clearInterval(timer),
  }
}
