import type { PartFits } from '#domain/fitment/schema'

/** What the page of a part's cars changes. */
export type FitsDraft = Pick<PartFits, 'universal' | 'applications' | 'specs'>

export const draftOf = ({ universal, applications, specs }: PartFits): FitsDraft => ({ universal, applications, specs })

/** The draft with the cars and the specification of another part. `added`: how many lines of cars it had not yet. */
export function withCopied({ applications, specs }: FitsDraft, from: FitsDraft) {
  const there = new Set(applications.map((line) => JSON.stringify(line)))
  const added = from.applications.filter((line) => !there.has(JSON.stringify(line)))
  const values = from.specs.filter(({ kind, value }) => !specs.some((one) => one.kind === kind && one.value === value))
  return { added: added.length, applications: [...applications, ...added], specs: [...specs, ...values] }
}

/** What the shop has refused of one line of cars, by the line's own fields. */
export function wrongOfLine(wrong: Record<string, string>, n: number): Record<string, string> {
  const line = `applications.${n}.`
  const ofLine = Object.entries(wrong).filter(([field]) => field.startsWith(line))
  return Object.fromEntries(ofLine.map(([field, text]) => [field.slice(line.length), text]))
}
