import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

export type Resident = { name: string; mb: number }

/** The files of a process under /proc that end with it are empty then. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** The program's file, such as `web.js`. */
const nameOf = (pid: number) => {
  const words = read(pid, 'cmdline').split('\0')
  return basename(words.find((word) => /\.m?[jt]s$/.test(word)) ?? words[0] ?? '')
}

/**
 * What a process and all that it started hold in memory, in MB (10⁶ bytes). Pages that several hold count in shares
 * (proportional set size), so that the sum is what they hold together. PostgreSQL, whose processes are detached, is
 * not among them. Linux only.
 */
export function residentOf(root: number): Resident[] {
  const children = new Map<number, number[]>()
  for (const entry of readdirSync('/proc')) {
    const pid = Number(entry)
    const parent = Number(/\) \w (\d+)/.exec(pid ? read(pid, 'stat') : '')?.[1])
    if (parent) children.set(parent, [...(children.get(parent) ?? []), pid])
  }
  const family = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(family)]
  return family(root).map((pid) => {
    const kB = Number(/^Pss: +(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0)
    return { name: nameOf(pid), mb: (kB * 1024) / 1e6 }
  })
}
