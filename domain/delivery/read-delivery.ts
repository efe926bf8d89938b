import { sql } from 'kysely'
import type { Address } from '#common/address'
import { tag } from '#common/tags'
import type { Ctx } from '#platform/context'
import type { CarrierCode } from './carrier/carrier-codes.ts'
import type { Limits } from './rules/limits.ts'
import type { Priced } from './rules/price.ts'
import type { ZoneArea } from './rules/zone.ts'

type Zone = ZoneArea & { id: number; name: string }
export type Method = Priced &
  Limits & {
    id: number
    zoneId: number | null
    placeId: number | null
    name: string
    carrier: CarrierCode
    daysFrom: number
    daysTo: number
    workDays: number[]
    isOn: boolean
  }
/** A place that is open, as delivery knows it. */
export type SendingPlace = {
  id: number
  name: string
  address: Address | null
  hours: string
  collects: boolean
  cutOff: string
  timeZone: string
  workDays: number[]
}
/** Zones and methods in their order, open places, and the holidays of each country. */
export type Delivery = {
  zones: Zone[]
  methods: Method[]
  places: Map<number, SendingPlace>
  holidays: Map<string, ReadonlySet<string>>
}

type Rows = {
  zones: Zone[]
  methods: Method[]
  places: SendingPlace[]
  holidays: { country: string; days: string[] }[]
}

/** How the shop delivers, by the methods that are switched on; cached until an admin changes it. */
export function readDelivery(ctx: Ctx): Promise<Delivery> {
  return ctx.cache.get('delivery', [tag.delivery], async () => {
    const { methods, ...delivery } = await loadDelivery(ctx)
    return { ...delivery, methods: methods.filter(({ isOn }) => isOn) }
  })
}

/** The same as it is now, also by the methods that are switched off. */
export async function loadDelivery(ctx: Ctx): Promise<Delivery> {
  const { rows } = await sql<Rows>`
    select (
      select coalesce(json_agg(json_build_object('id', id, 'name', name, 'countries', countries, 'postcodes', postcodes)
        order by rank, id), '[]') from delivery_zone) as zones, (
      select coalesce(json_agg(json_build_object('id', id, 'zoneId', zone_id, 'placeId', place_id, 'name', name,
        'carrier', carrier, 'rateBy', rate_by, 'rates', rates, 'freeOver', free_over, 'daysFrom', days_from,
        'daysTo', days_to, 'workDays', work_days, 'maxWeightGrams', max_weight_g, 'maxLengthMm', max_length_mm,
        'hazards', hazards, 'isOn', is_on) order by rank, id), '[]') from delivery_method) as methods, (
      select coalesce(json_agg(json_build_object('id', id, 'name', name, 'address', address, 'hours', hours,
        'collects', collects, 'cutOff', cut_off, 'timeZone', time_zone, 'workDays', work_days) order by rank, id), '[]')
      from place where closed_at is null) as places, (
      select coalesce(json_agg(c), '[]')
      from (select country, json_agg(day::text) as days from holiday group by country) c) as holidays`.execute(ctx.db)
  const { zones, methods, places, holidays } = rows[0]!
  return {
    zones,
    methods,
    places: new Map(places.map((place) => [place.id, place])),
    holidays: new Map(holidays.map(({ country, days }) => [country, new Set(days)])),
  }
}
