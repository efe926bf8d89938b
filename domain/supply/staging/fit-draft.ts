import { beginning } from '#common/beginning'
import type { Condition } from '#domain/fitment/schema'
import type { Reason, RowState } from './schema.ts'

/** One application of a file, as far as it can be read without the database. `modelId` null: it is not known. */
export type FitDraft = {
  n: number
  action: 'add' | 'delete'
  brand: string | null
  number: string | null
  modelId: number | null
  from: number | null
  to: number | null
  engineId: number | null
  position: string | null
  quantity: number | null
  /** The slug of the part type for which the file takes it; null: it says nothing that is known. */
  category: string | null
  conditions: Condition[]
  reasons: Reason[]
  theirs: () => unknown
}

/** A draft with what the shop knows of it; `conditionIds` in order. */
export type StagedFit = FitDraft & {
  partId: number | null
  norm: string | null
  state: RowState
  conditionIds: readonly number[]
}

/** The longest note: an answer to it stands in an address. */
const LONGEST_NOTE = 400

/** A free text of the seller, asked in its own words. One that is too long for an address ends after a whole word. */
export function noteOf(text: string): Condition[] {
  const words = text.replace(/\s+/g, ' ').trim()
  if (words === '') return []
  const value = words.length <= LONGEST_NOTE ? words : `${beginning(words, LONGEST_NOTE).replace(/\s+\S*$/, '')} …`
  return [{ kind: 'note', value }]
}
