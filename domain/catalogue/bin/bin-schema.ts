import { z } from 'zod'
import { paged } from '#common/fields'

export const binQuery = z.object(paged())
export type BinQuery = z.infer<typeof binQuery>

/** A deleted part that can come back. */
export const binnedPart = z.object({
  _id: z.string(),
  name: z.string(),
  number: z.string(),
  brand: z.string(),
  deletedAt: z.string(),
  deletedBy: z.string().nullable().meta({ description: 'the name of the admin; null: the account is gone' }),
  until: z.string().meta({ description: 'until then it can come back' }),
})
export type BinnedPart = z.infer<typeof binnedPart>
