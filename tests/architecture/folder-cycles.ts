import type { Source } from './sources.ts'

/**
 * Folders that lean on each other both ways, and why that cannot be undone sensibly. At the root, run/ starts everything: it loads
 * demo/ behind the check of the mode and builds with scripts/, and both open a shop as it does.
 */
const MAY_GO_ROUND: Record<string, string[]> = { '': ['demo', 'run', 'scripts'] }

type Lean = { within: string; from: string; to: string; because: string }

/**
 * Which of two folders beside each other leans on the other when a file imports another; null where one of the files lies right in the
 * folder of both. Such files are the doors of their folder, and what all of its rooms share.
 */
function lean(file: string, imported: string): Lean | null {
  const [from, to] = [file.split('/'), imported.split('/')]
  const shared = from.findIndex((name, at) => name !== to[at])
  if (shared < 0 || shared >= from.length - 1 || shared >= to.length - 1) return null
  const within = from.slice(0, shared).join('/')
  return { within, from: from[shared]!, to: to[shared]!, because: `${file} imports ${imported}` }
}

/** Where one leads from `start` by these leans. */
function reached(start: string, leans: readonly Lean[]): Set<string> {
  const found = new Set<string>()
  const look = (folder: string) => {
    for (const { from, to } of leans)
      if (from === folder && !found.has(to)) {
        found.add(to)
        look(to)
      }
  }
  look(start)
  return found
}

/** Folders that come back to themselves, a sentence for each folder that holds such, with what leads there. */
export function folderCycles(all: readonly Source[]): string[] {
  const known = new Set(all.map(({ path }) => path))
  const leans = all.flatMap(({ path, imports }) =>
    imports.filter((to) => known.has(to)).flatMap((to) => lean(path, to) ?? []),
  )
  return [...Map.groupBy(leans, ({ within }) => within)].flatMap(([within, ours]) => {
    const judged = ours.filter(({ from, to }) => ![from, to].every((name) => MAY_GO_ROUND[within]?.includes(name)))
    const back = judged.filter(({ from, to }) => reached(to, judged).has(from))
    const names = [...new Set(back.map(({ from }) => from))].toSorted()
    if (names.length === 0) return []
    return [
      `folders of ${within || 'the root'} go round, ${names.join(', ')}: ${back.map(({ because }) => because).join('; ')}`,
    ]
  })
}
