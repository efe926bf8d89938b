import { type RawBuilder, sql } from 'kysely'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { normalNumber, NOT_HIDDEN } from '#domain/catalogue'
import type { SaidFoundBy } from '../phrased.ts'

/**
 * A part whose number was meant. `rank` 0: its own number, spelled as typed to the last space and dash; 1: exactly this number;
 * 2: it begins so, 3: it contains it, both with the punctuation as typed; 4 and 5: the same, ignoring punctuation. A part that
 * is no longer sold brings the newest that follows it.
 */
export type NumberHit = { partId: number; rank: number; foundBy: SaidFoundBy }

type Row = { partId: number; kind: 'own' | 'oe' | 'superseded'; maker: string | null; number: string; rank: number }

const MOST = 500
/** The last rank of a whole number, and of one that has the groups as they were typed. */
const WHOLE_RANK = 1
export const GROUPS_AS_TYPED = 3

/** Whether the whole number is what was typed. */
export const isWhole = ({ rank }: Pick<NumberHit, 'rank'>): boolean => rank <= WHOLE_RANK

const isLongEnough = ({ length }: string) => length >= 4 && length <= 25

/** Whether a piece of a search can be a part number: a digit, and at least four letters or digits in all. */
export const canBeNumber = (text: string): boolean => /\d/.test(text) && isLongEnough(normalNumber(text))

/** Whether a text can be one whole part number: with at least three digits, and no longer word without one. */
export const canBeExact = (text: string) =>
  canBeNumber(text) &&
  text.replace(/\D/g, '').length >= 3 &&
  text.split(/\s+/).every((word) => /\d/.test(word) || normalNumber(word).length <= 3)

const foundBy = ({ kind, maker, number }: Row): SaidFoundBy => {
  if (kind === 'own') return { kind: 'number', text: phrase('finding.reason.number', number) }
  if (kind === 'superseded') return { kind, text: phrase('finding.reason.superseded', number) }
  return { kind, text: phrase('finding.reason.oe', number, maker) }
}

/**
 * Parts by the prefix of a number, however it is typed: spaces, dots, dashes and case do not count, but parts with the
 * typed punctuation come first. At most 500 parts, best first.
 */
export const numbersBeginning = (ctx: Ctx, text: string): Promise<NumberHit[]> =>
  readNumbers(ctx, text, startsWith(normalNumber(text)))

/** The same by any piece of a number. */
export const numbersWith = (ctx: Ctx, text: string): Promise<NumberHit[]> =>
  readNumbers(ctx, text, sql`norm like ${`%${normalNumber(text)}%`}`)

/** The same by a pattern of SQL's `like` for a number in upper case without punctuation: "%KV17__40%". */
export const numbersLike = (ctx: Ctx, text: string, pattern: string): Promise<NumberHit[]> =>
  readNumbers(ctx, text, sql`norm like ${pattern}`)

/** Characters that people confuse on a stamped part. */
const ALIKE: Record<string, string> = { O: '0', 0: 'O', I: '1L', L: '1I', 1: 'IL' }
const MOST_ALIKE = 100
/** A short piece would be the prefix of some number in any reading. */
const LEAST_READ_OTHERWISE = 6

/** A number as it may have been meant, with the fewest confused characters replaced: "1O97.23" → "1097.23". */
export async function readAlike(ctx: Ctx, text: string): Promise<string | null> {
  const others = readings(text)
  if (normalNumber(text).length < LEAST_READ_OTHERWISE || others.length === 0) return null
  const { rows } = await sql<{ place: number }>`
    select place::int from unnest(${others.map(normalNumber)}::text[]) with ordinality as other (norm, place)
    where exists (select from part_number n where n.norm ~>=~ other.norm and n.norm ~<~ (other.norm || ${LAST_CHARACTER}) and ${NOT_HIDDEN})
    order by place limit 1`.execute(ctx.finder)
  return rows[0] ? others[rows[0].place - 1]! : null
}

/** All readings of a number, those with the fewest changes first; after some hundred it leaves the rest as typed. */
export function readings(text: string): string[] {
  const typed = text.toUpperCase()
  let ways = [{ read: '', changes: 0 }]
  for (const character of typed) {
    const others = ways.length > MOST_ALIKE ? '' : (ALIKE[character] ?? '')
    ways = ways.flatMap(({ read, changes }) => [
      { read: read + character, changes },
      ...[...others].map((other) => ({ read: read + other, changes: changes + 1 })),
    ])
  }
  return ways
    .toSorted((a, b) => a.changes - b.changes)
    .map(({ read }) => read)
    .filter((read) => read !== typed)
}

/** No number has it, and in bytes it stands behind all that one may have. */
const LAST_CHARACTER = '\u{10FFFF}'

/** Numbers with this prefix, as a range: unlike `like $1`, it can use the index whatever the text, so it is planned only once. */
export const startsWith = (norm: string) => sql`norm ~>=~ ${norm} and norm ~<~ ${`${norm}${LAST_CHARACTER}`}`

/** A number's pieces with one space between them: "99138-37473" → "99138 37473". */
const pieces = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()

async function readNumbers(ctx: Ctx, text: string, matches: RawBuilder<unknown>): Promise<NumberHit[]> {
  const norm = normalNumber(text)
  const typed = pieces(text)
  const isInPieces = typed.includes(' ')
  const otherwise = isInPieces
    ? sql`case when strpos(regexp_replace(upper(number), '[^A-Z0-9]+', ' ', 'g'), ${typed}) > 0 then 0 else 2 end`
    : sql`0`
  // As in a quick order: digits alone tell no spelling from another.
  const spelled = isInPieces
    ? sql`case when kind = 'own' and upper(number) = ${text.trim().toUpperCase()} then 0 else 1 end`
    : sql`1`
  const { rows } = await sql<Row & { newest: number | null }>`
    with hit as (
    select part_id as "partId", kind, maker, number, length(norm) as length, norm,
      case when norm = ${norm} then ${spelled} else ${otherwise} + case when starts_with(norm, ${norm}) then 2 else 3 end end as rank
    from part_number n where ${matches} and ${NOT_HIDDEN}
    order by rank, kind = 'own' desc, length(norm), norm, part_id limit ${sql.lit(MOST)}
    )
    select hit.*, case when old.id is not null then newest_of(old.id) end as newest
    from hit left join part old on old.id = "partId" and old.status = 'retired'
    order by rank, kind = 'own' desc, length, norm, "partId"`.execute(ctx.finder)
  const best = new Map<number, NumberHit>()
  for (const row of rows) {
    const { newest, rank, number } = row
    if (newest !== null && !best.has(newest))
      best.set(newest, {
        partId: newest,
        rank,
        foundBy: { kind: 'superseded', text: phrase('finding.reason.superseded', number) },
      })
    if (!best.has(row.partId)) best.set(row.partId, { partId: row.partId, rank: row.rank, foundBy: foundBy(row) })
  }
  return [...best.values()]
}
