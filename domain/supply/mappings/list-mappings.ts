import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { containing } from '#platform/db/like'
import { invalid } from '#platform/errors'
import { rowId } from '#platform/ids'
import { readSupplier } from '../suppliers/supplier.ts'
import { type CatalogueWords, catalogueWords } from './our-words.ts'
import type { Mapping, MappingListed, MappingsAsked } from './schema.ts'
import { theirWord } from './their-word.ts'
import { writeOurs } from './write-ours.ts'

/** A page of what a supplier's words mean here, by kind and word. For admins. @throws Problem 404 */
export async function listMappings(
  ctx: Ctx,
  idText: string,
  { kind, q, cursor, limit }: MappingsAsked,
): Promise<{ items: MappingListed[]; next: string | null }> {
  adminOf(ctx)
  const id = rowId(idText, 'supplier')
  await readSupplier(ctx, id)
  const [afterKind, afterTheirs] = readCursor(cursor)
  const { rows } = await sql<Mapping>`
    select kind, theirs, ours from mapping
    where supplier_id = ${id} and (${kind ?? null}::text is null or kind = ${kind ?? null})
      and (${!q} or theirs like ${containing(theirWord(q ?? ''))})
      and (kind, theirs) > (${afterKind}, ${afterTheirs})
    order by kind, theirs limit ${limit + 1}`.execute(ctx.db)
  const words = await catalogueWords(ctx)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    items: page.map((one) => listed(words, one)),
    next: last ? Buffer.from(JSON.stringify([last.kind, last.theirs])).toString('base64url') : null,
  }
}

function listed(words: CatalogueWords, mapping: Mapping): MappingListed {
  const { kind, theirs, ours } = mapping
  const text = writeOurs(mapping)
  const name =
    'brand' in ours ? words.brand(ours.brand)?.name : 'type' in ours ? words.type(ours.type)?.name : undefined
  return { kind, theirs, ours: text, means: name ?? text }
}

function readCursor(cursor: string | undefined): [kind: string, theirs: string] {
  if (cursor === undefined) return ['', '']
  try {
    const [kind, theirs] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    if (typeof kind === 'string' && typeof theirs === 'string') return [kind, theirs]
  } catch {
    // The same refusal as for any other text.
  }
  throw invalid({ cursor: phrase('refusal.foreignCursor') })
}
