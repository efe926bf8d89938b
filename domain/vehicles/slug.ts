/** A name for addresses: "Citroën C4+" → "citroen-c4-plus". */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\+/g, ' plus')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'x'

/** The name's slug, with a number if another one has it; adds it to `taken`. */
export function freeSlug(name: string, taken: Set<string>): string {
  const slug = slugOf(name)
  let free = slug
  for (let n = 2; taken.has(free); n++) free = `${slug}-${n}`
  taken.add(free)
  return free
}

/** Whether a slug has all letters and digits of a name. Where some are of other alphabets, others have the same slug. */
export function slugTells(name: string): boolean {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return /[a-z0-9]/.test(bare) && !/[^a-z0-9\P{L}]|[^0-9\P{N}]/u.test(bare)
}
