import { z } from 'zod'
import { described, orNone, paged, searchWords } from '#common/fields'

/** What can have changed: the first word of an action, "part" of "part.update". */
export const LOG_KINDS = [
  'part',
  'order',
  'parcel',
  'payment',
  'refund',
  'dispute',
  'supplier',
  'mapping',
  'import',
  'bulk',
  'grid',
  'export',
  'brand',
  'category',
  'part-type',
  'vehicle',
  'correction',
  'fit-report',
  'place',
  'zone',
  'method',
  'holidays',
  'repair',
  'search-rule',
  'user',
  'profile',
  'post',
  'shop-text',
  'review',
  'work',
] as const

const time = orNone(z.iso.datetime())

export const logQuery = z.object({
  q: searchWords.meta(
    described(
      'a part number, an order number, how the name of a brand, part type, supplier … begins, or the name or e-mail address of a person',
    ),
  ),
  by: searchWords.meta(described('the name or e-mail address of who did it')),
  kind: orNone(z.enum(LOG_KINDS)),
  from: time.meta(described('not before this time')),
  until: time.meta(described('before this time')),
  ...paged(),
})
export type LogQuery = z.infer<typeof logQuery>

const values = z.record(z.string(), z.unknown())

/** One change. `before` and `after` have only what differs; null: there was nothing, or there is nothing any more. */
export const logEntry = z.object({
  _id: z.string(),
  at: z.string(),
  by: z.string().meta(described('the name of a person, "system: …" for the shop itself')),
  action: z.string().meta(described('"part.update"; "part.run": by a bulk change')),
  subject: z.string().meta(described('the id of what changed')),
  name: z
    .string()
    .nullable()
    .meta(described('what people call it: the name and number of a part, the number of an order, the name of a file')),
  thing: z
    .object({ kind: z.enum(['part', 'order', 'import', 'run', 'supplier', 'user']), id: z.string() })
    .nullable()
    .meta(described('what it is about and is still there; of a payment, refund, dispute or parcel its order')),
  before: values.nullable(),
  after: values.nullable(),
  why: z.string().nullable(),
  run: z.string().nullable().meta(described('the bulk change that it belongs to, which can be undone there')),
  canUndo: z.boolean().meta(described('whether it may be undone alone: a change of one part by its form')),
})
export type LogEntry = z.infer<typeof logEntry>
