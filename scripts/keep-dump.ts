// `node scripts/keep-dump.ts`: freezes the migrations of this version, and keeps a dump of a small shop that they made.
// Run it with each release that has new migrations. tests/api/door/kept-dumps.test.ts opens every kept dump with the newest code.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { runningEmbedded } from '#platform/db/embedded'
import { MIGRATIONS, readMigrations } from '#platform/db/migration-files'
import { openWholeShop } from '../tests/support/browser/browser-setup.ts'
import { call, furnish } from '../tests/support/browser/furnish.ts'
import { build, isBuildOld } from './build.ts'
import { sqlOf } from './dump-sql.ts'

const DUMPS = join(import.meta.dirname, '../tests/dumps')

/**
 * Leaves only the vehicles of the dump's parts, specifications of some of their models, and no VIN codes: a start loads those
 * from the repository's files.
 */
const SMALL = `
  truncate vin_schema, vin_pattern;
  delete from change;
  create temp table wanted on commit drop as
    select b.id, b.model_id from base_vehicle b where exists (
      select from application a where a.model_id = b.model_id and b.year between a.year_from and a.year_to);
  delete from car_spec where model_id not in (select distinct model_id from wanted order by model_id limit 40);
  delete from base_vehicle where id not in (select id from wanted);
  delete from model where id not in (select model_id from wanted);
  delete from make where id not in (select make_id from model);
  delete from engine where id not in (
    select engine_id from configuration union all select engine_id from application where engine_id is not null
    union all select engine_id from car_spec where engine_id is not null);`

if (await isBuildOld()) await build()
const shop = await openWholeShop({ DEMO_PARTS: '40' })
try {
  const { customer } = await furnish(shop)
  const client = new Client({ connectionString: await runningEmbedded(shop.dataDir) })
  await client.connect()
  const { rows } = await client.query<{ car: number; part: number }>(`
    select b.id as car, part_id as part from application a join base_vehicle b on b.model_id = a.model_id and b.year = a.year_from
    where a.engine_id is null order by b.model_id, a.id limit 1`)
  const { car, part } = rows[0]!
  const { token } = customer
  await call(`${shop.shopUrl}/api/garage`, 'POST', { token, body: { car, name: 'The old one', mileage: 120_000 } })
  const report = { part: String(part), car, what: 'The bolts are a thread too long.' }
  await call(`${shop.shopUrl}/api/fit-reports`, 'POST', { token, body: report })

  await client.query('begin isolation level repeatable read')
  await client.query(SMALL)
  const migrations = await readMigrations(MIGRATIONS)
  const dump = gzipSync(await sqlOf(client, migrations), { level: 9 })
  await client.query('rollback').finally(() => client.end())

  const last = migrations.at(-1)!.name
  await mkdir(DUMPS, { recursive: true })
  await writeFile(join(DUMPS, `${last}.sql.gz`), dump)
  const frozen = migrations.map(({ name, checksum }) => `${checksum}  ${name}.sql\n`).join('')
  await writeFile(join(MIGRATIONS, 'frozen.sha256'), frozen)
  console.log(`tests/dumps/${last}.sql.gz has ${dump.byteLength} bytes; ${migrations.length} migrations are frozen.`)
} finally {
  await shop.close()
}
