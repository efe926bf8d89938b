import { z } from 'zod'
import { aFewId, needed, paged, typedFlag, typedFewId, typedWholeNumber } from '#common/fields'
import { field } from '#common/words'
import { IMPORT_KINDS } from '../suppliers/schema.ts'

const kind = z.enum(IMPORT_KINDS, field.isOneOf('kind', IMPORT_KINDS))

/** `?supplier=&name=&kind=&full=` of a file that is sent. */
export const importAsked = z.object({
  supplier: typedFewId('supplier'),
  name: needed(field.fileNameRequired, 200),
  kind: kind.optional(),
  full: typedFlag('full', false),
})

/** `?evenCutOff=&retires=` of a file that is to be applied. */
export const applyAsked = z.object({
  evenCutOff: typedFlag('evenCutOff', false),
  retires: typedWholeNumber('retires', 0, 1_000_000_000).optional().meta({
    description:
      'the number that `retires-many` told: so many parts may be taken off sale, or vehicles away from parts',
  }),
})

/** What may still be said of a file that is not applied. */
export const importChange = z.object({
  supplier: aFewId('supplier').optional(),
  kind: kind.nullable().optional(),
  full: z.boolean(field.trueOrFalse('full')).optional(),
  sheet: z.string().trim().min(1).max(100, field.atMost(100)).nullable().optional().meta({
    description:
      'the sheet of a workbook to read; null: as the settings of the supplier say, else the shop finds it out',
  }),
})

/** Of all suppliers, or of one. */
export const importsAsked = z.object({ supplier: typedFewId('supplier').optional(), ...paged() })
