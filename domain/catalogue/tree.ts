import tree from './data/tree.json' with { type: 'json' }
import type { VehicleRow } from '#domain/vehicles'

/** A part type in the tree that comes with the shop. `picture` is the key of its picture. */
export type TreeType = {
  slug: string
  name: string
  singular: string
  synonyms: string[]
  picture: string
  suits: VehicleRow['type'][]
}
/** The second level of the tree; brands name these as their range. */
export type TreeFamily = { slug: string; name: string; types: TreeType[] }
export type TopCategory = { slug: string; name: string; families: TreeFamily[] }

/**
 * The category tree that comes with the shop: the six categories of the home page, their subcategories, the part types.
 */
export const readTree = (): TopCategory[] => tree as TopCategory[]
