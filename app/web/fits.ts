import { useEffect, useState } from 'react'
import type { CardFit } from '#domain/catalogue/schema'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { api, messageOf } from './api.ts'
import { useVehicle } from './vehicle.ts'

type Told = { question: string; fits: Record<string, CardFit>; problem: string | null }
/** `fits` by the part's `_id`, null until it is known; `problem`: why it cannot be told. */
export type Fits = { vehicle: NamedVehicle | null; fits: Record<string, CardFit> | null; problem: string | null }

function questionOf(parts: string[], { make, model, year, engine }: NamedVehicle): string {
  const query = new URLSearchParams({ make, model, year: String(year), ...(engine && { engine }) })
  for (const part of parts) query.append('part', part)
  return query.toString()
}

const ask = async (question: string, signal: AbortSignal): Promise<Told> => {
  try {
    const { items } = await api<{ items: CardFit[] }>('GET', `/fits?${question}`, undefined, { signal })
    return { question, fits: Object.fromEntries(items.map((fit) => [fit._id, fit])), problem: null }
  } catch (error) {
    return { question, fits: {}, problem: messageOf(error) }
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
  return { vehicle, fits: answer?.fits ?? null, problem: answer?.problem ?? null }
}
