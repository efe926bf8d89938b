import { POSITIONS } from '#common/constants'
import { HAZARDS } from '#common/hazards'
import * as words from '#common/words'
import { MAPPING_KINDS, type MappingKind } from '#domain/supply/schema'
import { api } from '../../../web/api.ts'
import { partChoices } from '../part/part-choices.ts'

/** The kinds of words, as people call them. */
export const MAPPING_NAMES: Record<MappingKind, string> = words.mappings.kinds
export const MAPPING_OPTIONS = MAPPING_KINDS.map((value) => ({ value, label: MAPPING_NAMES[value] }))

/** How each kind is written. */
export const MAPPING_HINTS: Record<MappingKind, string> = words.mappings.hints

/** What can be chosen for a kind of word; the shop takes names in any spelling. Kinds without a list are typed. */
export async function choicesOf(kind: MappingKind): Promise<string[]> {
  if (kind === 'position') return [...POSITIONS]
  if (kind === 'hazard') return [...HAZARDS]
  if (kind === 'brand') return (await partChoices()).brands.map(({ label }) => label)
  if (kind === 'part-type') return (await partChoices()).categories.map(({ label }) => label)
  if (kind === 'make') return (await api('GET', '/vehicles')).options.map(({ label }) => label)
  return []
}
