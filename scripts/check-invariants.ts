// `npm run check:invariants`: do money and stock add up? Exits with 1 if they do not.
import { readFile } from 'node:fs/promises'
import { readConfig } from '#platform/config'
import { withClient } from '#platform/db/with-client'
import { shopDatabase } from '../run/shop-database.ts'

const config = readConfig()
const url = await shopDatabase(config)
const script = await readFile(new URL('check-invariants.sql', import.meta.url), 'utf8')
const { rows } = await withClient(url, 'camber-check', (client) =>
  client.query<{ name: string; detail: string }>(script),
)

for (const { name, detail } of rows) console.error(`WRONG  ${name}: ${detail}`)
console.log(rows.length === 0 ? 'Money and stock are right.' : `${rows.length} violations.`)
process.exit(rows.length === 0 ? 0 : 1)
