// `npm run bench`: measures on a catalogue of its own under DATA_DIR/bench, made at the first run. Prints tables.
import { fork } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readConfig } from '#platform/config'
import { startEmbedded } from '#platform/db/embedded'
import { migrateAt } from '#platform/db/migrate'
import { openContext } from '../../context.ts'
import { build, isBuildOld } from '../build.ts'
import { isDemoLoaded, loadDemo } from '../demo/load.ts'
import { benchFinding } from './finding.ts'
import { benchQueries } from './queries.ts'
import { benchServing } from './serving.ts'

const wanted = process.argv.slice(2)
const does = (name: string) => wanted.length === 0 || wanted.includes(name)

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })

async function openWeb(databaseUrl: string, dataDir: string): Promise<{ base: string; stop(): Promise<void> }> {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    BASE_URL: base,
    LIMITS: '0',
  }
  const child = fork(join(import.meta.dirname, '../web.ts'), { env: { ...env, LOG_LEVEL: 'error' } })
  for (let tries = 0; tries < 200; tries++) {
    if (
      await fetch(`${base}/readyz`)
        .then((answer) => answer.ok)
        .catch(() => false)
    )
      break
    await new Promise((done) => setTimeout(done, 100))
  }
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  return {
    base,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const given = readConfig()
const dataDir = join(given.dataDir, 'bench')
const config = { ...given, dataDir, LIMITS: 0, LOG_LEVEL: 'error' as const }
const database = await startEmbedded(dataDir)
try {
  await migrateAt(database.url)
  if (!(await isDemoLoaded(database.url))) {
    const began = performance.now()
    await loadDemo(database.url, { parts: config.DEMO_PARTS, onProgress: () => {} })
    console.log(
      `${config.DEMO_PARTS.toLocaleString('en-US')} parts were loaded in ${((performance.now() - began) / 1000).toFixed(1)} s.`,
    )
  }
  const { ctx, close } = await openContext(config, database.url)
  const queries = await benchQueries(ctx.db)
  const { rows } = await sql<{ parts: number; fitments: number }>`
    select (select count(*) from part)::int as parts, (select count(*) from fitment)::int as fitments`.execute(ctx.db)
  console.log(
    `${rows[0]!.parts.toLocaleString('en-US')} parts, ${rows[0]!.fitments.toLocaleString('en-US')} fitments, ${queries.length} queries.`,
  )
  if (does('finding')) await benchFinding(ctx, queries)
  const ids = await sql<{
    id: string
  }>`select id::text as id from part where id % 11 = 3 order by id limit 8000`.execute(ctx.db)
  await close()
  if (does('serving')) {
    if (await isBuildOld()) await build()
    const web = await openWeb(database.url, dataDir)
    await benchServing(
      web.base,
      queries,
      ids.rows.map((row) => row.id),
    ).finally(web.stop)
  }
} finally {
  await database.stop()
}
