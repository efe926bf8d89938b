import { useState } from 'react'

type Said = ReadonlyMap<string, string>
const NOTHING: Said = new Map()

/** What somebody has said of a file and may not have saved yet: it outlives the form, which goes while the file is read again. */
export function useSaidOfFile(id: string): [said: Said, say: (said: Said) => void] {
  const [kept, keep] = useState({ id, said: NOTHING })
  return [kept.id === id ? kept.said : NOTHING, (said) => keep({ id, said })]
}
