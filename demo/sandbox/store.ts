import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** One stored thing. `value: null` takes it away. */
export type Change = { kind: string; id: string; value: unknown }

export type Store = {
  get<T>(kind: string, id: string): T | undefined
  /** Everything of a kind, oldest first. */
  all<T>(kind: string): T[]
  ids(kind: string): string[]
  /** Writes all changes or none: they are one line of the file. */
  commit(changes: Change[]): void
  close(): void
}

const COMPACT_AFTER = 20_000

/** How many of each kind are stored; beyond that the oldest are deleted. Other kinds have no limit. */
type Limits = Record<string, number>

/**
 * Keeps things in memory and, when a file is given, in a journal of one JSON line for each commit.
 * A line is written before `commit` returns, so a killed process loses nothing; a torn last line is skipped.
 */
export function openStore(file?: string, limits: Limits = {}): Store {
  const kinds = new Map<string, Map<string, unknown>>()
  const kind = (name: string) => kinds.get(name) ?? kinds.set(name, new Map()).get(name)!
  let journal: number | undefined
  let stale = 0

  function apply(changes: Change[]) {
    for (const { kind: name, id, value } of changes) {
      if (kind(name).has(id)) stale += 1
      if (value === null) kind(name).delete(id)
      else kind(name).set(id, value)
      if (kind(name).size > (limits[name] ?? Infinity)) forgetOldest(kind(name))
    }
  }

  function forgetOldest(things: Map<string, unknown>) {
    const [oldest] = things.keys()
    things.delete(oldest!)
    stale += 1
  }

  const living = () => [...kinds.values()].reduce((sum, things) => sum + things.size, 0)

  function compact(path: string) {
    const next = `${path}.next`
    const out = openSync(next, 'w', 0o600)
    for (const [name, things] of kinds) {
      for (const [id, value] of things) writeSync(out, line([{ kind: name, id, value }]))
    }
    fsyncSync(out)
    closeSync(out)
    renameSync(next, path)
    if (journal !== undefined) closeSync(journal)
    journal = openSync(path, 'a', 0o600)
    stale = 0
  }

  if (file) {
    mkdirSync(dirname(file), { recursive: true })
    if (existsSync(file)) for (const changes of readLines(file)) apply(changes)
    compact(file)
  }

  return {
    get: <T>(name: string, id: string) => kind(name).get(id) as T | undefined,
    all: <T>(name: string) => [...kind(name).values()] as T[],
    ids: (name) => [...kind(name).keys()],
    commit(changes) {
      const text = line(changes)
      if (journal !== undefined) writeSync(journal, text)
      // Stores a copy, so that nobody can change a stored value through their own reference.
      apply(JSON.parse(text) as Change[])
      if (file && stale > COMPACT_AFTER && stale > living()) compact(file)
    },
    close() {
      if (journal !== undefined) closeSync(journal)
      journal = undefined
    },
  }
}

const line = (changes: Change[]) => `${JSON.stringify(changes)}\n`

function readLines(file: string): Change[][] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text) => {
      try {
        return [JSON.parse(text) as Change[]]
      } catch {
        return []
      }
    })
}
