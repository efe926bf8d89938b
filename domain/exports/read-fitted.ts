import { readApplications, saidOnce, type StoredApplication } from '#domain/fitment'
import { type BaseVehicle, vehicleTree } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { inPieces, readGoods } from './goods.ts'
import type { Fitted } from './write/applications.ts'

/** A part may have hundreds of applications. */
const AT_ONCE = 50

/** These parts with the vehicles that they fit, some at a time. What several sources say is there once. */
export async function* readFitted(ctx: Ctx, ids: readonly number[]): AsyncGenerator<Fitted[]> {
  for (const some of inPieces(ids, AT_ONCE)) {
    const found = await ctx.heavy.read((db) => readApplications({ ...ctx, db }, some))
    const applications = Map.groupBy(found, ({ partId }) => partId)
    for await (const goods of readGoods(ctx, some))
      yield goods.map((part) => ({
        part,
        applications: saidOnce(applications.get(part.id) ?? [], (one) => caseOf(part, one)),
      }))
  }
}

/** Place and quantity are the part's where a line says none. */
const caseOf = (part: Fitted['part'], { make, model, engine, position, quantity, conditions }: StoredApplication) =>
  JSON.stringify([make, model, engine, position ?? part.position, quantity ?? part.quantity, conditions])

/** Finds the base vehicles that an application is about, of every market, oldest first. */
export async function basesByApplication(ctx: Ctx): Promise<(application: StoredApplication) => BaseVehicle[]> {
  const { makes } = await vehicleTree(ctx)
  const models = new Map(makes.flatMap((make) => make.models.map((model) => [`${make.name}|${model.name}`, model])))
  return ({ make, model, yearFrom, yearTo }) =>
    (models.get(`${make}|${model}`)?.bases ?? []).filter(({ year }) => year >= yearFrom && year <= yearTo).toReversed()
}
