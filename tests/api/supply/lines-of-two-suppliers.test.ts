import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workOnImports } from '#domain/supply'
import { openImportsDesk } from '../../support/shops/imports-desk.ts'
import { addParts } from '../../support/catalogue/parts-of-types.ts'
import { writeZephirs } from '../../support/catalogue/zephirs.ts'

const HEAD = 'brand,number,year_from,year_to,make,model,engine,position,quantity,conditions,notes\n'

let desk: Awaited<ReturnType<typeof openImportsDesk>>
beforeAll(async () => {
  desk = await openImportsDesk()
  await writeZephirs(desk.shop.ctx)
})
afterAll(() => desk.close())

/** Sends lines of the Zephir for a part as the file of a new supplier, and has them applied. */
async function says(number: string, ...lines: string[]) {
  const file = HEAD + lines.map((line) => `low,${number},${line}\n`).join('')
  const { id } = await desk.checked(await desk.newSupplier(), file)
  expect((await desk.as('POST', `/imports/${id}/apply`)).status).toBe(202)
  await workOnImports(desk.shop.ctx)
  const { rows } = await sql`select distinct state, reasons from import_fit where import_id = ${id}`.execute(
    desk.shop.ctx.db,
  )
  expect(rows).toEqual([{ state: 'applied', reasons: null }])
  await desk.shop.heard()
}

async function newPart(number: string): Promise<number> {
  const [id] = await addParts(desk.shop.ctx, [{ type: 'brake-pads', brand: 'low', number }])
  return id!
}

const years = (lines: { yearFrom: number; yearTo: number }[]) =>
  lines.map(({ yearFrom, yearTo }) => `${yearFrom}-${yearTo}`)

/** How the part answers for a Zephir of that year. */
async function fit(part: number, year: number) {
  const { body } = await desk.as('GET', `/fits?part=${part}&make=Volkswagen&model=Zephir&year=${year}`)
  return body.items[0]
}

test('a part fits the years of either supplier, and people read them as one line', async () => {
  const part = await newPart('TWO-1')
  await says('TWO-1', '2010,2011,VW,Zephir,,,,,')
  await says('TWO-1', '2010,2013,VW,Zephir,,,,,')
  expect(await Promise.all([2011, 2013, 2014].map(async (year) => (await fit(part, year)).fit))).toEqual([
    'yes',
    'yes',
    'no',
  ])

  expect(years((await desk.as('GET', `/parts/${part}`)).body.fitments)).toEqual(['2010-2013'])
  expect(years((await desk.as('GET', `/parts/${part}/fits`)).body.applications)).toEqual(['2010-2011', '2010-2013'])
  const { body: csv } = await desk.as('GET', '/exports/applications.csv?q=TWO-1')
  const rows = (parse(csv, { columns: true, bom: true }) as Record<string, string>[]).filter(
    (row) => row.number === 'TWO-1',
  )
  expect(rows.map((row) => `${row.year_from}-${row.year_to}`)).toEqual(['2010-2013'])
  const { body: aces } = await desk.as('GET', '/exports/aces.xml?q=TWO-1')
  expect(aces.match(/>TWO-1</g)).toHaveLength(4)
})

test('what two suppliers say alike is one line and one question, and a form that is saved as it was keeps both', async () => {
  const part = await newPart('TWO-2')
  const lines = ['2010,2011,VW,Zephir,,,,with = sport suspension,', '2010,2011,VW,Zephir,,,,,for the first owner']
  await says('TWO-2', ...lines)
  await says('TWO-2', ...lines)
  expect((await desk.as('GET', `/parts/${part}`)).body.fitments).toHaveLength(2)
  const { why } = await fit(part, 2010)
  expect(why).toHaveLength(2)

  const { body: fits } = await desk.as('GET', `/parts/${part}/fits`)
  expect(fits.applications).toHaveLength(2)
  const { version, universal, applications, specs } = fits
  const saved = await desk.as('PUT', `/parts/${part}/fits`, { version, universal, applications, specs })
  expect(saved.status).toBe(200)
  const count = async () =>
    (
      await sql<{ n: number }>`select count(*)::int as n from application where part_id = ${part}`.execute(
        desk.shop.ctx.db,
      )
    ).rows[0]!.n
  expect(await count()).toBe(4)
  const { version: next } = saved.body
  await desk.as('PUT', `/parts/${part}/fits`, { version: next, universal, applications: [applications[0]], specs })
  expect(await count()).toBe(2)
})
