import { useEffect, useState } from 'react'
import type { CardFit, FitQuestion } from '#domain/fitment/schema'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { api, messageOf } from '../api.ts'
import type { Given } from '../api-types.ts'
import { useVehicle } from './vehicle.ts'

type Question = Given<'GET', '/fits'>['query']
type Told = { question: string; fits: Record<string, CardFit>; open: FitQuestion | null; problem: string | null }
/** `fits` by the part's `_id`, null until it is known; `open`: what to ask first; `problem`: why it cannot be told. */
export type Fits = { vehicle: NamedVehicle | null } & {
  fits: Record<string, CardFit> | null
  open: FitQuestion | null
  problem: string | null
}

const questionOf = (part: string[], { car, engineId, is }: NamedVehicle): string =>
  JSON.stringify({ part, car, engine: engineId?.toString(), is } satisfies Question)

const ask = async (question: string, signal: AbortSignal): Promise<Told> => {
  try {
    const { items, question: open } = await api('GET', '/fits', { query: JSON.parse(question) as Question, signal })
    return { question, fits: Object.fromEntries(items.map((fit) => [fit._id, fit])), open, problem: null }
  } catch (error) {
    return { question, fits: {}, open: null, problem: messageOf(error) }
  }
}

/** How parts fit the car that this browser remembers; `parts` are their `_id`s. */
export function useFits(parts: string[]): Fits {
  const vehicle = useVehicle()
  const question = vehicle && parts.length > 0 ? questionOf(parts, vehicle) : null
  const [told, setTold] = useState<Told>()
  useEffect(() => {
    if (!question) return undefined
    const left = new AbortController()
    void ask(question, left.signal).then((answer) => !left.signal.aborted && setTold(answer))
    return () => left.abort()
  }, [question])
  const answer = told && told.question === question ? told : null
  return { vehicle, fits: answer?.fits ?? null, open: answer?.open ?? null, problem: answer?.problem ?? null }
}
