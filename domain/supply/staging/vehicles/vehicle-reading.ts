import { vehiclesByName } from '#domain/finding'
import { type KnownModel, vehicleTree } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { theirWord } from '../../mappings/their-word.ts'
import type { Made } from '../../cells/read-years.ts'
import { because } from '../draft.ts'
import { engineLike, isSuch } from './engine-like.ts'
import type { Reason } from '../schema.ts'
import type { SupplierWords } from '../words-of-supplier.ts'

/** Finds what a file says of vehicles among those of the shop; every answer is remembered. */
export type VehicleReading = {
  /** A model by the names that people write; undefined: the shop has none. */
  model(make: string, model: string): KnownModel | undefined
  isMake(text: string): boolean
  /** The model years of the generations of a model that go by a name: "VII", "(8V)". */
  generations(model: KnownModel, name: string): [from: number, to: number][]
  /** The year and model that a supplier's id of a vehicle means; undefined: it is not mapped. */
  baseVehicle(id: string): { model: KnownModel | undefined; year: number } | 'ignored' | undefined
  /** An engine of a model in these years, by its id or name in the file. @returns a reason where it has no such engine */
  engine(model: KnownModel, years: [from: number, to: number], word: string): number | null | Reason
}

/** Reads the vehicles of the shop into memory, with the names of `words` for them. */
export async function vehicleReading(ctx: Ctx, words: SupplierWords): Promise<VehicleReading> {
  const [{ makes, engineById }, names] = await Promise.all([vehicleTree(ctx), vehiclesByName(ctx)])
  const makeBySlug = new Map(makes.map((make) => [make.slug, make]))
  const byOwnName = new Map(makes.map((make) => [theirWord(make.name), make]))
  const idOfLabel = new Map([...engineById.values()].map(({ id, label }) => [theirWord(label), id]))

  const findMake = (text: string) => {
    const said = words.mapped('make', text)
    const name = said && 'make' in said ? said.make : text
    return byOwnName.get(theirWord(name)) ?? makeBySlug.get(theirWord(name)) ?? makeBySlug.get(names.make(name) ?? '')
  }
  const findModel = (makeText: string, text: string): KnownModel | undefined => {
    const said = words.mapped('model', `${makeText} ${text}`) ?? words.mapped('model', text)
    const [makeName, name] = said && 'model' in said ? [said.make, said.model] : [makeText, text]
    const make = findMake(makeName)
    if (!make) return undefined
    const word = theirWord(name)
    const own = make.models.find((model) => theirWord(model.name) === word || model.slug === word)
    if (own) return own
    const slugs = names.models(make.slug, name)
    return slugs.length === 1 ? make.models.find(({ slug }) => slug === slugs[0]) : undefined
  }
  const model = remembered((make: string, name: string) => findModel(make, name))
  const engine = remembered((modelId: string, from: string, to: string, word: string) =>
    findEngine(modelById.get(Number(modelId))!, [Number(from), Number(to)], word),
  )
  const modelById = new Map(makes.flatMap(({ models }) => models.map((one) => [one.id, one] as const)))

  function findEngine(model: KnownModel, [from, to]: [number, number], word: string): number | null | Reason {
    const said = words.mapped('engine', word)
    if (said && 'ignore' in said) return null
    const its = model.bases
      .filter(({ year }) => from <= year && year <= to)
      .flatMap(({ configurations }) => configurations)
    const known = idOfLabel.get(theirWord(said?.engine ?? word))
    if (known !== undefined) {
      const isThere = its.length === 0 || its.some(({ engine }) => engine.id === known)
      return isThere ? known : because('engine', 'engine-not-there', word)
    }
    const like = engineLike(word)
    const such = like
      ? [...new Set(its.filter(({ engine }) => isSuch(engine, like)).map(({ engine }) => engine.id))]
      : []
    if (such.length === 1) return such[0]!
    return because('engine', such.length > 1 ? 'engine-unclear' : 'engine-unknown', word)
  }

  return {
    model,
    isMake: remembered((text: string) => findMake(text) !== undefined),
    generations: (of, name) => names.generations(of.make.slug, of.slug, `${of.name} ${name}`, name),
    baseVehicle: remembered((id: string) => {
      const said = words.mapped('base-vehicle', id)
      if (!said) return undefined
      return 'ignore' in said ? 'ignored' : { model: model(said.make, said.model), year: said.year }
    }),
    engine: (of, [from, to], word) => engine(String(of.id), String(from), String(to), word),
  }
}

/** The years in which a model was made. */
export function madeIn({ bases }: KnownModel): Made {
  const years = bases.map(({ year }) => year)
  return { oldest: Math.min(...years), newest: Math.max(...years) }
}

function remembered<T>(find: (...words: string[]) => T): (...words: string[]) => T {
  const known = new Map<string, T>()
  return (...words) => {
    const key = words.length === 1 ? words[0]! : words.join('\n')
    const answer = known.get(key)
    if (answer !== undefined || known.has(key)) return answer as T
    const found = find(...words)
    known.set(key, found)
    return found
  }
}
