import { isAskedFirst } from '#domain/fitment/schema'
import { type Judged, judgePairs, cardFitOf } from '#domain/fitment'
import { engineNames, findVehicles, type FoundVehicles } from '#domain/vehicles'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { conflict, type Fields, invalid } from '#platform/errors'
import type { LineFit, PlaceOrderInput, WantedLine } from '../schema.ts'

/** A line of an order that is placed. `fit` null: no car is named, or there is no such part. */
export type JudgedLine = { partId: number; quantity: number; fit: LineFit | null }

/**
 * The lines of an order, each with what the rule of fit says of it; without `lines` its items, for no car. 400 for a car
 * that we do not know, at `field`, 409 `fit` for lines that do not fit or depend on something open, until they say that the buyer knows.
 */
export async function judgeLines(
  ctx: Ctx,
  { items, lines }: Pick<PlaceOrderInput, 'items' | 'lines'>,
  field = 'lines',
): Promise<JudgedLine[]> {
  if (!lines) return Object.entries(items).map(([id, quantity]) => ({ partId: Number(id), quantity, fit: null }))
  const fits = await fitsOfLines(ctx, lines, field)
  refuseUnasked(lines, fits)
  return lines.map(({ part, quantity }, n) => ({ partId: Number(part), quantity, fit: fits[n]! }))
}

/** What the rule of fit says of each line. Null: for no car, or there is no such part. 400 for a car that we do not know. */
export async function fitsOfLines(
  ctx: Ctx,
  lines: readonly WantedLine[],
  field = 'lines',
): Promise<(LineFit | null)[]> {
  const vehicles = await Promise.all(lines.map((line) => vehicleOf(ctx, line)))
  refuseUnknown(lines, vehicles, field)
  const pairs = lines.flatMap((line, n) => {
    const vehicle = vehicles[n]
    return vehicle ? [{ n, part: Number(line.part), vehicle, is: line.is ?? [] }] : []
  })
  const name = await engineNames(ctx)
  const judged = pairs.length > 0 ? await judgePairs(ctx, pairs) : []
  const fits = new Map(pairs.map(({ n, vehicle }, i) => [n, judged[i] && lineFit(lines[n]!, vehicle, judged[i], name)]))
  return lines.map((_, n) => fits.get(n) ?? null)
}

const vehicleOf = async (ctx: Ctx, { car, engine }: WantedLine): Promise<FoundVehicles | null> =>
  car === undefined ? null : findVehicles(ctx, { car, engine: engine?.toString() })

function refuseUnknown(lines: readonly WantedLine[], vehicles: readonly (FoundVehicles | null)[], field: string) {
  const fields: Fields = {}
  for (const [n, vehicle] of vehicles.entries()) {
    if (vehicle?.bases.length === 0) fields[`${field}.${n}.car`] = phrase('refusal.carNotKnown')
    else if (vehicle && lines[n]!.engine && !vehicle.engine)
      fields[`${field}.${n}.engine`] = phrase('refusal.engineNotOfCar')
  }
  if (Object.keys(fields).length > 0) throw invalid(fields, phrase('refusal.carsNotKnown'))
}

function lineFit(line: WantedLine, vehicle: FoundVehicles, judged: Judged, name: (engine: number) => string): LineFit {
  const { fit, applications, version } = judged
  const ways = fit.answer === 'if' ? fit.ways : []
  return {
    car: vehicle.bases[0]!.id,
    engine: vehicle.engine?.id ?? null,
    label: vehicle.label,
    is: line.is ?? [],
    ...cardFitOf(fit),
    ways: ways.map((way) => ({ ...way, engine: way.engineId === null ? null : name(way.engineId) })),
    knows: line.knows === true,
    applications,
    version,
  }
}

function refuseUnasked(lines: readonly WantedLine[], fits: readonly (LineFit | null)[]) {
  const asked = fits.flatMap((fit, n) => {
    if (!fit || fit.knows || !isAskedFirst(fit)) return []
    const { car, label, fit: kind, reasons, ways } = fit
    return [{ line: n, part: lines[n]!.part, car, label, fit: kind, reasons, ways }]
  })
  const isOpenAlone = asked.every(({ fit }) => fit === 'maybe')
  if (asked.length > 0)
    throw conflict('fit', phrase(isOpenAlone ? 'refusal.fitIsOpen' : 'refusal.doesNotFit'), { lines: asked })
}
