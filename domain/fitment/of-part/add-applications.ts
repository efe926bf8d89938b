import type { Ctx } from '#platform/context'
import type { ApplicationInput, ApplicationRow } from '../schema.ts'
import { writeApplications } from '../write-applications.ts'
import { wrongOf } from './check-application.ts'
import { type KnownModel, knownModels } from './known-models.ts'

/** A line of a part's list of cars as it is stored; its model is known. */
export function applicationRow(
  partId: number,
  { yearFrom: from, yearTo: to, engine: engineId, position, quantity, conditions, ...line }: ApplicationInput,
  modelOf: (line: Pick<ApplicationInput, 'make' | 'model'>) => KnownModel | undefined,
): ApplicationRow {
  return { partId, modelId: modelOf(line)!.id, from, to, engineId, position, quantity, conditions }
}

/** Adds lines to a part's list of cars, with the source that says where they come from. Their models are known. */
export async function addApplications(
  ctx: Ctx,
  source: string,
  partId: number,
  lines: readonly ApplicationInput[],
): Promise<void> {
  const modelOf = await knownModels(ctx, lines)
  const rows = lines.map((line) => applicationRow(partId, line, modelOf))
  await writeApplications(ctx, source, rows)
}

/** Those of the lines that no car bears out. */
export async function refusedLines<Line extends ApplicationInput>(
  ctx: Ctx,
  lines: readonly Line[],
): Promise<Set<Line>> {
  const modelOf = await knownModels(ctx, lines)
  return new Set(lines.filter((line) => Object.keys(wrongOf(line, modelOf(line))).length > 0))
}
