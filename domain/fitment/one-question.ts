import { keyOf } from './conditions.ts'
import type { Answer, Car } from './known-car.ts'
import type { Fit } from './schema.ts'

const byNumber = new Intl.Collator('en', { numeric: true })

/**
 * A question to the owner. `engines`, `answers`: what there is to choose from; neither, where any date or number may be
 * said. `settles`: how many parts then have their answer.
 */
export type Question = { key: string; engines: number[]; answers: Answer[]; settles: number }

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
  if (!first) return null
  const [key, { settles }] = first
  return key === 'engine'
    ? { key, engines: enginesOf(open, car), answers: [], settles }
    : { key, engines: [], answers: answersTo(key, open, car), settles }
}

type Open = Fit & { answer: 'if' }

function enginesOf(open: Open[], car: Car): number[] {
  const named = open.flatMap(({ ways }) => ways.flatMap(({ engineId }) => engineId ?? []))
  return [...new Set([...car.engines, ...named])]
}

function answersTo(key: string, open: Open[], car: Car): Answer[] {
  if (key === 'made' || key === 'chassis') return []
  const about = key.slice(key.indexOf(':') + 1)
  if (key.startsWith('with:')) return ['with', 'without'].map((kind) => ({ kind, value: about }))
  if (key.startsWith('note:')) return ['note', 'not'].map((kind) => ({ kind, value: about }))
  const asked = open.flatMap(({ ways }) => ways.flatMap(({ conditions }) => conditions))
  const named = asked.filter((condition) => keyOf(condition) === key).map(({ value }) => value)
  const values = [...new Set([...(car.known[key]?.values ?? []), ...named])].toSorted(byNumber.compare)
  return values.map((value) => ({ kind: key, value }))
}
