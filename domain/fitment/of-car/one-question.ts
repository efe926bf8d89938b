import { keyOf } from '../rule/conditions.ts'
import type { Answer, Car } from '../rule/known-car.ts'
import type { Fit } from '../schema.ts'
import { charactersOf } from '../rule/typed-answer.ts'

const byNumber = new Intl.Collator('en', { numeric: true })

/**
 * A question to the owner. `engines`, `answers`: what there is to choose from; neither, where any date or number may be
 * said. `signs`: how many of the last characters of a chassis number are compared. `settles`: how many of the `open`
 * parts then have their answer.
 */
export type Question = {
  key: string
  engines: number[]
  answers: Answer[]
  signs?: number
  settles: number
  open: number
}

/** The answer that the car has none of the values to choose from. */
const OTHER = 'other'

/** What is chosen in the tree of vehicles, not answered at the car. */
const CHOSEN = ['model', 'year', 'type']

/** The open question that settles most parts of a list; of equals the one that concerns more. Null: nothing is open. */
export function oneQuestion(fits: Iterable<Fit>, car: Car): Question | null {
  const open = [...fits].flatMap((fit) => (fit.answer === 'if' ? [fit] : []))
  const asked = new Map<string, { settles: number; concerns: number }>()
  for (const fit of open) {
    for (const key of fit.open.filter((one) => !CHOSEN.includes(one))) {
      const { settles, concerns } = asked.get(key) ?? { settles: 0, concerns: 0 }
      asked.set(key, { settles: settles + Number(fit.open.length === 1), concerns: concerns + 1 })
    }
  }
  const [first] = [...asked].toSorted(
    ([a, x], [b, y]) => y.settles - x.settles || y.concerns - x.concerns || (a < b ? -1 : 1),
  )
  if (!first) return null
  const [key, { settles }] = first
  const counted = { settles, open: open.length }
  if (key === 'engine') return { key, engines: enginesOf(open, car), answers: [], ...counted }
  if (key === 'chassis') return { key, engines: [], answers: [], signs: lengthAsked(open), ...counted }
  return { key, engines: [], answers: answersTo(key, open, car), ...counted }
}

type Open = Fit & { answer: 'if' }

function enginesOf(open: Open[], car: Car): number[] {
  const named = open.flatMap(({ ways }) => ways.flatMap(({ engineId }) => engineId ?? []))
  return [...new Set([...car.engines, ...named])]
}

/** Ranges of chassis numbers have one length; where they have several, the shortest is found in all. */
function lengthAsked(open: Open[]): number {
  const asked = open.flatMap(({ ways }) => ways.flatMap(({ conditions }) => conditions))
  return Math.min(...asked.flatMap((one) => (keyOf(one) === 'chassis' ? charactersOf(one.value).length : [])))
}

function answersTo(key: string, open: Open[], car: Car): Answer[] {
  if (key === 'made') return []
  const about = key.slice(key.indexOf(':') + 1)
  if (key.startsWith('with:')) return ['with', 'without'].map((kind) => ({ kind, value: about }))
  if (key.startsWith('note:')) return ['note', 'not'].map((kind) => ({ kind, value: about }))
  const asked = open.flatMap(({ ways }) => ways.flatMap(({ conditions }) => conditions))
  const named = asked.filter((condition) => keyOf(condition) === key).map(({ value }) => value)
  const values = [...new Set([...(car.known[key]?.values ?? []), ...named])].toSorted(byNumber.compare)
  // What only the parts name is not all that there may be.
  return [...values, ...(car.known[key]?.closed ? [] : [OTHER])].map((value) => ({ kind: key, value }))
}
