import { sql } from 'kysely'
import { tag } from '#common/tags'
import type { Ctx } from '#platform/context'
import type { Limits } from './limits.ts'
import type { Priced } from './price.ts'
import type { CarrierCode } from './schema.ts'
import type { ZoneArea } from './zone.ts'

export type Zone = ZoneArea & { id: number }
export type Method = Priced &
  Limits & {
    id: number
    zoneId: number | null
    placeId: number | null
    name: string
    carrier: CarrierCode
    service: string
    daysFrom: number
    daysTo: number
    workDays: number[]
  }
/** Zones and the methods that are switched on, in their order, and the holidays of each country. */
export type Delivery = { zones: Zone[]; methods: Method[]; holidays: Map<string, ReadonlySet<string>> }

type Rows = { zones: Zone[]; methods: Method[]; holidays: { country: string; days: string[] }[] }

/** How the shop delivers; cached until an admin changes it. */
export function readDelivery(ctx: Ctx): Promise<Delivery> {
  return ctx.cache.get('delivery', [tag.delivery], async () => {
    const { rows } = await sql<Rows>`
      select (
        select coalesce(json_agg(json_build_object('id', id, 'countries', countries, 'postcodes', postcodes) order by rank, id), '[]')
        from delivery_zone) as zones, (
        select coalesce(json_agg(json_build_object('id', m.id, 'zoneId', zone_id, 'placeId', place_id, 'name', m.name,
          'carrier', carrier, 'service', service, 'rateBy', rate_by, 'rates', rates, 'freeOver', free_over,
          'daysFrom', days_from, 'daysTo', days_to, 'workDays', m.work_days, 'maxWeightGrams', max_weight_g,
          'maxLengthMm', max_length_mm, 'hazards', hazards) order by m.rank, m.id), '[]')
        from delivery_method m where is_on) as methods, (
        select coalesce(json_agg(c), '[]')
        from (select country, json_agg(day::text) as days from holiday group by country) c) as holidays`.execute(ctx.db)
    const { zones, methods, holidays } = rows[0]!
    return { zones, methods, holidays: new Map(holidays.map(({ country, days }) => [country, new Set(days)])) }
  })
}
