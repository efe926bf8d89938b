import type { KnownModel, Make } from '#domain/vehicles'
import type { KnownCarModel } from '../pieces.ts'

/** Few cars of these model years are left. */
const OLD_BEFORE = 2000
const OLD = 0.25

/** A model as searches know it: in which model years it was sold, and how likely it is meant by its name. */
export function carModel({ id, slug, name }: Make, { bases, ...model }: KnownModel): KnownCarModel {
  const years = [...new Set(bases.map(({ year }) => year))]
  return {
    slug: model.slug,
    name: model.name,
    make: { id, slug, name },
    types: [...new Set(bases.map(({ type }) => type))],
    years,
    weight: years.length - (1 - OLD) * years.filter((year) => year < OLD_BEFORE).length,
  }
}
