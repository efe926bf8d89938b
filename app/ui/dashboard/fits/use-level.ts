import { useEffect, useState } from 'react'
import type { VehicleOption } from '#domain/vehicles/schema'
import { api, messageOf } from '../../../web/api.ts'
import type { Given } from '../../../web/api-types.ts'
import { notify } from '../../notify.ts'

type Chosen = Given<'GET', '/vehicles'>['query']

/** What there is to choose below what is chosen; null: nothing is asked. Empty until it is known. */
export function useLevel(chosen: Chosen | null): VehicleOption[] {
  const question = chosen && JSON.stringify(chosen)
  const [told, setTold] = useState<{ question: string; options: VehicleOption[] }>()
  useEffect(() => {
    if (!question) return undefined
    const left = new AbortController()
    api('GET', '/vehicles', { query: JSON.parse(question) as Chosen, signal: left.signal }).then(
      ({ options }) => setTold({ question, options }),
      (error: unknown) => left.signal.aborted || notify.error(messageOf(error)),
    )
    return () => left.abort()
  }, [question])
  return told && told.question === question ? told.options : []
}
