/** So many labels the shop joins to one file. */
const MOST = 100

/** The files in which the labels of these parcels come: one, or several that say which of the labels they hold. */
export function labelFiles(parcels: readonly string[]): { name: string; id: string[] }[] {
  if (parcels.length <= MOST) return [{ name: 'labels.pdf', id: [...parcels] }]
  return Array.from({ length: Math.ceil(parcels.length / MOST) }, (_, n) => {
    const id = parcels.slice(n * MOST, (n + 1) * MOST)
    return { name: `labels-${n * MOST + 1}-to-${n * MOST + id.length}.pdf`, id }
  })
}
