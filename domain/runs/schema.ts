import { z } from 'zod'
import { described } from '#common/fields'
import { REFUSALS } from './by-hand/schema.ts'

export * from './by-hand/schema.ts'
export { endingsOf, type Ending } from './by-hand/price-rule.ts'

const RUN_KINDS = ['import', 'bulk', 'grid'] as const
export type RunKind = (typeof RUN_KINDS)[number]

/** For so long a run can be undone. */
export const UNDO_DAYS = 30

/** One bulk change. */
export const run = z.object({
  _id: z.string(),
  kind: z.enum(RUN_KINDS),
  about: z
    .record(z.string(), z.unknown())
    .meta(described('what was asked: the file and its supplier, or the change and the search')),
  by: z.string().meta(described('the name of who started it')),
  startedAt: z.string(),
  endedAt: z.string().nullable().meta(described('null: it still writes')),
  parts: z.int().meta(described('how many parts it changed')),
  progress: z
    .object({ done: z.int(), of: z.int() })
    .nullable()
    .meta(
      described(
        'while it changes many parts or is undone: how many parts are done; a file says at `/imports/{id}` how far it is',
      ),
    ),
  left: z
    .array(z.object({ code: z.enum(REFUSALS), parts: z.int() }))
    .meta(described('parts that it had to leave as they were, by why')),
  undo: z
    .object({ askedAt: z.string(), doneAt: z.string().nullable(), kept: z.int(), retired: z.int() })
    .nullable()
    .meta(
      described(
        '`kept`: so many fields were changed since, and stayed as they are; `retired`: so many parts that the run added are no longer sold',
      ),
    ),
})
export type Run = z.infer<typeof run>

/** What a field of a part says: the lists among them have entries of several shapes. */
const one = z.union([z.string(), z.number(), z.boolean(), z.null(), z.record(z.string(), z.unknown())])
const fieldValue = z.union([one, z.array(z.union([one, z.array(one)]))])

/** What a run wrote into one field of one part. */
export const runChange = z.object({
  partId: z.int(),
  name: z.string().nullable().meta(described('null: the part is deleted')),
  number: z.string().nullable(),
  field: z.string().meta(described('as in a part; `added`: the whole part; `applications`: its cars')),
  before: fieldValue,
  after: fieldValue,
  undone: z.enum(['restored', 'changed-since']).nullable().meta(described('null: it still stands')),
})
export type RunChange = z.infer<typeof runChange>
