import { z } from 'zod'
import { field } from '#common/words'
import { IMPORT_KINDS } from '../suppliers/schema.ts'
import { importCounts } from './counts/counts-schema.ts'

/** The next thing to do with a file: `received` waits to be read, `staged` waits for the admin, `applying` is being written. */
const IMPORT_STATES = ['received', 'reading', 'staged', 'applying', 'applied', 'failed', 'dropped'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/**
 * `ready` to be applied, `same` as the shop has it, `held` until it is mapped or corrected, `refused`: nothing could be done
 * with it, `applied`.
 */
export const ROW_STATES = ['ready', 'same', 'held', 'refused', 'applied'] as const
export type RowState = (typeof ROW_STATES)[number]

/** What helps where a file could not be read. */
const REMEDIES = ['columns', 'settings', 'read-again', 'send-again'] as const
export type Remedy = (typeof REMEDIES)[number]

/** One column of a table: which field it is (null: it is left out), whether the admin said so, and some of its cells. */
const importColumn = z.object({
  column: z.string(),
  field: z.string().nullable(),
  unit: z.string().nullable().meta({ description: 'in which its numbers are: "kg"' }),
  decimal: z
    .enum(['.', ','])
    .optional()
    .meta({ description: 'of its numbers, where that is not the one of the file; of stocks wherever it is known' }),
  isKept: z.boolean().meta({ description: 'false: a guess that an admin should look at' }),
  samples: z.array(z.string()),
})
export type ImportColumn = z.infer<typeof importColumn>

/** What a file says of itself, and how it was read. */
const importHeader = z.object({
  format: z.enum(['csv', 'xlsx', 'aces', 'pies']),
  told: z
    .enum(IMPORT_KINDS)
    .optional()
    .meta({ description: 'what its columns tell that it holds, if nobody has said it' }),
  columns: z.array(importColumn).meta({ description: 'of a table' }),
  sheets: z.array(z.string()).meta({ description: 'of a spreadsheet' }),
  sheet: z.string().optional().meta({ description: 'the one that was read, where others look like lists, too' }),
  otherLists: z.array(z.string()).optional().meta({ description: 'these others' }),
  decimal: z.string().nullable(),
  version: z.string().nullable().meta({ description: 'of the standard' }),
  says: z.record(z.string(), z.string()).meta({ description: 'the header of an ACES or PIES file' }),
  count: z.int().nullable().meta({ description: 'of records, as the file says at its end' }),
  leftOut: z
    .array(z.object({ what: z.string(), count: z.int() }))
    .optional()
    .meta({ description: 'what records say and the shop has no place for' }),
  correctionsLost: z
    .int()
    .optional()
    .meta({ description: 'rows that were corrected before the file was read again, and are others now' }),
  strays: z
    .int()
    .optional()
    .meta({ description: 'letters of UTF-8 that were none, and were read as those of Windows' }),
  twice: z.int().optional().meta({ description: 'letters that were encoded twice, and are mended' }),
  hiddenRows: z.int().optional().meta({ description: 'rows that are hidden in the sheet, and were read' }),
  passedOver: z
    .object({ count: z.int(), samples: z.array(z.object({ n: z.int(), text: z.string() })) })
    .optional()
    .meta({
      description: 'rows that look like headings, notes or sums and not like parts, and what the first ones say',
    }),
  endsInRow: z.int().optional().meta({ description: 'the last row, in whose midst the file breaks off' }),
  successorsUnknown: z
    .object({ count: z.int(), samples: z.array(z.string()) })
    .optional()
    .meta({ description: 'parts to take instead that neither the file nor the shop has, as written' }),
  gtinsTwice: z
    .object({ count: z.int(), samples: z.array(z.object({ gtin: z.string(), rows: z.array(z.int()) })) })
    .optional()
    .meta({ description: 'GTINs that several parts of the file have, some of them with two of their rows' }),
  divided: z.int().optional().meta({ description: 'rows whose prices are for several pieces' }),
  unitsUnread: z
    .object({ count: z.int(), column: z.string(), samples: z.array(z.string()) })
    .optional()
    .meta({ description: 'rows whose unit may be several pieces, and whose prices are read as those of one' }),
})
export type ImportHeader = z.infer<typeof importHeader>

/** One file, and how far it is. */
export const importShown = z.object({
  id: z.string(),
  supplier: z.object({ id: z.int(), name: z.string() }),
  fileName: z.string(),
  bytes: z.int(),
  kind: z.enum(IMPORT_KINDS).nullable(),
  full: z.boolean(),
  sheet: z.string().nullable().meta({ description: 'the sheet of a workbook that an admin has it read from' }),
  state: z.enum(IMPORT_STATES),
  bytesRead: z.int(),
  rows: z.int(),
  rowsApplied: z.int(),
  progress: z.number().nullable().meta({ description: 'of what is being done, from 0 to 1; null: nothing is' }),
  secondsLeft: z.int().nullable().meta({ description: 'at the pace so far; null: not known' }),
  header: importHeader.nullable(),
  counts: importCounts.nullable(),
  failure: z.string().nullable(),
  remedy: z.enum(REMEDIES).nullable().meta({
    description:
      'what helps if the file could not be read: to say what its `columns` mean, to mend the `settings` of its supplier, or to have the same file read, or a mended one sent, again',
  }),
  warnings: z.array(z.object({ code: z.string(), text: z.string() })).meta({
    description:
      'what to know of the file before it is applied; `no-records`: it has none; `count-differs`, `ends-in-row`: it may be cut off; `begins-later`: it is of a day to come; `left-out`: the shop has no place for some of it; `cars-apart`: each car of a cell is a row; `prices-divided`: prices for several pieces became those of one; `units-unread`: prices that may be for several pieces were read as those of one; `gtins-twice`: several parts have one GTIN; `corrections-lost`: rows that were corrected are others since the file was read again; `hidden-rows`: rows that are hidden in the sheet were read; `passed-over`: rows that are no parts were left out; `letters-mended`: it mixes two encodings; `encoded-twice`: letters of it were encoded twice; `successors-unknown`: parts to take instead are neither in it nor in the shop; `other-sheets`: other sheets look like lists, too, and were not read; `other-currency`: prices were not read because they are in another currency than the shop’s; `newer-applied`: a newer file of the supplier was applied; `written-since`: others of the supplier were applied or undone since it was read; `vehicles-follow`: its cars wait as a second file once the parts are applied',
  }),
  rereading: z.boolean().meta({ description: 'its rows that wait are read again, by the mappings as they are now' }),
  fetched: z.boolean().meta({ description: 'the shop fetched it itself' }),
  deciding: z
    .boolean()
    .meta({ description: 'the shop has yet to decide whether it applies the file without an admin' }),
  doubts: z.array(z.string()).meta({ description: 'why it was not applied without an admin' }),
  runId: z.string().nullable(),
  runs: z.int().meta({
    description:
      'how many times rows of it were applied in the last 30 days, each of which is a run; older ones are forgotten',
  }),
  undoAsked: z.boolean().meta({ description: 'all that it wrote is undone, or is being undone' }),
  mayReadAgain: z.boolean().meta({
    description:
      'all that it wrote is undone, and the shop still has the file: `PATCH` has it read again, as if it had never been applied',
  }),
  undoUntil: z.iso.datetime().nullable().meta({
    description: 'until when all that it wrote can be undone; null: it wrote nothing, it is undone, or it is too late',
  }),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  stagedAt: z.iso.datetime().nullable(),
  appliedAt: z.iso.datetime().nullable(),
})
export type ImportShown = z.infer<typeof importShown>

/** Reasons that an admin may overrule: the file and the shop say different things, and only a person knows which is right. */
export const CONTRADICTIONS = ['type-differs', 'electric-car', 'quantities-differ', 'measures-differ'] as const

/** Which rows an admin says are right: one, or all that wait for this contradiction alone. */
export const allowedRows = z
  .object({
    n: z.int().positive().optional(),
    code: z.enum(CONTRADICTIONS, field.isOneOf('code', CONTRADICTIONS)).optional(),
  })
  .refine(({ n, code }) => (n === undefined) !== (code === undefined), { path: ['n'], message: field.rowOrCode })
export type AllowedRows = z.infer<typeof allowedRows>

/** Why a row is held or refused; `code` is of `FAULTS` in common/fault.ts, `field` the column or element it is about. */
export type Reason = { code: string; field: string; params: (string | number)[] }
