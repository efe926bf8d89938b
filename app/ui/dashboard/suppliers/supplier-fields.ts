import * as words from '#common/words'
import { IMPORT_KINDS, type Supplier, supplierChange } from '#domain/supply/schema'
import { schemaOfTyped } from '../../form/schema-of-typed.ts'

/** A supplier as its form has it: nothing is left out, an empty field says nothing. */
type SupplierFields = {
  name: string
  settings: {
    encoding: string
    separator: string
    decimal: string
    sheet: string
    priceType: string
    costType: string
  }
}

export const fieldsOf = ({ name, settings }: Supplier): SupplierFields => ({
  name,
  settings: {
    encoding: settings.encoding ?? '',
    separator: settings.separator ?? '',
    decimal: settings.decimal ?? '',
    sheet: settings.sheet ?? '',
    priceType: settings.priceType ?? '',
    costType: settings.costType ?? '',
  },
})

/** What the shop takes of the form; it checks the version itself. */
export const supplierFields = schemaOfTyped(({ name, settings }: SupplierFields) => {
  return {
    name,
    settings: Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== '')),
    version: 0,
  }
}, supplierChange)

/** The kinds of files, in words. */
export const KIND_NAMES: Record<(typeof IMPORT_KINDS)[number], string> = words.supplierSettings.fileKinds
export const KIND_OPTIONS = IMPORT_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))
