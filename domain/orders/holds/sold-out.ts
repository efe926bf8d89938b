import { phrase } from '#common/phrase'
import { beyond, type OrderedPart } from '#domain/catalogue'
import { conflict } from '#platform/errors'

/** The parts with fewer units than wanted of which no more is promised, in the API's shape. */
export const shortOf = (parts: readonly OrderedPart[]) =>
  parts
    .filter((part) => beyond(part) > 0 && part.due === null)
    .map((part) => ({ partId: String(part.partId), name: part.name, wanted: part.quantity, left: part.stock! }))

/** 409 `sold-out` if there is too little of a part; it names each such part and what is left of it. */
export function refuseSoldOut(parts: readonly OrderedPart[]): void {
  const short = shortOf(parts)
  if (short.length === 0) return
  throw conflict('sold-out', phrase('refusal.soldOut', short), { parts: short })
}
