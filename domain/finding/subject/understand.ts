import { type Guide, guideByKey } from '#domain/blog'
import { normalNumber } from '#domain/catalogue'
import { type AskedCar, readCar } from '#domain/fitment'
import { catalogueTaxonomy } from '#domain/catalogue'
import { findVehicles } from '#domain/vehicles'
import type { AskedVehicle } from '#domain/vehicles/schema'
import type { Ctx } from '#platform/context'
import { loopTurn } from '#platform/loop-turn'
import { type Answered, answeredBy, likelyTypes } from './answered.ts'
import type { NumberHit } from '../numbers/find-numbers.ts'
import { findListed } from '../numbers/find-listed.ts'
import { findMeantNumber, type MeantNumber } from '../numbers/meant-number.ts'
import { wordsToAskFor } from '../reading/known-words.ts'
import { askedVehicle } from '../reading/asked-vehicle.ts'
import { numbersOfWords } from '../reading/numbers-of-words.ts'
import { placesOfWords } from '../reading/places-of-words.ts'
import { type ReadWords, readWords } from '../reading/read-words.ts'
import { shopLexicon } from '../reading/lexicon/shop-lexicon.ts'
import { type Excluded, excludedBy } from './excluded.ts'
import type { PartQuery, Reading } from '../schema.ts'
import type { AlreadyRead } from '../already-read.ts'
import { typedListOf } from '../typed-list/read-typed-list.ts'
import { withoutLabel } from '../reading/number-label.ts'

/** What a query is about, before its facets: all of it must hold. Null is "not narrowed". */
export type Subject = Excluded & {
  types: Set<number> | null
  brands: Set<number> | null
  positions: Set<string> | null
  vehicle: AskedCar | null
  /** The vehicle was named inside the words, not chosen. */
  vehicleInWords: boolean
  text: string | null
  numbers: NumberHit[] | null
  number: string | null
  /** What looks like a number but is none that we know. */
  unknownNumber: string | null
  /** What may be meant by it. Where there is any, nothing else is looked for. */
  didYouMean: Reading['didYouMean']
  /** How many lines of a quick order the words make. */
  lines: number | null
  /** Of the words that texts must have, those that the part says of itself ("lower"). */
  choices: readonly string[]
  /** Part types, the likeliest first: their parts come in this order. */
  likely: readonly number[] | null
  answered: Answered
  /** The guide of the symptom. */
  guide: Guide | null
  read: ReadWords | null
}

/**
 * Makes sense of the words and the vehicle of a query; the parts' texts are asked for what no name explains. `asNumber`: all the
 * words are one number.
 */
export async function understand(
  ctx: Ctx,
  query: PartQuery,
  alreadyRead: AlreadyRead,
  asNumber = false,
): Promise<Subject> {
  const { texts, numbers } = alreadyRead
  const [lexicon, taxonomy] = await Promise.all([alreadyRead.lexicon ?? shopLexicon(ctx), catalogueTaxonomy(ctx)])
  const typed = query.q && withoutLabel(query.q.normalize('NFKC'))
  const list = typed && !asNumber ? await typedListOf(ctx, typed) : null
  const q = list?.only ?? typed
  const asked = wordsToAskFor(q ?? '', lexicon)
  const [isExact] = q ? await Promise.all([numbers.isWhole(ctx, q), texts.ask(ctx, asked.typed, asked.names)]) : [false]
  if (q) await loopTurn()
  const read = q ? readWords(q, lexicon, texts, { isNumber: isExact || asNumber }) : null
  const found = read
    ? ((await findListed(ctx, list?.numbers ?? [])) ?? (await findMeantNumber(ctx, q!, read, lexicon, alreadyRead)))
    : null
  const vehicleInWords = !(found && isNumberOnly(read!, found)) && (await isVehicleInWords(ctx, query, read))
  const vehicle = await vehicleOf(
    ctx,
    vehicleInWords ? { ...askedVehicle(read!), is: query.car ? undefined : query.is } : query,
    alreadyRead,
  )
  const named = found?.isAll ? null : read
  const isNumber = found !== null && found.hits.length > 0
  const rest = isNumber ? [] : (read?.rest ?? [])
  const answered = answeredBy(named, lexicon)
  const guide = answered.symptom?.guide ? await guideByKey(ctx, answered.symptom.guide) : null
  const likely = answered.symptom && likelyTypes(answered.symptom, named!.types, taxonomy)
  return {
    types: likely ? new Set(likely) : named?.types ? new Set(named.types) : null,
    brands: named && named.brands.length > 0 ? new Set(named.brands.map((brand) => brand.id)) : null,
    positions: named && named.positions.length > 0 ? placesOfWords(new Set(named.positions)) : null,
    vehicle,
    vehicleInWords,
    text: rest.length > 0 ? rest.join(' ') : null,
    numbers: isNumber ? found.hits : null,
    number: isNumber ? found.number : null,
    unknownNumber: isNumber ? null : (found?.number ?? null),
    didYouMean: (found?.near ?? []).map((near) => ({ ...near, q: replaced(q!, found!.number, near.number) })),
    lines: list && list.numbers.length > 1 ? list.numbers.length : null,
    ...excludedBy(named, vehicle?.make),
    choices: named?.choices ?? [],
    likely: likely && (query.sort ?? 'relevance') === 'relevance' ? likely : null,
    answered,
    guide,
    read: found?.isAll ? numbersOfWords(read!) : read,
  }
}

const LEAST_OF_MAKER = 7

/** Whether the words name no car: all of them are a number ("S/5"), or a make only says who gave it: "VW 5L2 991 702 L". */
function isNumberOnly({ make, model, year }: ReadWords, { number, hits, isAll }: MeantNumber): boolean {
  const isMakers = make !== null && model === null && year === null && normalNumber(number).length >= LEAST_OF_MAKER
  return hits.length > 0 && (isAll === true || isMakers)
}

/** The search with another number; where the typed one is not there as it was read, that number alone. */
const replaced = (q: string, typed: string, number: string) =>
  q.includes(typed) ? q.replace(typed, () => number) : number

/**
 * Whether the words name the vehicle that is meant. Beside a car of one model year, which a browser puts into every search, they
 * do where they name another one: somebody who looks for an Audi's pads asks for that Audi.
 */
async function isVehicleInWords(ctx: Ctx, { car, make }: PartQuery, read: ReadWords | null): Promise<boolean> {
  if (!read?.make || make) return false
  if (!car) return true
  const [base] = (await findVehicles(ctx, { car })).bases
  if (!base) return false
  const { model, year } = read
  return (
    read.make.id !== base.model.make.id ||
    (model !== null && model.slug !== base.model.slug) ||
    (model !== null && year !== null && year !== base.year)
  )
}

type Asked = AskedVehicle & Pick<PartQuery, 'is'>

async function vehicleOf(ctx: Ctx, asked: Asked, alreadyRead: AlreadyRead): Promise<Subject['vehicle']> {
  const { car: id, make, model, year, engine, is, models, years, engineLike } = asked
  if (!id && !make) return null
  const key = JSON.stringify([id, make, model, year, engine, is, models, years, engineLike])
  const car = alreadyRead.cars.get(key) ?? (await readCar(ctx, await findVehicles(ctx, asked), is))
  alreadyRead.cars.set(key, car)
  return car
}
