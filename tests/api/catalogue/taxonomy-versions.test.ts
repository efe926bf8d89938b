import { afterAll, expect, test } from 'vitest'
import { openPartsDesk } from '../../support/shops/parts-desk.ts'

const { shop, asAdmin } = await openPartsDesk()
afterAll(() => shop.close())

type Row = { _id: string; version: number; name: string }
const brands = async (): Promise<Row[]> => (await asAdmin('GET', '/brands')).body.items
const categories = async (): Promise<Row[]> => (await asAdmin('GET', '/taxonomy')).body.categories
const types = async (): Promise<Row[]> => (await asAdmin('GET', '/taxonomy')).body.types

const brand = { name: 'Quillmark', tier: 'original', country: 'Malta', about: 'Made here.' }
const category = { name: 'Hovercraft', parent: null }
const type = { name: 'Flux gates', singular: 'Flux gate', picture: 'brake-disc', synonyms: ['glimmer valve'] }

test.each([
  ['brand', '/brands', brands, async () => brand],
  ['category', '/taxonomy/categories', categories, async () => category],
  ['part type', '/taxonomy/types', types, async () => ({ ...type, category: (await categories())[1]!._id })],
] as const)('of two admins who change one %s the second is told, and nothing is lost', async (_, path, list, input) => {
  const body = await input()
  const id = (await asAdmin('POST', path, body)).body.insertedId
  const stored = async () => (await list()).find(({ _id }) => _id === id)!
  const change = (name: string, version?: number) => asAdmin('PUT', `${path}/${id}`, { ...body, name, version })

  const { version } = await stored()
  const answers = await Promise.all(['Firstling', 'Secondling'].map((name) => change(name, version)))
  const lost = answers.find(({ status }) => status === 412)!
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
  const now = await stored()
  expect(lost.body).toMatchObject({ code: 'changed-meanwhile', current: { _id: id, name: now.name } })
  expect(lost.body.current.version).toBe(now.version)

  expect((await change('Over it', now.version)).status).toBe(200)
  expect(await stored()).toMatchObject({ ...body, name: 'Over it' })
  // Who names no version asks for none.
  expect((await change('Unasked')).status).toBe(200)
  expect((await change('Late', now.version)).status).toBe(412)
  expect((await asAdmin('PUT', `${path}/${id}`, { ...body, version: 'x' })).body.fields).toHaveProperty('version')
})

test('who changes a part type that another one has gone into meanwhile is told', async () => {
  const parent = (await categories())[1]!._id
  const add = async (name: string) =>
    (await asAdmin('POST', '/taxonomy/types', { ...type, name, category: parent })).body.insertedId
  const [goes, stays] = [await add('Warp coils'), await add('Weft coils')]
  const { version } = (await types()).find(({ _id }) => _id === stays)!
  expect((await asAdmin('DELETE', `/taxonomy/types/${goes}?into=${stays}`)).status).toBe(200)
  const late = await asAdmin('PUT', `/taxonomy/types/${stays}`, { ...type, name: 'Weft', category: parent, version })
  expect([late.status, late.body.current?.synonyms]).toEqual([412, expect.arrayContaining(['Warp coils'])])
})
