import { normalNumber } from '#domain/catalogue'
import type { PiesItem } from '../read/shapes.ts'
import type { Draft, TakenAway } from './draft.ts'
import { kitName } from './read-pies-kit.ts'
import { addressOf, attributeName } from './read-pies-lists.ts'
import type { PiesReading } from './read-pies-prices.ts'
import { isOfPiece } from './read-pies-sizes.ts'

const SIZES = ['weightGrams', 'lengthMm', 'widthMm', 'heightMm'] as const

/** What an item takes away (MaintenanceType "D") of its attributes, numbers, files and packages, where it says nothing new of them. */
export function readPiesGone(reading: PiesReading, draft: Draft, item: PiesItem): void {
  const { gone, attributes, assets, packages } = item
  const kit = gone?.kit.length && item.kit.length === 0 ? [kitName(reading.words)] : []
  const named = attributes.flatMap((one) => (one.action === 'D' ? (attributeName(reading.words, one) ?? []) : []))
  const taken: TakenAway = {
    oeNumbers: (gone?.interchange ?? []).map(({ number }) => normalNumber(number)),
    attributes: [...named, ...kit.filter((name) => name !== null)],
    files: assets.flatMap((one) => (one.action === 'D' ? (addressOf(reading, one) ?? one.name) || [] : [])),
  }
  if (Object.values(taken).some((all) => all.length > 0)) draft.takesAway = taken
  const isOfOne = isOfPiece(item)
  if (gone?.packages.some(isOfOne) && !packages.some(isOfOne)) for (const size of SIZES) draft.given[size] ??= null
}
