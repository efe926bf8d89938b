import { keyOf } from './conditions.ts'
import type { Car } from './known-car.ts'
import type { Fit } from './schema.ts'

const byNumber = new Intl.Collator('en', { numeric: true })

/**
 * A question to the owner. `choices`: the ids of engines, the values to choose from, the bounds of a date or of a chassis
 * number, or yes and no. `settles`: how many parts then have their answer.
 */
export type Question = { key: string; choices: string[]; settles: number }

/** The open question that settles most parts of a list; of equals the one that concerns more. Null: nothing is open. */
export function oneQuestion(fits: Iterable<Fit>, car: Car): Question | null {
  const open = [...fits].flatMap((fit) => (fit.answer === 'if' ? [fit] : []))
  const asked = new Map<string, { settles: number; concerns: number }>()
  for (const fit of open) {
    for (const key of fit.open) {
      const { settles, concerns } = asked.get(key) ?? { settles: 0, concerns: 0 }
      asked.set(key, { settles: settles + Number(fit.open.length === 1), concerns: concerns + 1 })
    }
  }
  const [first] = [...asked].toSorted(
    ([a, x], [b, y]) => y.settles - x.settles || y.concerns - x.concerns || (a < b ? -1 : 1),
  )
  return first ? { key: first[0], choices: choicesOf(first[0], open, car), settles: first[1].settles } : null
}

function choicesOf(key: string, open: (Fit & { answer: 'if' })[], car: Car): string[] {
  if (key === 'engine') {
    const named = open.flatMap(({ ways }) => ways.flatMap(({ engineId }) => engineId ?? []))
    return [...new Set([...car.engines, ...named])].map(String)
  }
  if (key.startsWith('with:') || key.startsWith('note:')) return ['yes', 'no']
  const asked = open.flatMap(({ ways }) => ways.flatMap(({ conditions }) => conditions))
  const named = asked.filter((condition) => keyOf(condition) === key).map(({ value }) => value)
  return [...new Set([...(car.known[key]?.values ?? []), ...named])].toSorted(byNumber.compare)
}
