import { beginning } from '#common/beginning'
import type { PartFields, PriceBreak } from '#domain/catalogue'
import type { FaultCode } from '#common/fault'
import type { Reason, RowState } from './schema.ts'

/** Fields of a part as the API has them, prices that begin later, and those for larger quantities. */
export type Given = Partial<PartFields> & {
  pricesToCome?: { startsAt: string; price: number }[]
  priceBreaks?: PriceBreak[]
}

/** Whether a value of a row takes away what its part may be without. */
export const isEmptied = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0)

/** Fields that a package or a code of an item says, and that go with it. */
export const TOLD = ['weightGrams', 'lengthMm', 'widthMm', 'heightMm', 'warrantyMonths', 'condition'] as const
export type ToldField = (typeof TOLD)[number]

/**
 * What a row takes away of a part: of its lists numbers as they are compared, names of attributes, addresses or names of files. Of
 * `fields` what a file of its supplier has said, or what the row itself says that it takes away.
 */
export type TakenAway = {
  oeNumbers: string[]
  attributes: string[]
  files: string[]
  fields: { field: ToldField; said?: unknown }[]
}

/** One row of a file about a part, as far as it can be read without the database. */
export type Draft = {
  n: number
  action: 'write' | 'retire'
  /** The slug of its brand; null: the row names none. */
  brand: string | null
  number: string | null
  given: Given
  reasons: Reason[]
  /** From when on its price holds; null: at once. */
  startsAt: string | null
  /** It says that the part can be ordered: if a file of its supplier has taken it off sale, it is sold again. */
  isOffered?: boolean
  takesAway?: TakenAway
  /** Whether a price of it was for several pieces. */
  isDivided?: boolean
  /** Its unit where that may be several pieces, and its prices were read as those of one. */
  unitUnread?: string
  /** The row as it came, by column. */
  theirs: () => unknown
}

/** A draft of which nothing is read yet; `theirs` answers its row as it came. */
export const emptyDraft = (n: number, theirs: () => unknown): Draft => {
  return {
    n,
    action: 'write',
    brand: null,
    number: null,
    given: {},
    reasons: [],
    startsAt: null,
    theirs,
  }
}

/** A draft with what the shop knows of it. */
export type Staged = Draft & { partId: number | null; norm: string | null; state: RowState }

/** Longer than any word that can be mapped. */
const MOST_TOLD = 1000

/** Why a row waits. Of long cells it keeps their beginning: reasons are stored, counted and shown beside the row that has them whole. */
export const because = (field: string, code: FaultCode, ...params: (string | number)[]): Reason => ({
  code,
  field,
  params: params.map((param) => (typeof param === 'string' ? beginning(param, MOST_TOLD) : param)),
})

/** Rows with one of these reasons can be corrected, but wait for nothing. */
const REFUSING: ReadonlySet<string> = new Set<FaultCode>(['number-missing', 'no-such-part', 'word-ignored'])

/** What becomes of a row that waits for these reasons. */
export function stateOf(reasons: readonly Reason[]): 'ready' | 'held' | 'refused' {
  if (reasons.length === 0) return 'ready'
  return reasons.some(({ code }) => REFUSING.has(code)) ? 'refused' : 'held'
}
