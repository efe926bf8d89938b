import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { changedMeanwhile, invalid, notFound } from '#platform/errors'
import type { MethodInput, MethodRecord } from '../schema.ts'

/** A row of `delivery_method m` as admins edit it. */
export const methodAsJson = sql`jsonb_build_object('id', m.id, 'zone', m.zone_id, 'place', m.place_id, 'name', m.name,
  'carrier', m.carrier, 'service', m.service, 'rateBy', m.rate_by, 'rates', (
    select jsonb_agg(jsonb_build_object('from', r -> 0, 'amount', r -> 1)) from jsonb_array_elements(m.rates) r),
  'freeOver', m.free_over, 'daysFrom', m.days_from, 'daysTo', m.days_to, 'workDays', m.work_days,
  'maxWeightGrams', m.max_weight_g, 'maxLengthMm', m.max_length_mm, 'hazards', m.hazards, 'on', m.is_on,
  'rank', m.rank, 'version', m.version)`

/** The columns of a method, in the order of `methodValues`. */
export const METHOD_COLUMNS = sql`zone_id, place_id, name, carrier, service, rate_by, rates, free_over, days_from,
  days_to, work_days, max_weight_g, max_length_mm, hazards, is_on, rank`

/** The values of a method, in the order of `METHOD_COLUMNS`. */
export const methodValues = (method: MethodInput) => sql`${method.zone}::smallint, ${method.place}::smallint,
  ${method.name}, ${method.carrier}, ${method.service}, ${method.rateBy},
  ${JSON.stringify(method.rates.map(({ from, amount }) => [from, amount]))}::jsonb, ${method.freeOver}::int,
  ${method.daysFrom}::smallint, ${method.daysTo}::smallint, ${method.workDays}::smallint[],
  ${method.maxWeightGrams}::int, ${method.maxLengthMm}::int, ${method.hazards}::text[], ${method.on}::boolean,
  ${method.rank}::smallint`

/** A method that nobody else writes until the transaction ends. @throws Problem 404, 412 unless it is of this version */
export async function lockMethod(ctx: Ctx, id: number, version?: number): Promise<MethodRecord> {
  const { rows } = await sql<{ method: MethodRecord }>`
    select ${methodAsJson} as method from delivery_method m where m.id = ${id}::int for update`.execute(ctx.db)
  if (!rows[0]) throw notFound('method')
  const { method } = rows[0]
  if (version !== undefined && version !== method.version)
    throw changedMeanwhile({ current: method, amounts: 'minor' }, phrase('refusal.methodChangedMeanwhile'))
  return method
}

/** @throws Problem 400 for a zone that is gone, or a place where nobody collects */
export async function refuseUnknownAim(ctx: Ctx, { zone, place }: MethodInput): Promise<void> {
  const { rows } = await sql<{ zone: boolean; place: boolean }>`
    select exists (select from delivery_zone where id = ${zone}::int) as zone,
      exists (select from place where id = ${place}::int and collects and closed_at is null) as place`.execute(ctx.db)
  if (zone !== null && !rows[0]!.zone) throw invalid({ zone: phrase('refusal.zoneUnknown') })
  if (place !== null && !rows[0]!.place) throw invalid({ place: phrase('refusal.placeNotCollecting') })
}
