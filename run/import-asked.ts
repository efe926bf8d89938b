import { parseArgs } from 'node:util'
import { IMPORT_KINDS, type ImportKind, supplierName } from '#domain/supply/schema'

/**
 * What `npm run import` was asked to do. `kind` null: told by what the file holds; `isSure`: guessed columns will do;
 * `mayRetire`: even if many parts are no longer sold then.
 */
export type Asked = {
  file: string
  supplier: string
  kind: ImportKind | null
  isFull: boolean
  isApplied: boolean
  isSure: boolean
  mayRetire: boolean
}

/** Lists of vehicles and of mappings come in on pages of their own. */
const KINDS = IMPORT_KINDS.filter((kind) => kind !== 'vehicles' && kind !== 'mappings')

export const USAGE = `
npm run import -- FILE --supplier "NAME" [--kind KIND] [--full] [--apply [--yes] [--retire]]

  --supplier  who sent it; a new supplier is added
  --kind      ${KINDS.join(', ')}; without it, the file is told by what it holds
  --full      it holds everything from this supplier: the rest is no longer sold
  --apply     write it; without this the file is only read and checked
  --yes       write it even if columns are only guessed, or a full file may be cut off
  --retire    write it even if it takes more than one part in ten of this supplier off sale, or as many
              vehicles away from parts

It ends with 0 if all is well, 1 if it failed, 2 if rows wait for somebody.`

/** The arguments of the command; a sentence if they are wrong. */
export function askedOf(args: string[]): Asked | string {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        supplier: { type: 'string' },
        kind: { type: 'string' },
        full: { type: 'boolean', default: false },
        apply: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        retire: { type: 'boolean', default: false },
      },
    })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) return 'Name one file.'
    const supplier = supplierName.safeParse({ name: values.supplier ?? '' })
    if (!supplier.success) return '--supplier should be a name of at most 80 characters.'
    const kind = KINDS.find((kind) => kind === values.kind) ?? null
    if (values.kind !== undefined && kind === null) return `--kind should be one of ${KINDS.join(', ')}.`
    return {
      file,
      supplier: supplier.data.name,
      kind,
      isFull: values.full,
      isApplied: values.apply,
      isSure: values.yes,
      mayRetire: values.retire,
    }
  } catch (err) {
    return (err as Error).message // of an option that is not known, or that lacks its value
  }
}
