import { useEffect, useState } from 'react'
import { mayBecomeVin } from '#common/vin'
import type { Suggestion } from '#domain/finding/schema'
import { api } from '../../web/api.ts'

const PAUSE_MS = 90

/** What the shop would suggest for the words, fetched after a short pause; the last answer stays until the next is there. */
export function useSuggested(words: string): Suggestion[] {
  const [items, setItems] = useState<Suggestion[]>([])
  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      const answer = await api('GET', '/parts/suggest', { query: { q: words }, signal: stop.signal })
      setItems(answer.items)
    }
    // A VIN leads to a person: nothing of one goes into an address.
    const isNothing = words.length < 2 || mayBecomeVin(words)
    // Suggestions are a help, not a promise: when they fail the form still searches.
    const timer = setTimeout(() => (isNothing ? setItems([]) : ask().catch(() => {})), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [words])
  return items
}
