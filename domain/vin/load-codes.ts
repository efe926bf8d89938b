import { join } from 'node:path'
import { copyFiles } from '#platform/db/copy-files'

const fileOf = (name: string) => join(import.meta.dirname, 'data', `${name}.tsv.gz`)

/** Gives a shop that has none the codes by which VINs are decoded (data/README.md). Facts, so a live shop has them too. */
export const loadVinCodes = (url: string): Promise<number> =>
  copyFiles(url, [
    { table: 'vin_schema', file: fileOf('schemas') },
    { table: 'vin_pattern', file: fileOf('patterns') },
  ])
