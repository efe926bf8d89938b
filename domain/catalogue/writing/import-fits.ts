import { sql } from 'kysely'
import { type ApplicationRow, type PartSpecRow, writeApplications, writeSpecs } from '#domain/fitment'
import { phrase } from '#common/phrase'
import { type Ctx, tx } from '#platform/context'
import { invalid } from '#platform/errors'
import { raiseVersions } from './raise-versions.ts'

type Fits = { applications: readonly ApplicationRow[]; specs: readonly PartSpecRow[] }

/**
 * Writes applications and specifications of parts, a few thousand at once. It raises the version of each part, so that the form
 * of somebody who read its cars before does not undo them. `areNew`: the parts have no such applications yet.
 * @throws Problem 400 `applications.<n>.partId` for a part that fits every vehicle
 */
export async function importFits(
  ctx: Ctx,
  source: string,
  { applications, specs }: Fits,
  { areNew = false } = {},
): Promise<void> {
  await tx(ctx, async (ctx) => {
    await raiseVersions(ctx, [...new Set([...applications, ...specs].map(({ partId }) => partId))])
    const { rows } = await sql<{ id: number }>`
      select id from part where universal and id = any(${applications.map(({ partId }) => partId)}::int[])`.execute(
      ctx.db,
    )
    const universal = new Set(rows.map(({ id }) => id))
    const wrong = applications.flatMap(({ partId }, n) => (universal.has(partId) ? [`applications.${n}.partId`] : []))
    if (wrong.length > 0)
      throw invalid(Object.fromEntries(wrong.map((field) => [field, phrase('refusal.listOfUniversal')])))
    await writeApplications(ctx, source, applications, { areNew })
    await writeSpecs(ctx, source, { cars: [], parts: specs })
  })
}
