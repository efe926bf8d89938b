// Reads and applies the files of suppliers, while web servers answer. It gives way to them.
import { setPriority } from 'node:os'
import { workOnImports } from '#domain/supply'
import { readConfig } from '#platform/config'
import { openDb } from '#platform/db/pool'
import { openContext } from './open-context.ts'

const NICENESS = 10
const CONNECTIONS = 3

// Ctrl-C reaches every process; the web server decides when this one ends.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit(1))

setPriority(NICENESS)
const config = readConfig()
const url = config.DATABASE_URL!
const { ctx, close } = await openContext(config, url, { most: 2 })
const bulk = openDb(url, ctx.log, CONNECTIONS, 'bulk')
let code = 0
try {
  await workOnImports({ ...ctx, db: bulk.db, actor: { kind: 'system', name: 'import' } })
} catch (err) {
  ctx.log.error({ err }, 'an import was interrupted and will be continued')
  code = 1
}
await bulk.close()
await close()
process.exit(code)
