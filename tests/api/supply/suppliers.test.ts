import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openShop({ LIMITS: '100' })
  admin = await makeAdmin(shop)
})
afterAll(() => shop.close())

const as = (method: string, path: string, body?: unknown) => shop.call(method, path, { token: admin.token, body })
const nameOf = () => `Supplier ${crypto.randomUUID()}`
const add = async (more: object = {}) => {
  const { status, body } = await as('POST', '/suppliers', { name: nameOf(), ...more })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

describe('a supplier', () => {
  it('is added with a name alone, or with how its files are read', async () => {
    const bare = await add()
    expect(bare).toMatchObject({ settings: {}, version: 1, mappings: 0, files: 0 })
    const settings = { encoding: 'windows-1252', separator: ';', decimal: ',' }
    const whole = await add({ settings })
    expect((await as('GET', `/suppliers/${whole.id}`)).body).toEqual(whole)
    expect(whole).toMatchObject({ settings })
    const { items } = (await as('GET', '/suppliers')).body
    expect(items).toContainEqual(whole)
  })

  it('is changed from the version that was read; of two admins the second is told', async () => {
    const { id } = await add()
    const change = { name: nameOf(), settings: { sheet: 'Prices' }, version: 1 }
    const { status, body } = await as('PUT', `/suppliers/${id}`, change)
    expect([status, body.name, body.settings, body.version]).toEqual([200, change.name, { sheet: 'Prices' }, 2])
    const late = await as('PUT', `/suppliers/${id}`, { ...change, name: nameOf() })
    expect([late.status, late.body.code, late.body.current.name]).toEqual([412, 'changed-meanwhile', change.name])
  })

  it('is deleted, and its name is free again', async () => {
    const { id, name } = await add()
    expect((await as('DELETE', `/suppliers/${id}`)).body).toEqual({ deletedCount: 1 })
    expect((await as('GET', `/suppliers/${id}`)).status).toBe(404)
    await add({ name })
  })

  it('stays while vehicles name it as their source', async () => {
    const { id, name } = await add()
    const csv = `make,model,type,year_from,year_to,source\nZastava,Yugo,car,1986,1988,${name}\n`
    expect((await as('POST', '/vehicles/import', { csv, market: 'EU' })).body.rows[0]).toMatchObject({ written: true })
    expect(await as('DELETE', `/suppliers/${id}`)).toMatchObject({ status: 409, body: { code: 'in-use' } })
    expect((await as('GET', `/suppliers/${id}`)).status).toBe(200)
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'shop' }, 'name'],
    [{ settings: { encoding: 'klingon' } }, 'settings.encoding'],
    [{ settings: { decimal: ';' } }, 'settings.decimal'],
  ])('is refused with %j, which names %s', async (more, field) => {
    const { id } = await add()
    const given = { name: nameOf(), ...more }
    for (const { status, body } of [
      await as('POST', '/suppliers', given),
      await as('PUT', `/suppliers/${id}`, { ...given, version: 1 }),
    ]) {
      expect(status, JSON.stringify(body)).toBe(400)
      expect(Object.keys(body.fields)).toEqual([field])
    }
  })

  it('that is not there is not found', async () => {
    for (const id of [9999, 99999, 'x']) {
      const change = { name: nameOf(), settings: {}, version: 1 }
      expect((await as('PUT', `/suppliers/${id}`, change)).status).toBe(404)
      for (const [method, path] of [
        ['GET', ''],
        ['DELETE', ''],
        ['GET', '/mappings'],
        ['GET', '/mappings.csv'],
        ['DELETE', '/mappings?kind=position&theirs=VA'],
      ] as const)
        expect((await as(method, `/suppliers/${id}${path}`)).status, `${method} ${path}`).toBe(404)
    }
  })

  it('is for admins alone', async () => {
    const { token } = await signUp(shop)
    expect((await shop.call('GET', '/suppliers')).status).toBe(401)
    expect((await shop.call('POST', '/suppliers', { token, body: { name: nameOf() } })).status).toBe(403)
  })
})

