/** A version that the asked car may be, and what the part's fitment table says of it. `engine` null: it is not known. */
export type Version = { engine: string | null; listed: boolean; condition: string | null }

export type Fit =
  | { kind: 'yes' | 'no' | 'universal' | 'unknown' }
  /** `condition`: it fits if this is so. `engines`: those that it fits, where it does not fit every one that the car may have. */
  | { kind: 'maybe'; condition: string | null; engines: string[] }

/**
 * Whether a part fits a car. It does where each version that the car may be is listed without a condition. A listed
 * version whose engine is not known may have any, so no engine is asked for beside it.
 */
export function fitOf(versions: Version[], universal = false): Fit {
  if (universal) return { kind: 'universal' }
  const listed = versions.filter((version) => version.listed)
  if (listed.length === 0) return { kind: 'no' }
  const isAnyEngine = listed.length === versions.length || listed.some(({ engine }) => engine === null)
  const engines = isAnyEngine ? [] : [...new Set(listed.flatMap(({ engine }) => engine ?? []))].toSorted()
  const condition = conditionOf(listed)
  return condition || engines.length > 0 ? { kind: 'maybe', condition, engines } : { kind: 'yes' }
}

/** The condition of the first engine for which nothing is listed without one. */
function conditionOf(listed: Version[]): string | null {
  const byEngine = [...Map.groupBy(listed, ({ engine }) => engine).values()]
  const conditional = byEngine.find((versions) => versions.every(({ condition }) => condition !== null))
  return conditional?.[0]?.condition ?? null
}
