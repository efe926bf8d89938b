import { z } from 'zod'
import { needed } from '#common/fields'
import { field } from '#common/words'
import { supplierFetch } from './fetch-schema.ts'
import { decoderNamed } from '../read/decoder-named.ts'

const isEncoding = (label: string) => decoderNamed(label) !== undefined
const short = (max: number) => z.string().trim().max(max, field.atMost(max))

/** How a supplier's files are read; what is left out is guessed for each file. */
const readSettings = z.object({
  encoding: short(40)
    .refine((label) => label === '' || isEncoding(label), field.encodingUnknown)
    .optional(),
  separator: z.string().max(1, field.separatorForm).optional(),
  decimal: z.enum(['.', ','], field.isOneOf('decimal', ['.', ','])).optional(),
  sheet: short(100).optional(),
  /** Which of the price types of a PIES file is the shop's price, and which its cost. */
  priceType: short(10).optional(),
  costType: short(10).optional(),
})
export type SupplierSettings = z.infer<typeof readSettings>

/** The kinds of data that a file can hold. */
export const IMPORT_KINDS = ['parts', 'prices', 'stock', 'aces', 'pies', 'vehicles', 'mappings'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

const input = z.object({
  name: needed(field.supplierNameRequired, 80),
  settings: readSettings.default({}),
})

/** The name alone, which is enough to add one. */
export const supplierName = input.pick({ name: true })

/** A supplier to be added. */
export const supplierInput = input
export type SupplierInput = z.infer<typeof supplierInput>

/** A change to a supplier, with the `version` that was read. */
export const supplierChange = input.extend({ version: z.int(field.versionRead) })
export type SupplierChange = z.infer<typeof supplierChange>

/** Who sends files: how they are read, what is fetched, and how many mappings and files there are. */
export const supplier = z.object({
  id: z.int(),
  name: z.string(),
  settings: readSettings,
  fetch: supplierFetch.nullable().meta({ description: 'null: nothing is fetched' }),
  version: z.int(),
  mappings: z.int(),
  files: z.int(),
})
export type Supplier = z.infer<typeof supplier>
