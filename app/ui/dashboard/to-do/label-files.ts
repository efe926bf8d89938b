import { toDo as words } from '#common/words'

const say = words.labelFiles
/** So many labels the shop joins to one file. */
const MOST = 100

/** The files in which the labels of these parcels come: one, or several that say which of the labels they hold. */
export function labelFiles(parcels: readonly string[]): { name: string; id: string[] }[] {
  if (parcels.length <= MOST) return [{ name: say.all, id: [...parcels] }]
  return Array.from({ length: Math.ceil(parcels.length / MOST) }, (_, n) => {
    const id = parcels.slice(n * MOST, (n + 1) * MOST)
    return { name: say.some(n * MOST + 1, n * MOST + id.length), id }
  })
}
