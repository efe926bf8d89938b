import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { MOST_LINES, type PartFits, type ProposedFits } from '#domain/fitment/schema'
import { openPartsDesk } from '../../support/shops/parts-desk.ts'

const { shop, asAdmin, create } = await openPartsDesk()
afterAll(() => shop.close())

const OE = { maker: 'BMW', number: '34 11 6 792 217' }
const line = (more: object = {}) => {
  const camry = { make: 'Toyota', model: 'Camry', yearFrom: 2012, yearTo: 2013, engine: null }
  return { ...camry, position: null, quantity: null, conditions: [], ...more }
}
const a4 = line({ make: 'Audi', model: 'A4', yearTo: 2012, conditions: [{ kind: 'disc-front', value: '312' }] })

const fitsOf = async (id: string): Promise<PartFits> => (await asAdmin('GET', `/parts/${id}/fits`)).body
const proposed = async (id: string): Promise<ProposedFits> => (await asAdmin('GET', `/parts/${id}/fits/proposed`)).body
const take = (id: string, version: number, applications: object[]) =>
  asAdmin('POST', `/parts/${id}/fits/proposed`, { version, applications })

/** A part with this OE number and list of cars. */
async function partOf(applications: object[], more: object = {}): Promise<string> {
  const id = await create({ oeNumbers: [OE], ...more })
  const { version, universal, specs } = await fitsOf(id)
  const { status } = await asAdmin('PUT', `/parts/${id}/fits`, { version, universal, specs, applications })
  expect(status).toBe(200)
  return id
}
const shortOf = ({ lines }: ProposedFits) =>
  lines.map(({ model, yearFrom, yearTo, from }) => [model, yearFrom, yearTo, from])

test('cars of parts with the same OE number are proposed with these parts, and those that are taken say their source', async () => {
  const [first, second] = [await partOf([a4, line()]), await partOf([a4, line({ yearTo: 2012 })])]
  await partOf([line({ model: 'Corolla' })], { oeNumbers: [{ maker: 'BMW', number: '1' }] })
  await partOf([line({ model: 'Corolla' })], { category: 'brake-pads' })
  const mine = await create({ oeNumbers: [{ maker: 'BMW', number: '34116792217' }] })
  const before = await proposed(mine)
  expect(before.parts.map(({ _id, shares }) => [_id, shares])).toEqual([
    [first, [{ maker: 'BMW', number: '34116792217' }]],
    [second, [{ maker: 'BMW', number: '34116792217' }]],
  ])
  expect(before.parts[0]!.brand).toBe('Unbranded')
  // The Camry of 2012 alone is told by the one of 2012 to 2013.
  expect(shortOf(before)).toEqual([
    ['A4', 2012, 2012, [first, second]],
    ['Camry', 2012, 2013, [first]],
  ])
  const [ofA4] = before.lines
  const { version } = await fitsOf(mine)
  const { status, body } = await take(mine, version, [ofA4!])
  expect([status, body.version]).toEqual([200, version + 1])
  expect(body.applications).toMatchObject([{ model: 'A4', conditions: a4.conditions }])
  expect(shortOf(await proposed(mine))).toEqual([['Camry', 2012, 2013, [first]]])
  const { rows } = await sql<{ source: string }>`
    select s.name as source from application a join source s on s.id = a.source_id where part_id = ${Number(mine)}`.execute(
    shop.ctx.db,
  )
  expect(rows).toEqual([{ source: 'parts with the same OE number' }])
  const [entry] = (await asAdmin('GET', '/log?kind=part')).body.items
  expect(entry).toMatchObject({
    action: 'part.fits',
    why: expect.stringMatching(/^parts with the same OE number: .+, .+/),
  })
  await shop.heard()
  const asked = `/fits?part=${mine}&make=Audi&model=A4&year=2012&is=disc-front:312`
  expect((await shop.call('GET', asked)).body.items[0].fit).toBe('yes')
})

test('what the list says already is not proposed, nor is anything for a part that suits every vehicle', async () => {
  const oeNumbers = [{ maker: 'BMW', number: '34 11 6 000 001' }]
  await partOf([line({ yearTo: 2012 }), line({ model: 'Corolla' })], { oeNumbers })
  const mine = await partOf([line()], { oeNumbers })
  expect(shortOf(await proposed(mine)).map(([model]) => model)).toEqual(['Corolla'])
  const every = await create({ oeNumbers, universal: true })
  expect(await proposed(every)).toEqual({ parts: [], lines: [] })
  expect(await proposed(await create())).toEqual({ parts: [], lines: [] })
})

test('only what is proposed can be taken, of the part as it was read', async () => {
  const oeNumbers = [{ maker: 'BMW', number: '34 11 6 000 002' }]
  await partOf([line()], { oeNumbers })
  const mine = await create({ oeNumbers })
  const { version } = await fitsOf(mine)
  const strange = await take(mine, version, [line(), line({ model: 'Corolla' })])
  expect([strange.status, Object.keys(strange.body.fields)]).toEqual([400, ['applications.1.model']])
  expect((await take(mine, version, [])).body.fields).toEqual({ applications: 'Choose a car' })
  const old = await take(mine, version - 1, [line()])
  expect([old.status, old.body.code, old.body.current.version]).toEqual([412, 'changed-meanwhile', version])
  expect((await fitsOf(mine)).applications).toEqual([])
})

test('a list does not grow past the longest that a part may have', async () => {
  const oeNumbers = [{ maker: 'BMW', number: '34 11 6 000 003' }]
  await partOf([line({ model: 'Corolla' })], { oeNumbers })
  const notes = Array.from({ length: MOST_LINES }, (_, n) =>
    line({ conditions: [{ kind: 'note', value: `note ${n}` }] }),
  )
  const mine = await partOf(notes, { oeNumbers })
  const { version } = await fitsOf(mine)
  const { lines } = await proposed(mine)
  const { status, body } = await take(mine, version, lines)
  expect([status, body.fields]).toEqual([400, { applications: 'at most 1500 lines' }])
})
