import { catalogueTaxonomy, normalNumber, type Taxonomy } from '#domain/catalogue'
import { nearNumbers, type ReadLine, readTypedList, withoutLabel } from '#domain/finding'
import { type AskedCar, judgeParts, readCar } from '#domain/fitment'
import { findVehicles } from '#domain/vehicles'
import { phrase } from '#common/phrase'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { invalid } from '#platform/errors'
import { answerLine, type Decided, type JudgedLine, namesBrand } from './answer-line.ts'
import { type NamedBrand, type NumberedRow, partsOfNumbers } from './parts-of-numbers.ts'
import { QUICK_LINES_MAX, type QuickOrder, type QuickOrderInput } from './schema.ts'

export type AnsweredOrder = Omit<QuickOrder, 'lines'> & { lines: JudgedLine[] }

/**
 * A typed or pasted list, answered line by line: which part it is, which ones it may be, what is meant by a number that no
 * part has, whether so many are in stock, and whether it fits the car. It takes one turn among heavy reads.
 * @throws Problem 400 `text` or `lines`: more than 200 lines; `car`, `engine`: not known
 */
export function answerLines(ctx: Ctx, input: QuickOrderInput): Promise<AnsweredOrder> {
  return ctx.heavy.inOneTurn((heavy) => answerAll({ ...ctx, heavy }, input))
}

async function answerAll(ctx: Ctx, input: QuickOrderInput): Promise<AnsweredOrder> {
  const car = await carOf(ctx, input)
  const { lines, setAside } = await readInput(ctx, input)
  const taxonomy = await catalogueTaxonomy(ctx)
  const numbers = lines.flatMap(({ readings }) => readings.map(({ number }) => normalNumber(number)))
  const found = await partsOfNumbers(
    ctx,
    [...new Set(numbers)],
    lines.flatMap((line) => brandsIn(line, taxonomy)),
  )
  const decided = await decide(ctx, lines, found)
  const parts = [...new Set([...found.values()].flat().map(({ id }) => id))]
  const fits = car && (await judgeParts(ctx, parts, car))
  shows(ctx, tag.searches, tag.parts, tag.fitments, ...parts.map((id) => tag.part(id)))
  return {
    car: car && { car: car.bases[0]!.id, label: car.label },
    lines: lines.map((line, n) => answerLine(line, decided[n]!, fits, taxonomy)),
    setAside,
  }
}

const brandsIn = (line: ReadLine, { brands }: Taxonomy): NamedBrand[] =>
  brands
    .filter(({ name }) => namesBrand(line, name))
    .flatMap(({ id }) => line.readings.map(({ number }) => ({ norm: normalNumber(number), brandId: id })))

async function carOf(ctx: Ctx, { car, engine, is }: QuickOrderInput): Promise<AskedCar | null> {
  if (car === undefined) return null
  const found = await findVehicles(ctx, { car, engine: engine?.toString() })
  if (found.bases.length === 0) throw invalid({ car: phrase('refusal.carNotKnown') })
  if (engine !== undefined && !found.engine) throw invalid({ engine: phrase('refusal.engineNotOfCar') })
  return readCar(ctx, found, is)
}

async function readInput(ctx: Ctx, { text, lines }: QuickOrderInput): ReturnType<typeof readTypedList> {
  if (text === undefined) return { lines: (lines ?? []).map(lineOf), setAside: [] }
  const read = await readTypedList(ctx, text)
  if (read.lines.length > QUICK_LINES_MAX) throw invalid({ text: phrase('field.tooMany', QUICK_LINES_MAX, 'lines') })
  return read
}

const lineOf = ({ number, quantity, note }: NonNullable<QuickOrderInput['lines']>[number]): ReadLine => {
  return { typed: number, readings: [{ number: withoutLabel(number), quantity }], note }
}

/** How each line is read: with the number that is known, or else with the one that is near a known one. */
async function decide(
  ctx: Ctx,
  lines: readonly ReadLine[],
  found: ReadonlyMap<string, NumberedRow[]>,
): Promise<Decided[]> {
  const knownOf = ({ readings }: ReadLine) => readings.find(({ number }) => found.has(normalNumber(number)))
  const unknown = lines.filter((line) => !knownOf(line)).flatMap(({ readings }) => readings)
  const nears = await nearNumbers(
    ctx,
    unknown.map(({ number }) => number),
  )
  const nearOf = new Map(unknown.map((reading, n) => [reading, nears[n]!]))
  return lines.map((line) => {
    const known = knownOf(line)
    if (known) return { reading: known, rows: found.get(normalNumber(known.number))!, near: [] }
    const reading = line.readings.find((one) => nearOf.get(one)!.length > 0) ?? line.readings[0]
    return { reading, rows: [], near: nearOf.get(reading)! }
  })
}