describe('mappings', () => {
  const put = (id: number, mappings: object[]) => as('PUT', `/suppliers/${id}/mappings`, { mappings })
  const list = async (id: number, query = '') => (await as('GET', `/suppliers/${id}/mappings${query}`)).body

  it('say what words of a supplier mean here, in any spelling of both', async () => {
    const { id } = await add()
    const given = [
      { kind: 'column', theirs: ' Art.-Nr. ', ours: 'number' },
      { kind: 'position', theirs: 'Vorderachse', ours: 'Front' },
      { kind: 'part-type', theirs: 'Brems  scheibe', ours: 'Brake discs' },
      { kind: 'base-vehicle', theirs: '101', ours: '2012 | audi | a4' },
      { kind: 'qualifier', theirs: '9', ours: 'with = sport suspension' },
      { kind: 'unit', theirs: 'lb', ours: '453.592 g' },
      { kind: 'sub-model', theirs: '12', ours: 'ignore' },
    ]
    expect((await put(id, given)).body).toEqual({ written: 7 })
    const { items } = await list(id)
    expect(items).toContainEqual({ kind: 'column', theirs: 'art.-nr.', ours: 'number', means: 'number' })
    expect(items).toContainEqual({ kind: 'position', theirs: 'vorderachse', ours: 'front', means: 'front' })
    expect(items).toContainEqual({
      kind: 'part-type',
      theirs: 'brems scheibe',
      ours: 'brake-discs',
      means: expect.stringMatching(/brake discs/i),
    })
    expect(items).toContainEqual(expect.objectContaining({ theirs: '101', ours: '2012 | Audi | A4' }))
    expect(items).toContainEqual(expect.objectContaining({ theirs: '12', ours: 'ignore' }))
    await put(id, [{ kind: 'position', theirs: 'VORDERACHSE', ours: 'rear' }])
    const { items: now } = await list(id, '?kind=position')
    expect(now).toEqual([{ kind: 'position', theirs: 'vorderachse', ours: 'rear', means: 'rear' }])
  })

  it('add a brand that the shop does not have', async () => {
    const { id } = await add()
    const name = `Müller & ${crypto.randomUUID().slice(0, 6)}`
    expect((await put(id, [{ kind: 'brand', theirs: 'MUEL', ours: name }])).body.fields).toHaveProperty([
      'mappings.0.ours',
    ])
    expect((await put(id, [{ kind: 'brand', theirs: 'MUEL', ours: `new: ${name}` }])).status).toBe(200)
    await shop.heard()
    expect((await list(id)).items[0]).toMatchObject({ theirs: 'muel', means: name })
    const brands = (await as('GET', '/brands')).body.items as { name: string }[]
    expect(brands.find((brand) => brand.name === name)).toMatchObject({ tier: null, country: '', about: '' })
  })

  it.each([
    ['position', 'sideways'],
    ['part-type', 'flux-capacitors'],
    ['base-vehicle', '2012 Audi A4'],
    ['base-vehicle', '1912 | Audi | A4'],
    ['engine', '9.9 L 99-cyl steam'],
    ['qualifier', 'colour = red'],
    ['unit', '0 g'],
    ['column', 'prise'],
  ])('%s to "%s" is refused, names the row, and writes nothing', async (kind, ours) => {
    const { id } = await add()
    const { status, body } = await put(id, [
      { kind: 'column', theirs: 'x', ours: 'number' },
      { kind, theirs: 'y', ours },
    ])
    expect([status, Object.keys(body.fields)]).toEqual([400, ['mappings.1.ours']])
    expect((await list(id)).items).toEqual([])
  })

  it('are listed page by page, searched, and forgotten one by one', async () => {
    const { id } = await add()
    const words = Array.from({ length: 7 }, (_, n) => ({ kind: 'attribute', theirs: `word_${n}`, ours: 'Diameter' }))
    await put(id, words)
    const first = await list(id, '?limit=5')
    const second = await list(id, `?limit=5&cursor=${first.next}`)
    expect([first.items.length, second.items.length, second.next]).toEqual([5, 2, null])
    expect((await as('GET', `/suppliers/${id}/mappings?cursor=foreign`)).status).toBe(400)
    expect((await list(id, '?q=D_3')).items.map(({ theirs }: { theirs: string }) => theirs)).toEqual(['word_3'])
    expect((await as('DELETE', `/suppliers/${id}/mappings?kind=attribute&theirs=WORD_3`)).status).toBe(200)
    expect((await as('DELETE', `/suppliers/${id}/mappings?kind=attribute&theirs=WORD_3`)).status).toBe(404)
    expect((await list(id)).items).toHaveLength(6)
  })
})
