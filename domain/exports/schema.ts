import { z } from 'zod'
import { described, needed, orNone, typedFewId, typedFlag } from '#common/fields'
import { oncePerShop } from '#common/prices'
import { field } from '#common/words'
import { partQuery } from '#domain/finding/schema'

/** The files of the shop's parts that a partner may fetch. */
export const PARTNER_FILES = [
  'parts.csv',
  'parts.xlsx',
  'applications.csv',
  'aces.xml',
  'pies.xml',
  'merchant.xml',
] as const
export type PartnerFile = (typeof PARTNER_FILES)[number]

/** All files that the shop writes of its parts. */
export const EXPORT_FILES = [...PARTNER_FILES, 'ids.csv', 'template.csv', 'template.xlsx'] as const
export type ExportFile = (typeof EXPORT_FILES)[number]

const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const
/** Which parts a file is about, as the address of the shop's list says it, and how the file is written. */
export const exportQuery = oncePerShop((prices) =>
  partQuery(prices)
    .omit({ sort: true, cursor: true, limit: true })
    .extend({
      supplier: orNone(typedFewId('supplier')).meta(described('the id of a supplier: parts of its files alone')),
      ids: orNone(typedFewId('ids')).meta(
        described(
          'the id of the supplier whose ids ACES and PIES files have; else those of `supplier`, else the shop’s own',
        ),
      ),
      separator: z
        .enum(['comma', 'semicolon', 'tab'])
        .default('comma')
        .transform((name) => SEPARATORS[name]),
      bom: typedFlag('bom', false).meta(described('whether a CSV file begins with a mark that it is UTF-8')),
    }),
)
export type ExportQuery = z.infer<ReturnType<typeof exportQuery>>

/** An address to be made. `search`: which parts and how, as `exportQuery` has it: "brand=kovara&inStock=true". */
export const exportAddressInput = z.object({
  name: needed(field.partnerRequired, 80),
  file: z.enum(PARTNER_FILES, field.isOneOf('file', PARTNER_FILES)),
  search: z.string().trim().max(1000, field.atMost(1000)).default(''),
})
export type ExportAddressInput = z.infer<typeof exportAddressInput>

/** An address where a partner fetches a file. */
export const exportAddress = z.object({
  _id: z.string(),
  name: z.string(),
  file: z.enum(PARTNER_FILES),
  search: z.string(),
  createdAt: z.iso.datetime(),
  fetchedAt: z.iso.datetime().nullable().meta(described('when it was last fetched; null: never')),
  revokedAt: z.iso.datetime().nullable(),
})
export type ExportAddress = z.infer<typeof exportAddress>

/** A new address with its secret, which nothing shows again. */
export const madeExportAddress = exportAddress.extend({ url: z.string() })
export type MadeExportAddress = z.infer<typeof madeExportAddress>
