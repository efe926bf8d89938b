// Fetches the files of suppliers, while web servers answer. It gives way to them.
import { setPriority } from 'node:os'
import { fetchFiles } from '#domain/supply'
import { readConfig } from '#platform/config'
import { openApart } from './open-apart.ts'

const NICENESS = 10

// Ctrl-C reaches every process; the web server decides when this one ends.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit(1))

setPriority(NICENESS)
const config = readConfig()
const { bulk, close } = await openApart(config, config.DATABASE_URL!)
let code = 0
try {
  await fetchFiles({ ...bulk, actor: { kind: 'system', name: 'fetch-files' } })
} catch (err) {
  bulk.log.error({ err }, 'fetching was interrupted and will be continued')
  code = 1
}
await close()
process.exit(code)
