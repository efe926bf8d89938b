import { phrase, Phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { type Fields, invalid } from '#platform/errors'
import { rowId } from '#platform/ids'
import { askRemap } from './ask-remap.ts'
import { lockSupplier } from '../suppliers/supplier.ts'
import { newBrandOf, withNewBrands } from './new-brands.ts'
import { type OurWords, ourWords } from './our-words.ts'
import { readOurs } from './read-ours.ts'
import type { Mapping, MappingInput } from './schema.ts'
import { theirWord } from './their-word.ts'
import { writeMappings } from './write-mappings.ts'

/**
 * Sets what words of a supplier mean here; others stay as they are. "new: Bosch" adds a brand. For admins.
 * @throws Problem 400 that names the row (`mappings.2.ours`), and then writes nothing; 404
 */
export async function putMappings(ctx: Ctx, idText: string, given: readonly MappingInput[]): Promise<number> {
  adminOf(ctx)
  const id = rowId(idText, 'supplier')
  return tx(ctx, async (ctx) => {
    const { name } = await lockSupplier(ctx, id)
    const read = await readMappings(ctx, name, given)
    const wrong = read.flatMap((one, n) => (one instanceof Phrase ? [[`mappings.${n}.ours`, one] as const] : []))
    if (wrong.length > 0) throw invalid(Object.fromEntries(wrong) as Fields, phrase('refusal.checkTyped'))
    await writeMappings(ctx, id, read as Mapping[])
    await askRemap(ctx, id)
    await ctx.jobs.send(ctx.db, 'remap-imports', { supplierId: id })
    await recordAudit(ctx, {
      what: 'mapping.put',
      id,
      before: null,
      after: { mappings: given.slice(0, 50), all: given.length },
    })
    return given.length
  })
}

/** Each as it is stored, or what is wrong with it. Adds the brands that are to be added. */
export async function readMappings(
  ctx: Ctx,
  source: string,
  given: readonly MappingInput[],
): Promise<(Mapping | Phrase)[]> {
  const added = given.flatMap((one) => newBrandOf(one) ?? [])
  const words = await withNewBrands(ctx, await ourWords(ctx), source, added)
  return given.map((one) => readMapping(words, one))
}

function readMapping(words: OurWords, { kind, theirs, ours }: MappingInput): Mapping | Phrase {
  const added = newBrandOf({ kind, ours })
  const means = added ? { brand: words.brand(added)!.slug } : readOurs(words, kind, ours.trim())
  return means instanceof Phrase ? means : ({ kind, theirs: theirWord(theirs), ours: means } as Mapping)
}
