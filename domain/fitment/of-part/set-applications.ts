import { sql } from 'kysely'
import { OWN_HAND } from '#domain/vehicles'
import { phrase } from '#common/phrase'
import { tag } from '#common/tags'
import { changed } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { type Fields, invalid } from '#platform/errors'
import type { ApplicationInput } from '../schema.ts'
import { writeApplications } from '../write-applications.ts'
import { applicationRow } from './add-applications.ts'
import { wrongOf } from './check-application.ts'
import { knownModels } from './known-models.ts'
import { readApplications } from './read-fits.ts'

/**
 * Makes these the list of cars of a part. A line that stays as it was keeps its source, and is not held against the
 * vehicles again, which may have changed since. Belongs into a transaction that holds the part.
 * @throws Problem 400 that names each wrong line and field: `applications.3.engine`
 */
export async function setApplications(ctx: Ctx, partId: number, lines: readonly ApplicationInput[]): Promise<void> {
  const stored = await readApplications(ctx, [partId])
  const known = new Set(stored.map(lineOf))
  const fresh = lines.map((line, n) => ({ line, n })).filter(({ line }) => !known.has(lineOf(line)))
  const modelOf = await knownModels(
    ctx,
    fresh.map(({ line }) => line),
  )
  const kept = lines.filter((line) => known.has(lineOf(line)))
  /** Which line has a case: one that stays, or the first. */
  const holderOf = new Map([...fresh.map(({ line }) => line).toReversed(), ...kept].map((line) => [caseOf(line), line]))
  const wrong: Fields = {}
  for (const { line, n } of fresh) {
    const fields =
      holderOf.get(caseOf(line)) !== line ? { model: phrase('refusal.lineTwice') } : wrongOf(line, modelOf(line))
    for (const [field, says] of Object.entries(fields)) wrong[`applications.${n}.${field}`] = says
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)

  const wanted = new Set(lines.map(lineOf))
  const gone = stored.filter((line) => !wanted.has(lineOf(line))).map(({ id }) => id)
  if (gone.length > 0) await sql`delete from application where id = any(${gone}::int[])`.execute(ctx.db)
  const rows = fresh.map(({ line }) => applicationRow(partId, line, modelOf))
  await writeApplications(ctx, OWN_HAND.name, rows)
  await changed(ctx, tag.fitments, tag.part(partId))
}

/** What tells the lines of one part apart; the last year and the quantity are what is said of a case. */
function caseOf({ make, model, yearFrom, engine, position, conditions }: ApplicationInput): string {
  const asked = conditions.map(({ kind, value }) => `${kind} ${value}`).toSorted()
  return JSON.stringify([make.toLowerCase(), model.toLowerCase(), yearFrom, engine, position, asked])
}
const lineOf = (line: ApplicationInput) => JSON.stringify([caseOf(line), line.yearTo, line.quantity])
