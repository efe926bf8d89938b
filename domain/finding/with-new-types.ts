import type { Taxonomy } from '#domain/catalogue'
import type { PartQuery } from './schema.ts'

/** A query that names part types as those are called now into which they went. Old names of brands are found as they are. */
export const withNewTypes = (query: PartQuery, { typeByOtherSlug }: Taxonomy): PartQuery =>
  query.category ? { ...query, category: query.category.map((slug) => typeByOtherSlug.get(slug)?.slug ?? slug) } : query
