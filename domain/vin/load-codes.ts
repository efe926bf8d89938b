import { join } from 'node:path'
import { copyFiles } from '#platform/db/copy-files'

const fileOf = (name: string) => join(import.meta.dirname, 'data', `${name}.tsv.gz`)

/**
 * Gives a shop without VIN codes those that come with it (data/README.md). They are facts, so a live shop gets them
 * too.
 */
export const loadVinCodes = (url: string): Promise<number> =>
  copyFiles(url, [
    { table: 'vin_schema', file: fileOf('schemas') },
    { table: 'vin_pattern', file: fileOf('patterns') },
  ])
