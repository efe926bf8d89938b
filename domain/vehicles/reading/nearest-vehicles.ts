import { distance } from 'fastest-levenshtein'
import type { Ctx } from '#platform/context'
import type { AskedVehicle, NearVehicle } from '../schema.ts'
import { type KnownMake, type KnownModel, makeOf, modelOf, vehicleTree } from './vehicle-tree.ts'

const MOST = 4

/**
 * The known vehicles nearest to an unknown one, the nearest first: the model in other years, similarly spelled models
 * of the make, or similarly spelled makes.
 */
export async function nearestVehicles(ctx: Ctx, { make = '', model, year }: AskedVehicle): Promise<NearVehicle[]> {
  const tree = await vehicleTree(ctx)
  const known = makeOf(tree, make)
  if (!known) return alike(tree.makes, make).map(({ slug, name }) => ({ make: slug, label: name }))
  const ofModel = model ? modelOf(known, model) : undefined
  if (ofModel && year) return nearestYears(ofModel, year)
  return model ? alike(known.models, model).map((one) => nearModel(known, one)) : []
}

function nearestYears({ make, name, slug, bases }: KnownModel, year: number): NearVehicle[] {
  const near = bases.toSorted((a, b) => Math.abs(a.year - year) - Math.abs(b.year - year) || b.year - a.year)
  return near.slice(0, MOST).map((base) => {
    return { make: make.slug, model: slug, car: base.id, label: `${base.year} ${make.name} ${name}` }
  })
}

const nearModel = (make: KnownMake, { slug, name }: KnownModel): NearVehicle => {
  return { make: make.slug, model: slug, label: `${make.name} ${name}` }
}

const letters = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The similarly spelled ones: up to a third of the letters differ, or one name begins with the other. */
function alike<T extends { name: string }>(all: readonly T[], asked: string): T[] {
  const sought = letters(asked)
  if (sought.length < 2) return []
  const farOf = (name: string) => (name.startsWith(sought) || sought.startsWith(name) ? 1 : distance(name, sought))
  return all
    .map((one) => ({ one, name: letters(one.name) }))
    .filter(({ name }) => name.length > 1)
    .map(({ one, name }) => ({ one, far: farOf(name) }))
    .filter(({ far }) => far <= Math.max(1, Math.floor(sought.length / 3)))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ one }) => one)
}
