import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { normalNumber, type PartValues, readValues } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { type Staged, type TakenAway, TOLD, type ToldField } from './draft.ts'

type Lists = Pick<PartValues, 'img' | 'pictures' | 'documents' | 'oeNumbers' | 'attributes'>
const LISTS = ['img', 'pictures', 'documents', 'oeNumbers', 'attributes'] as const

/**
 * Has rows say what is left of lists of which they take entries away, by what the shop has of their parts. Where a row has entries of a
 * list, it says all of it. A part that loses its first picture has the next one instead. A weight and the like goes if a file of the
 * supplier has said it; one that somebody typed by hand stays.
 */
export async function takeAway(ctx: Ctx, { sourceId }: { sourceId: number }, staged: readonly Staged[]): Promise<void> {
  const taking = staged.filter(({ takesAway, partId }) => takesAway && partId !== null)
  if (taking.length === 0) return
  const ids = taking.map(({ partId }) => partId!)
  const [current, told] = await Promise.all([readValues(ctx, ids, [...LISTS, ...TOLD]), toldOf(ctx, sourceId, ids)])
  for (const { partId, takesAway, given } of taking) {
    const has = current.get(partId!)
    if (!has) continue
    const left = without(has, takesAway!)
    for (const field of LISTS)
      if (given[field] === undefined && !isDeepStrictEqual(left[field], has[field]))
        Object.assign(given, { [field]: left[field] })
    for (const { field, said } of takesAway!.fields) {
      const isTold = has[field] === told.get(partId!)?.[field] || has[field] === said
      if (given[field] === undefined && has[field] !== NOTHING[field] && isTold)
        Object.assign(given, { [field]: NOTHING[field] })
    }
  }
}

/** What a part has where nothing is said. */
const NOTHING: Readonly<Record<ToldField, unknown>> = {
  weightGrams: null,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  warrantyMonths: null,
  condition: 'new',
}

/** What files of a supplier have last said of parts. */
async function toldOf(
  ctx: Ctx,
  sourceId: number,
  ids: readonly number[],
): Promise<Map<number, Partial<Record<ToldField, unknown>>>> {
  const { rows } = await sql<{ id: number; told: Partial<Record<ToldField, unknown>> }>`
    select part_id as id, told from supplied
    where source_id = ${sourceId}::smallint and kind = 'part' and told is not null and part_id = any(${ids}::int[])`.execute(
    ctx.db,
  )
  return new Map(rows.map(({ id, told }) => [id, told]))
}

function without(has: Lists, { oeNumbers, attributes, files }: TakenAway): Lists {
  const isLeft = (address: string) => !files.some((file) => file === address || address.endsWith(`/${file}`))
  const shown = [has.img, ...has.pictures].filter((one) => one !== null)
  const [first = null, ...others] = shown.filter(isLeft)
  return {
    ...(shown.every(isLeft) ? { img: has.img, pictures: has.pictures } : { img: first, pictures: others }),
    documents: has.documents.filter(({ name, url }) => isLeft(url) && !files.includes(name)),
    oeNumbers: has.oeNumbers.filter(({ number }) => !oeNumbers.includes(normalNumber(number))),
    attributes: has.attributes.filter(([name]) => !attributes.includes(name)),
  }
}
