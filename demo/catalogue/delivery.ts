import { addHolidays, addMethod, addZone } from '#domain/delivery'
import { type MethodInput, methodInput } from '#domain/delivery/schema'
import { unitOf } from '#common/prices'
import type { Ctx } from '#platform/context'

const EUROPE = 'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK'
const WEEKDAYS = [1, 2, 3, 4, 5]
const LIQUIDS = ['liquid', 'aerosol'] as const

type Made = Pick<MethodInput, 'name' | 'daysFrom' | 'daysTo'> & Partial<MethodInput>
/** From how many kg on a parcel costs how much, in whole units of the currency. */
const byWeight = (...steps: [kilos: number, amount: number][]) => ({
  rateBy: 'weight' as const,
  rates: steps.map(([kilos, amount]) => ({ from: kilos * 1000, amount })),
})

const ground = byWeight([0, 7], [5, 11], [15, 19], [30, 39])
const ZONES: { zone: Parameters<typeof addZone>[1]; methods: Made[] }[] = [
  {
    zone: { name: 'Alaska and Hawaii', countries: ['US'], postcodes: ['995-999', '967-968'], rank: 0 },
    methods: [{ name: 'Air', daysFrom: 3, daysTo: 7, ...byWeight([0, 19], [5, 34], [15, 69]), maxWeightGrams: 30_000 }],
  },
  {
    zone: { name: 'United States', countries: ['US'], postcodes: [], rank: 1 },
    methods: [
      {
        name: 'Ground',
        daysFrom: 2,
        daysTo: 5,
        ...ground,
        maxWeightGrams: 60_000,
        maxLengthMm: 1800,
        hazards: [...LIQUIDS, 'wet-battery', 'lithium-battery', 'gas'],
      },
      {
        name: 'Two days',
        daysFrom: 1,
        daysTo: 2,
        ...byWeight([0, 18], [5, 32], [15, 58]),
        maxWeightGrams: 30_000,
        maxLengthMm: 1200,
      },
    ],
  },
  {
    zone: { name: 'Canada', countries: ['CA'], postcodes: [], rank: 2 },
    methods: [
      {
        name: 'Ground to Canada',
        daysFrom: 4,
        daysTo: 8,
        ...byWeight([0, 15], [5, 24], [15, 44]),
        maxWeightGrams: 30_000,
        hazards: [...LIQUIDS],
      },
    ],
  },
  {
    zone: { name: 'Europe', countries: EUROPE.split(' '), postcodes: [], rank: 3 },
    methods: [
      {
        name: 'Air to Europe',
        daysFrom: 5,
        daysTo: 10,
        ...byWeight([0, 32], [2, 49], [10, 119]),
        maxWeightGrams: 20_000,
        maxLengthMm: 1200,
      },
    ],
  },
]
const DAYS_OFF = [
  ['2026-11-26', 'Thanksgiving Day'],
  ['2026-12-25', 'Christmas Day'],
  ['2027-01-01', 'New Year’s Day'],
  ['2027-05-31', 'Memorial Day'],
  ['2027-07-05', 'Independence Day'],
  ['2027-09-06', 'Labor Day'],
  ['2027-11-25', 'Thanksgiving Day'],
] as const

/**
 * Zones and methods to look at, as an admin would write them. All are switched off: until somebody switches one on, the
 * shipping of the settings is the only one.
 */
export async function loadDelivery(ctx: Ctx, collectAt: number): Promise<void> {
  const asAdmin: Ctx = { ...ctx, actor: { kind: 'user', id: 'demo', email: '', role: 'admin' } }
  const { prices } = ctx.config
  const write = (method: Made, at: { zone?: number; place?: number }) => {
    const rates = method.rates?.map(({ from, amount }) => ({ from, amount: amount * unitOf(prices.currency) }))
    return addMethod(asAdmin, methodInput(prices).parse({ workDays: WEEKDAYS, ...method, rates, ...at }))
  }
  for (const { zone, methods } of ZONES) {
    const { id } = await addZone(asAdmin, zone)
    for (const [rank, method] of methods.entries()) await write({ ...method, rank }, { zone: id })
  }
  const free = { rateBy: 'flat' as const, rates: [{ from: 0, amount: 0 }], rank: 9 }
  await write(
    { name: 'Collect it yourself', daysFrom: 0, daysTo: 0, ...free, hazards: ['wet-battery', 'gas', ...LIQUIDS] },
    { place: collectAt },
  )
  await addHolidays(asAdmin, { country: 'US', days: DAYS_OFF.map(([day, name]) => ({ day, name })) })
}
