// `npm run bench`: measures on its own catalogue under DATA_DIR/bench, which the first run creates. Prints tables.
// `npm run bench memory [requests]` starts whole shops and takes minutes, so plain `npm run bench` leaves it out.
// `npm run bench reading [name]` reads files of 2 GB without any database, or those whose name has this in it.
// `npm run bench importing [--parts 100000] [--apps 1000000]` reads and applies suppliers' files in an empty shop of its own.
// First: with the REST door, zod is extended before any schema is made.
import { benchOrdering } from './ordering.ts'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { readConfig } from '#platform/config'
import { startEmbedded } from '#platform/db/embedded'
import { migrate } from '#platform/db/migrate'
import { openContext } from '../../run/open-context.ts'
import { build, isBuildOld } from '../build.ts'
import { isDemoLoaded, loadDemo } from '../../demo/catalogue/load.ts'
import { benchExporting } from './exporting.ts'
import { benchImporting } from './importing.ts'
import { benchFinding } from './finding.ts'
import { benchMean } from './mean.ts'
import { benchMemory } from './memory.ts'
import { benchNumbers } from './numbers.ts'
import { benchQueries } from './queries.ts'
import { freshAddresses } from './addresses.ts'
import { startMeasuredWeb } from './measured-web.ts'
import { benchReading } from './reading.ts'
import { benchServing } from './serving.ts'

const wanted = process.argv.slice(2)
const does = (name: string) => wanted.length === 0 || wanted.includes(name)

const given = readConfig()
if (wanted[0] === 'reading') {
  await benchReading(join(given.dataDir, 'bench-reading'), wanted[1])
  process.exit()
}
if (wanted[0] === 'memory') {
  await benchMemory(given, Number(wanted[1] ?? 500_000))
  process.exit()
}
if (wanted[0] === 'importing') {
  const { values } = parseArgs({
    args: wanted.slice(1),
    options: { parts: { type: 'string', default: '100000' }, apps: { type: 'string', default: '1000000' } },
  })
  await benchImporting(given, Number(values.parts), Number(values.apps))
  process.exit()
}
const dataDir = join(given.dataDir, 'bench')
const config = { ...given, dataDir, LIMITS: 0, LOG_LEVEL: 'error' as const }
const database = await startEmbedded(dataDir)
try {
  await migrate(database.url)
  if (!(await isDemoLoaded(database.url))) {
    const began = performance.now()
    await loadDemo(database.url, { parts: config.DEMO_PARTS, onProgress: () => {} })
    console.log(
      `${config.DEMO_PARTS.toLocaleString('en-US')} parts were loaded in ${((performance.now() - began) / 1000).toFixed(1)} s.`,
    )
  }
  const { ctx, close } = await openContext(config, database.url)
  // Otherwise jobs left by an interrupted run would run beside this one.
  await sql`delete from jobs.job where state < 'active'`.execute(ctx.db)
  const queries = await benchQueries(ctx.db)
  const { rows } = await sql<{ parts: number; applications: number }>`
    select (select count(*) from part)::int as parts, (select count(*) from application)::int as applications`.execute(
    ctx.db,
  )
  console.log(
    `${rows[0]!.parts.toLocaleString('en-US')} parts, ${rows[0]!.applications.toLocaleString('en-US')} applications, ${queries.length} queries.`,
  )
  if (does('finding')) await benchFinding(ctx, queries)
  if (does('finding') || does('numbers')) await benchNumbers(ctx)
  const addresses = await freshAddresses(ctx.db, queries)
  if ((does('serving') || does('ordering') || does('mean')) && (await isBuildOld())) await build()
  if (does('mean')) await benchMean(ctx, database.url, dataDir)
  await close()
  if (does('exporting')) await benchExporting(database.url, config)
  if (does('serving')) {
    const web = await startMeasuredWeb(config.WORKERS, { DATABASE_URL: database.url, DATA_DIR: dataDir })
    console.log(`${config.WORKERS} web ${config.WORKERS === 1 ? 'process' : 'processes'} (WORKERS)`)
    await benchServing(web, addresses).finally(() => web.end())
  }
  if (does('ordering')) await benchOrdering(database.url, dataDir)
} finally {
  await database.stop()
}
