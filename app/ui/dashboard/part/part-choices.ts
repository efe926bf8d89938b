import type { CategoryNode, PartRecord } from '#domain/catalogue/schema'
import { api } from '../../../web/api.ts'

export type Option = { value: string; label: string }
export type PartChoices = { brands: Option[]; categories: Option[] }

/** The brands and part types that an admin can choose, by their slugs: brands that no part has yet, too. */
export async function partChoices(): Promise<PartChoices> {
  const [{ items }, categories] = await Promise.all([api('GET', '/brands'), typeChoices()])
  return { brands: items.map(({ slug, name }) => ({ value: slug, label: name })), categories }
}

/** The same for anybody who is signed in: the brands of the parts that are sold. */
export async function soldChoices(): Promise<PartChoices> {
  const [list, categories] = await Promise.all([api('GET', '/parts', { query: { limit: 1 } }), typeChoices()])
  const brands = list.facets.brand.map(({ value, label }) => ({ value, label }))
  return { brands: brands.toSorted((a, b) => a.label.localeCompare(b.label)), categories }
}

/** The part types to choose from, by their slugs. */
export const typeChoices = async (): Promise<Option[]> => (await api('GET', '/categories')).flatMap(leaves)

/** Part types are the leaves of the tree: "Brakes: Brake discs". */
function leaves({ slug, name, children }: CategoryNode): Option[] {
  if (children.length === 0) return [{ value: slug, label: name }]
  return children.flatMap(leaves)
}

/** The choices with what the part has now, should that not be among them. */
export function choicesFor(
  choices: PartChoices,
  { brand, category }: Pick<PartRecord, 'brand' | 'category'>,
): PartChoices {
  const withOwn = (options: Option[], value: string) =>
    options.some((option) => option.value === value) ? options : [{ value, label: value }, ...options]
  return { brands: withOwn(choices.brands, brand), categories: withOwn(choices.categories, category) }
}
