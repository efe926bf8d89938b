import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { migrate } from '#platform/db/migrate'
import { isDemoLoaded, loadDemo } from './load.ts'

const name = `demo_${process.pid}`
const url = Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href
const indexes = `select indexdef from pg_indexes where schemaname = 'public' order by 1`
let client: Client

async function onServer(sql: string): Promise<void> {
  const server = new Client(Object.assign(new URL(url), { pathname: '/postgres' }).href)
  await server.connect()
  await server.query(sql)
  await server.end()
}

const ask = async (sql: string) => (await client.query(sql)).rows[0]

beforeAll(async () => {
  await onServer(`create database ${name}`)
  await migrate(url)
  client = new Client(url)
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await onServer(`drop database ${name} with (force)`)
})

/** How many rows only one of two queries has. */
const differing = (one: string, other: string) =>
  `select count(*)::int as n from ((${one} except ${other}) union all (${other} except ${one})) as either`

describe('loading the demo data', { timeout: 300_000 }, () => {
  test('leaves nothing behind when it is stopped, and can start again', async () => {
    const before = (await client.query(indexes)).rows
    const stop = () => {
      throw new Error('stopped')
    }
    await expect(loadDemo(url, { parts: 1500, onProgress: stop })).rejects.toThrow('stopped')
    expect(await isDemoLoaded(url)).toBe(false)
    expect((await client.query(indexes)).rows).toEqual(before)

    // As autovacuum may: tables that are known to be empty made the second load twenty times slower.
    await client.query('analyze')
    const steps: string[] = []
    await loadDemo(url, {
      parts: 1500,
      onProgress: ({ label, done, total }) => steps.push(`${label} ${done}/${total}`),
    })
    expect(await isDemoLoaded(url)).toBe(true)
    expect(steps).toContain('Parts 1500/1500')
    expect((await client.query(indexes)).rows).toEqual(before)
  })

  test('teaches PostgreSQL what it filled, and nothing about tables that are empty', async () => {
    const learned = `select relname as name, reltuples as rows from pg_class
      where relname in ('part', 'application', 'part_number', 'orders', 'hold', 'order_line') order by relname`
    const { rows } = await client.query<{ name: string; rows: number }>(learned)
    const told = Object.fromEntries(rows.map(({ name, rows }) => [name, rows > 0 ? 'filled' : rows]))
    expect(told).toEqual({
      application: 'filled',
      part: 'filled',
      part_number: 'filled',
      orders: -1,
      hold: -1,
      order_line: -1,
    })
  })

  test('keeps what belongs together together', async () => {
    expect(await ask('select count(*)::int as n from part')).toEqual({ n: 1500 })
    expect(await ask('select count(*)::int as n from base_vehicle')).toEqual({ n: 42594 })
    expect(await ask('select count(*)::int as n from configuration')).toEqual({ n: 52075 })
    expect(await ask('select count(*)::int as n from part where best_seller and in_stock')).toEqual({ n: 24 })
    const wrong = `select count(*)::int as n from part p where (rating_count, rating_sum) <>
      (select count(*), coalesce(sum(stars), 0) from review where part_id = p.id)`
    expect(await ask(wrong)).toEqual({ n: 0 })
    const orphans = `select
      (select count(*) from application a cross join generate_series(year_from::int, year_to) as y where not exists (
        select from base_vehicle b left join configuration c on c.base_vehicle_id = b.id
        where b.model_id = a.model_id and b.year = y and (a.engine_id is null or c.engine_id = a.engine_id))) +
      (select count(*) from part p where not exists (select from part_type t where t.id = p.type_id)) +
      (select count(*) from part p where not exists (select from brand b where b.id = p.brand_id)) +
      (select count(*) from part p where not exists (select from part_number n where n.part_id = p.id and n.kind = 'own')) +
      (select count(*) from part p where universal::int
        + exists (select from application a where a.part_id = p.id)::int
        + exists (select from part_spec s where s.part_id = p.id)::int <> 1) as n`
    expect(Number((await ask(orphans)).n)).toBe(0)
    expect(Number((await ask('select sum(n) as n from part_count')).n)).toBe(1500)
    const makes = 'select distinct make_id, part_id from application join model on model.id = model_id'
    expect(await ask(differing('select make_id, part_id from part_make', makes))).toEqual({ n: 0 })
    const read = `select m.* from (select array_agg(id) as ids, array_agg(attributes) as held from part) as p, measures_of(ids, held) as m`
    expect(await ask(differing('select * from part_measure', read))).toEqual({ n: 0 })
    const placed = `select distinct p.type_id, p.brand_id, p.position, a.model_id, p.id
      from application a join part p on p.id = a.part_id where p.position is not null`
    const stored = 'select type_id, brand_id, position, model_id, part_id from placed_part'
    expect(await ask(differing(stored, placed))).toEqual({ n: 0 })
    expect(await ask(`select nextval(pg_get_serial_sequence('part', 'id')) > max(id) as free from part`)).toEqual({
      free: true,
    })
  })
})
