import { sql } from 'kysely'
import { tag } from '#common/tags'
import { slugOf } from '#domain/vehicles'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import type { Tier } from '../prices/tiers.ts'

export type Brand = { id: number; slug: string; name: string; tier: Tier | null; country: string; about: string }
export type PartType = {
  id: number
  categoryId: number
  slug: string
  name: string
  singular: string
  synonyms: string[]
  picture: string
  /** The types of vehicle that it is made for. */
  suits: string[]
}
type OldName = { name: string; brandId: number }
type OldSlug = { slug: string; typeId: number }
type Category = { id: number; parentId: number | null; slug: string; name: string }

/** Categories, the part types at their leaves, and brands. `typesOf` takes the slug of a category or a type. */
export type Taxonomy = {
  categories: Category[]
  types: PartType[]
  brands: Brand[]
  typeById: Map<number, PartType>
  brandById: Map<number, Brand>
  /** By slug, an old one too. */
  brandBySlug: Map<string, Brand>
  /** By the slug of a type that went into it, else of one of its synonyms; of several the first. None is the slug of what lives. */
  typeByOtherSlug: Map<string, PartType>
  /** What brands were called before, or those that went into them. None is the name of a brand. */
  oldNames: { name: string; brand: Brand }[]
  typesOf(slug: string): number[]
  /** The children of a category: categories, then part types, whose `categoryId` is null. */
  childrenOf(categoryId: number | null): { slug: string; name: string; categoryId: number | null }[]
  /** The path from the top category down to that slug. */
  crumbs(slug: string): { slug: string; name: string }[]
}

/** The taxonomy, cached until the catalogue's categories, types or brands change. */
export function catalogueTaxonomy(ctx: Ctx): Promise<Taxonomy> {
  shows(ctx, tag.taxonomy)
  return ctx.cache.get('catalogue-taxonomy', [tag.taxonomy], () => readTaxonomy(ctx))
}

async function readTaxonomy(ctx: Ctx): Promise<Taxonomy> {
  const [categories, types, brands, oldNames, oldSlugs] = await Promise.all([
    sql<Category>`select id, parent_id as "parentId", slug, name from category order by rank, id`.execute(ctx.db),
    sql<PartType>`select id, category_id as "categoryId", slug, name, singular, synonyms, picture, suits
      from part_type order by rank, id`.execute(ctx.db),
    sql<Brand>`select id, slug, name, tier, country, about from brand order by name`.execute(ctx.db),
    sql<OldName>`select name, brand_id as "brandId" from brand_old_name order by name`.execute(ctx.db),
    sql<OldSlug>`select slug, type_id as "typeId" from part_type_old_slug`.execute(ctx.db),
  ])
  return buildTaxonomy(categories.rows, types.rows, brands.rows, oldNames.rows, oldSlugs.rows)
}

function buildTaxonomy(
  categories: Category[],
  types: PartType[],
  brands: Brand[],
  were: OldName[],
  oldSlugs: OldSlug[],
): Taxonomy {
  const categoryById = new Map(categories.map((category) => [category.id, category]))
  const typesBySlug = new Map<string, number[]>(types.map((type) => [type.slug, [type.id]]))
  const typeById = new Map(types.map((type) => [type.id, type]))
  const brandById = new Map(brands.map((brand) => [brand.id, brand]))
  const brandNames = new Set(brands.map(({ name }) => name.toLowerCase()))
  const living = new Set([...categories, ...types].map(({ slug }) => slug))
  const oldNames = were.flatMap(({ name, brandId }) => {
    const brand = brandById.get(brandId)
    return brand && !brandNames.has(name.toLowerCase()) ? [{ name, brand }] : []
  })
  const above = (id: number | null): Category[] => {
    const category = id === null ? undefined : categoryById.get(id)
    return category ? [...above(category.parentId), category] : []
  }
  for (const type of types) {
    for (const { slug } of above(type.categoryId)) {
      const inside = typesBySlug.get(slug)
      if (inside) inside.push(type.id)
      else typesBySlug.set(slug, [type.id])
    }
  }
  return {
    categories,
    types,
    brands,
    typeById,
    brandById,
    brandBySlug: new Map([
      ...oldNames.map(({ name, brand }) => [name, brand] as const),
      ...brands.map((brand) => [brand.slug, brand] as const),
    ]),
    typeByOtherSlug: new Map(
      [
        ...types.toReversed().flatMap((type) => type.synonyms.map((name) => [slugOf(name), type] as const)),
        ...oldSlugs.map(({ slug, typeId }) => [slug, typeById.get(typeId)!] as const),
      ].filter(([slug, type]) => type && !living.has(slug)),
    ),
    oldNames,
    typesOf: (slug) => typesBySlug.get(slug) ?? [],
    childrenOf: (parentId) => [
      ...categories
        .filter((category) => category.parentId === parentId)
        .map(({ id, slug, name }) => ({ slug, name, categoryId: id })),
      ...types
        .filter((type) => type.categoryId === parentId)
        .map(({ slug, name }) => ({ slug, name, categoryId: null })),
    ],
    crumbs(slug) {
      const type = types.find((one) => one.slug === slug)
      const category = categories.find((one) => one.slug === slug)
      const path = above(type?.categoryId ?? category?.id ?? null).map(({ slug, name }) => ({ slug, name }))
      return type ? [...path, { slug: type.slug, name: type.name }] : path
    },
  }
}
