import { normalNumber } from '#domain/catalogue'
import type { PiesItem } from '../../read/shapes.ts'
import { type Draft, emptyDraft, type TakenAway, TOLD, type ToldField } from '../draft.ts'
import { meaningOf } from './read-pies-codes.ts'
import { kitName } from './read-pies-kit.ts'
import { addressOf, attributeName } from './read-pies-lists.ts'
import type { PiesReading } from './read-pies-prices.ts'
import { isOfPiece, readPiesSizes } from './read-pies-sizes.ts'

const SIZES = ['weightGrams', 'lengthMm', 'widthMm', 'heightMm'] as const satisfies ToldField[]

/**
 * What an item takes away (MaintenanceType "D") of its attributes, numbers, files, packages and codes, where it says nothing new of
 * them.
 */
export function readPiesGone(reading: PiesReading, draft: Draft, item: PiesItem): void {
  const { gone, attributes, assets } = item
  const kit = gone?.kit.length && item.kit.length === 0 ? [kitName(reading.words)] : []
  const named = attributes.flatMap((one) => (one.action === 'D' ? (attributeName(reading.words, one) ?? []) : []))
  const codes = goneCodes(reading, draft, item)
  const taken: TakenAway = {
    oeNumbers: (gone?.interchange ?? []).map(({ number }) => normalNumber(number)),
    attributes: [...named, ...codes.attributes, ...kit.filter((name) => name !== null)],
    files: assets.flatMap((one) => (one.action === 'D' ? (addressOf(reading, one) ?? one.name) || [] : [])),
    fields: [...goneSizes(reading, item), ...codes.fields],
  }
  if (Object.values(taken).some((all) => all.length > 0)) draft.takesAway = taken
}

/** The sizes of the package of one piece. */
function goneSizes({ words }: PiesReading, item: PiesItem): TakenAway['fields'] {
  const isOfOne = isOfPiece(item)
  const packages = item.gone?.packages.filter(isOfOne) ?? []
  if (packages.length === 0 || item.packages.some(isOfOne)) return []
  const draft = emptyDraft(0, () => null)
  readPiesSizes({ words, leaveOut: () => {} }, draft, { ...item, packages })
  return SIZES.map((field) => ({ field, said: draft.given[field] }))
}

const isTold = (field: string): field is ToldField => TOLD.some((one) => one === field)

/** A part whose end of life is taken away is offered again. */
function goneCodes(
  reading: PiesReading,
  draft: Draft,
  { extended }: PiesItem,
): Pick<TakenAway, 'attributes' | 'fields'> {
  const attributes: string[] = []
  const fields: TakenAway['fields'] = []
  for (const one of extended.filter(({ action }) => action === 'D')) {
    const means = meaningOf(reading, one)
    if (means === null) continue
    if ('attribute' in means) attributes.push(means.attribute)
    else if (means.field === 'status') draft.isOffered ||= draft.given.status === undefined
    else if (isTold(means.field)) fields.push({ field: means.field, said: means.value })
  }
  return { attributes, fields }
}
