import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { from } from 'pg-copy-streams'
import { withClient } from './with-client.ts'

/** A compressed file of COPY text, and the table and columns that it fills, in order. */
type CopiedFile = { table: string; file: string }

/**
 * Fills empty tables from files: all of them or, if one has rows already, none. Returns the number of inserted rows.
 */
export function copyFiles(url: string, files: readonly CopiedFile[]): Promise<number> {
  return withClient(url, 'camber-copy', async (client) => {
    await client.query('begin')
    let count = 0
    for (const { table, file } of files) {
      await client.query(`lock table ${table}`)
      const { rows } = await client.query(`select from ${table} limit 1`)
      if (rows.length > 0) break
      const copy = client.query(from(`copy ${table} from stdin`))
      await pipeline(createReadStream(file), createGunzip(), copy)
      count += copy.rowCount
    }
    await client.query('commit')
    if (count > 0) for (const { table } of files) await client.query(`analyze ${table}`)
    return count
  })
}
