/**
 * The property that an answer is about: `drive`, or `with:sport suspension` for what says that a car has it and what says
 * that it has not. Two answers about one property exclude each other.
 */
export function propertyOf({ kind, value }: { kind: string; value: string }): string {
  if (kind === 'with' || kind === 'without') return `with:${value}`
  return kind === 'note' || kind === 'not' ? `note:${value}` : kind
}

const propertyIn = (answer: string) => {
  const at = answer.indexOf(':')
  return propertyOf({ kind: answer.slice(0, at), value: answer.slice(at + 1) })
}

/** What was said of a car ("disc-front:312") with what is said later: the later answer about a property holds. */
export const withLater = (is: readonly string[], later: readonly string[]): string[] => [
  ...new Map([...is, ...later].map((answer) => [propertyIn(answer), answer])).values(),
]
