import { type Phrase, phrase } from '#common/phrase'
import { readHeading } from '../headings/read-heading.ts'
import type { ImportKind } from '../suppliers/schema.ts'
import { holdsVehiclesToo } from './tables/guess-columns.ts'
import type { ImportHeader } from './schema.ts'

/**
 * `failure`: why reading ended before the last record; null: it did not. `newerApplied`: the name of a newer file of the supplier that was
 * applied before this one. `writtenSince`: what other files of the supplier wrote is not what it was when this one was read.
 */
type Read = {
  header: ImportHeader | null
  rows: number
  kind: ImportKind | null
  failure: unknown
  newerApplied?: string | null
  writtenSince?: boolean
  /** The code of the shop's. */
  currency?: string
}

/** What an admin should know of a file as a whole before it is applied; `code` is for programs. */
export type Warning = {
  code:
    | 'no-records'
    | 'corrections-lost'
    | 'count-differs'
    | 'ends-in-row'
    | 'begins-later'
    | 'left-out'
    | 'cars-apart'
    | 'vehicles-follow'
    | 'other-sheets'
    | 'other-currency'
    | 'newer-applied'
    | 'written-since'
    | 'prices-divided'
    | 'units-unread'
    | 'gtins-twice'
    | 'hidden-rows'
    | 'passed-over'
    | 'letters-mended'
    | 'encoded-twice'
    | 'successors-unknown'
  text: Phrase
}

/**
 * Why a file may be cut off: it says at its end that it has more or fewer records than came, or it ends in the midst of a row; null:
 * it does not look so.
 */
export function cutOffOf({ header, rows }: Omit<Read, 'kind' | 'failure'>): Warning | null {
  if (header && header.count !== null && header.count !== rows)
    return { code: 'count-differs', text: phrase('imports.countDiffers', header.count, rows) }
  return header?.endsInRow ? { code: 'ends-in-row', text: phrase('imports.endsInRow', header.endsInRow) } : null
}

/** Columns that were not read because their heading names another currency than the shop's, where no other column has such amounts. */
function inOtherCurrency({ header, currency: ours }: Read): { column: string; currency: string }[] {
  const columns = header?.columns ?? []
  return columns.flatMap(({ column, field, isKept }) => {
    if (field !== null || isKept) return []
    const { field: meant, currency } = readHeading(column) ?? { currency: null }
    return currency === null || currency === ours || columns.some((one) => one.field === meant)
      ? []
      : { column, currency }
  })
}

/** `today`: as files write days. Prices of a PIES file wait for its day by themselves, vehicles do not. */
export function warningsOf(file: Read, today: string): Warning[] {
  const { header, rows, failure, newerApplied, writtenSince } = file
  const leftOut = header?.leftOut ?? []
  const foreign = inOtherCurrency(file)
  const cutOff = cutOffOf(file)
  const begins = header?.format === 'aces' ? (header.says['EffectiveDate'] ?? '') : ''
  return [
    ...(header && rows === 0 && !failure ? [{ code: 'no-records' as const, text: phrase('imports.noRecords') }] : []),
    ...(cutOff ? [cutOff] : []),
    ...(newerApplied ? [{ code: 'newer-applied' as const, text: phrase('imports.newerApplied', newerApplied) }] : []),
    ...(writtenSince && !newerApplied
      ? [{ code: 'written-since' as const, text: phrase('imports.writtenSince') }]
      : []),
    ...(header?.sheet && header.otherLists
      ? [{ code: 'other-sheets' as const, text: phrase('imports.otherSheets', header.sheet, header.otherLists) }]
      : []),
    ...(header?.hiddenRows
      ? [{ code: 'hidden-rows' as const, text: phrase('imports.hiddenRows', header.hiddenRows) }]
      : []),
    ...(header?.passedOver
      ? [{ code: 'passed-over' as const, text: phrase('imports.passedOver', header.passedOver) }]
      : []),
    ...(foreign.length > 0
      ? [{ code: 'other-currency' as const, text: phrase('imports.otherCurrency', foreign, file.currency!) }]
      : []),
    ...(/^\d{4}-\d\d-\d\d/.test(begins) && begins.slice(0, 10) > today
      ? [{ code: 'begins-later' as const, text: phrase('imports.beginsLater', begins.slice(0, 10)) }]
      : []),
    ...(file.kind === 'aces' && header?.columns.some(({ field }) => field === 'vehicles')
      ? [{ code: 'cars-apart' as const, text: phrase('imports.carsApart') }]
      : []),
    ...(header?.correctionsLost
      ? [{ code: 'corrections-lost' as const, text: phrase('imports.correctionsLost', header.correctionsLost) }]
      : []),
    ...(header?.divided
      ? [{ code: 'prices-divided' as const, text: phrase('imports.pricesDivided', header.divided) }]
      : []),
    ...(header?.unitsUnread
      ? [{ code: 'units-unread' as const, text: phrase('imports.unitsUnread', header.unitsUnread) }]
      : []),
    ...(header?.strays
      ? [{ code: 'letters-mended' as const, text: phrase('imports.lettersMended', header.strays) }]
      : []),
    ...(header?.twice ? [{ code: 'encoded-twice' as const, text: phrase('imports.encodedTwice', header.twice) }] : []),
    ...(header?.successorsUnknown
      ? [{ code: 'successors-unknown' as const, text: phrase('imports.successorsUnknown', header.successorsUnknown) }]
      : []),
    ...(header?.gtinsTwice
      ? [{ code: 'gtins-twice' as const, text: phrase('imports.gtinsTwice', header.gtinsTwice) }]
      : []),
    ...(holdsVehiclesToo(file) ? [{ code: 'vehicles-follow' as const, text: phrase('imports.vehiclesFollow') }] : []),
    ...(leftOut.length > 0 ? [{ code: 'left-out' as const, text: phrase('imports.leftOut', leftOut) }] : []),
  ]
}
