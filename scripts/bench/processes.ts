import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

export type Resident = { name: string; mb: number }

/** After a process has ended, its files under /proc are empty. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** The name of the program's file, such as `web.js`. */
const nameOf = (pid: number) => {
  const words = read(pid, 'cmdline').split('\0')
  return basename(words.find((word) => /\.m?[jt]s$/.test(word)) ?? words[0] ?? '')
}

/**
 * The memory of a process and its descendants, in MB (10⁶ bytes). Shared pages count in proportion (proportional set
 * size), so the sum is their memory together. PostgreSQL's processes are detached and not included. Linux only.
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
