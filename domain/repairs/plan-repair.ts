import { catalogueTaxonomy, type Taxonomy, partCard } from '#domain/catalogue'
import { type AskedCar, oneQuestion, type Question, readCar, judgeParts } from '#domain/fitment'
import { findVehicles } from '#domain/vehicles'
import { FEW } from '#common/constants'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { notFound } from '#platform/errors'
import { type Candidate, findCandidates } from './candidates.ts'
import { type ChosenLevel, chooseParts, type Offer } from './choose-parts.ts'
import { piecesOf } from './pieces.ts'
import { type RepairJob, repairJob } from './repair-jobs.ts'
import type { PlannedStep, RepairLevel, RepairPlan, RepairQuery } from './schema.ts'
import { nameStep, stateOfStep, waitsForEngine } from './step-state.ts'

/** A plan whose question is in codes. */
export type Plan = Omit<RepairPlan, 'question'> & { question: Question | null }

/** The plan of one of the shop's jobs (`planJob`). @throws Problem 404 */
export async function planRepair(ctx: Ctx, slug: string, asked: RepairQuery): Promise<Plan> {
  const job = await repairJob(ctx, slug)
  if (!job) throw notFound('repair')
  return planJob(ctx, job, asked)
}

/**
 * The parts of a whole job for one car, in up to four price levels, or without a car what the job needs. Only what fits for
 * certain is offered; what depends on an answer is asked about, and what is not known is said.
 */
export async function planJob(ctx: Ctx, job: RepairJob, { is, ...asked }: RepairQuery): Promise<Plan> {
  const taxonomy = await catalogueTaxonomy(ctx)
  const vehicle = asked.car ? await findVehicles(ctx, asked) : null
  if (!vehicle || vehicle.bases.length === 0) return withoutCar(ctx, job, taxonomy)
  const car = await readCar(ctx, vehicle, is)
  const { parts, kinds } = await findCandidates(ctx, car, job.steps)
  const certain = parts.filter(({ fits, step }) => fits && !waitsForEngine(job.steps[step]!, car))
  const settled = new Set(certain.map(({ step }) => step))
  const doubtful = parts.filter(({ step }) => !settled.has(step))
  const fits = await judgeParts(ctx, [...new Set(doubtful.map(({ id }) => id))], car)
  const steps = job.steps.map((step, n): PlannedStep => {
    const open = doubtful.filter((part) => part.step === n).flatMap(({ id }) => fits.get(id) ?? [])
    const stand = settled.has(n) ? { state: 'found' as const, reasons: [] } : stateOfStep(step, open, kinds[n]!, car)
    return { ...nameStep(step, taxonomy, car), ...stand }
  })
  const offers = certain.map((part) => offerOf(part, job, steps, taxonomy))
  const chosen = settled.has(0) ? chooseParts(offers) : []
  const levels = chosen.map((level) => levelOf(level, chosen, job, taxonomy))
  showsPlan(ctx, job, levels)
  if (offers.some(countsDownSilently)) shows(ctx, tag.unannounced)
  return {
    ...withoutCar(ctx, job, taxonomy),
    car: { car: vehicle.bases[0]!.id, label: vehicle.label },
    steps,
    question: oneQuestion(fits.values(), car.car) ?? whichEngine(steps, car),
    levels,
  }
}

/** A job as it stands for any car. */
function withoutCar({ config }: Ctx, { slug, name, about, steps }: RepairJob, taxonomy: Taxonomy): Plan {
  return {
    slug,
    name,
    about,
    car: null,
    steps: steps.map((step) => ({ ...nameStep(step, taxonomy, null), state: 'no-car', reasons: [] })),
    question: null,
    levels: [],
    deliveryDays: config.deliveryDays,
  }
}

function offerOf(part: Candidate, job: RepairJob, steps: readonly PlannedStep[], taxonomy: Taxonomy): Offer {
  const pieces = piecesOf(part, job.steps[part.step]!, steps[part.step]!.amount?.litres ?? null)
  return {
    step: part.step,
    part,
    type: taxonomy.typeById.get(part.type_id)!.slug,
    level: taxonomy.brandById.get(part.brand_id)!.tier ?? 'other',
    pieces,
    isThere: part.stock === null || part.stock >= pieces || Boolean(part.backOrder),
  }
}

/** Whether too few pieces may be left without a change being announced: only the last few units are. */
const countsDownSilently = ({ part: { stock }, pieces }: Offer) => stock !== null && stock > FEW && pieces > FEW

/** Asks for the engine where only the litres depend on it, so that no part does. */
function whichEngine(steps: readonly PlannedStep[], { car }: AskedCar): Question | null {
  const isAsked = steps.some(({ state, reasons }) => state === 'open' && reasons.includes('engine'))
  return isAsked && car.engines.length > 1
    ? { key: 'engine', engines: car.engines, answers: [], settles: 0, open: 0 }
    : null
}

function levelOf(
  { level, chosen }: ChosenLevel,
  levels: readonly ChosenLevel[],
  job: RepairJob,
  taxonomy: Taxonomy,
): RepairLevel {
  const lines = chosen.map(({ step, part, pieces, isThere, ...offer }) => ({
    step,
    part: partCard(part, taxonomy),
    quantity: pieces,
    isOfLevel: offer.level === level,
    isThere,
  }))
  const needed = lines.filter(({ step }) => job.steps[step]!.need !== 'tool')
  const { there = [], soldOut = [] } = Object.groupBy(needed, ({ isThere }) => (isThere ? 'there' : 'soldOut'))
  const levelsWith = (step: number) =>
    levels.flatMap((one) => (one.chosen.some((offer) => offer.step === step && offer.isThere) ? one.level : []))
  return {
    level,
    total: there.reduce((sum, { part, quantity }) => sum + part.price * quantity, 0),
    lines,
    soldOut: soldOut.map(({ step }) => ({ step, levels: levelsWith(step) })),
  }
}

/** A plan changes with what fits, with the parts on it, and with any other of their types that may take their place. */
function showsPlan(ctx: Ctx, job: RepairJob, levels: readonly RepairLevel[]): void {
  const types = new Set(job.steps.map(({ typeId }) => typeId))
  const listed = (['kind', 'price'] as const).flatMap((aspect) => tag.listed(aspect, types, null))
  shows(ctx, tag.parts, tag.fitments, ...[...types].map(tag.assortment), ...listed)
  shows(ctx, ...levels.flatMap(({ lines }) => lines.map(({ part }) => tag.part(part._id))))
}
