import { z } from 'zod'
import { needed, wholeNumber } from '#common/fields'
import { field } from '#common/words'

/** How often a file is fetched. */
export const EVERY = ['hour', '6-hours', 'day', 'week', 'never'] as const

/** The kinds of files that are fetched; lists of vehicles and of mappings have pages of their own. */
export const FETCH_KINDS = ['parts', 'prices', 'stock', 'aces', 'pies'] as const

/** How a server knows the shop: not at all, by a user's name and password, or by a header. */
export const FETCH_AUTHS = ['nothing', 'password', 'header'] as const

/** Headers that say how a call is made; a secret in one of them would break it. */
const CALLS_OWN =
  /^(host|connection|content-.*|transfer-encoding|te|trailer|upgrade|expect|range|accept-encoding|if-.*)$/i

const auth = z
  .object({
    by: z.enum(FETCH_AUTHS, field.isOneOf('by', FETCH_AUTHS)),
    name: z.string().trim().max(100, field.atMost(100)).default(''),
    secret: z.string().min(1, field.secretMissing).max(2000, field.atMost(2000)).optional().meta({
      description: 'the password, or what the header says; left out: the one that is kept. It is never given back',
    }),
  })
  .superRefine(({ by, name, secret = '' }, { addIssue }) => {
    const refuse = (at: string, message: string) => addIssue({ code: 'custom', path: [at], message })
    if (by === 'password' && (name === '' || /[:\p{Cc}]/u.test(name))) refuse('name', field.userName)
    if (by === 'header' && (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || CALLS_OWN.test(name)))
      refuse('name', field.headerName)
    if (by === 'header' ? !/^[\t\x20-\x7e]*$/.test(secret) : /\p{Cc}/u.test(secret))
      refuse('secret', field.secretCharacters)
  })

/** What is to be fetched from a supplier. `version`: the one that was read; null: nothing was fetched before. */
export const fetchInput = z.object({
  url: needed(field.fetchAddress, 2000),
  every: z.enum(EVERY, field.isOneOf('every', EVERY)),
  hour: wholeNumber('hour', 0, 23).default(4).meta({ description: 'of a day or a week, in UTC' }),
  auth: auth.default({ by: 'nothing', name: '' }),
  kind: z.enum(FETCH_KINDS, field.isOneOf('kind', FETCH_KINDS)).nullable().default(null),
  full: z.boolean(field.trueOrFalse('full')).default(false),
  apply: z.boolean(field.trueOrFalse('apply')).default(false),
  version: z.int(field.versionRead).nullable(),
})
export type FetchInput = z.infer<typeof fetchInput>

/** What is fetched from a supplier, and what became of it last. Of a secret it says only that there is one. */
export const supplierFetch = z.object({
  url: z.string(),
  every: z.enum(EVERY),
  hour: z.int(),
  auth: z.object({ by: z.enum(FETCH_AUTHS), name: z.string(), hasSecret: z.boolean() }),
  kind: z.enum(FETCH_KINDS).nullable(),
  full: z.boolean(),
  apply: z.boolean().meta({ description: 'whether it is applied without an admin where that is safe' }),
  version: z.int(),
  isRunning: z.boolean(),
  nextAt: z.iso.datetime().nullable().meta({ description: 'null: when an admin asks for it' }),
  fetchedAt: z.iso.datetime().nullable().meta({ description: 'when it was asked last' }),
  outcome: z.enum(['came', 'same', 'failed']).nullable().meta({ description: 'same: nothing was new' }),
  failure: z.string().nullable().meta({ description: 'why it failed' }),
  failures: z.int().meta({ description: 'in a row' }),
  file: z
    .object({ id: z.string(), fileName: z.string(), createdAt: z.iso.datetime() })
    .nullable()
    .meta({ description: 'the newest file that came' }),
})
export type SupplierFetch = z.infer<typeof supplierFetch>

/** What an admin should look at: a file that cannot be fetched (`file` null), or a fetched one that waits. */
export const fetchTrouble = z.object({
  supplier: z.object({ id: z.int(), name: z.string() }),
  file: z.object({ id: z.string(), fileName: z.string() }).nullable(),
  why: z.string().nullable().meta({ description: 'null: it waits as it was asked to' }),
})
export type FetchTrouble = z.infer<typeof fetchTrouble>
