import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { makeAdmin } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let token: string
let part: string
beforeAll(async () => {
  shop = await openShop({ PRICES: 'cents' })
  token = (await makeAdmin(shop)).token
  part = await addDisc()
})
afterAll(() => shop.close())
beforeEach(() => shop.heard())

const post = (path: string, body: object) => shop.call('POST', path, { token, body })

/** A disc with all that a file can say of it, and two lines of cars. */
async function addDisc(): Promise<string> {
  const { insertedId } = (
    await post('/bestSeller', {
      name: 'Disc <"5">, ä',
      number: 'SHAPE-5',
      brand: 'kovara',
      category: 'brake-discs',
      price: 49.5,
      stock: 3,
      img: 'https://pictures.example/a.jpg',
      position: 'front',
      quantity: 2,
      attributes: [['Diameter', '312', 'mm']],
      oeNumbers: [{ maker: 'Audi', number: '8E0 615 301 Q' }],
      weightGrams: 6250,
      lengthMm: 335,
      warrantyMonths: 24,
    })
  ).body
  await sql`update part set gtin = '012345678905', core_deposit = 1500, cost = 3100, condition = 'remanufactured' where id = ${insertedId}`.execute(
    shop.ctx.db,
  )
  const { body } = await shop.call('GET', `/parts/${insertedId}/fits`, { token })
  const car = { make: 'Audi', model: 'A4', engine: null, position: null, quantity: null }
  const saved = await shop.call('PUT', `/parts/${insertedId}/fits`, {
    token,
    body: {
      version: body.version,
      universal: false,
      specs: [],
      applications: [
        { ...car, yearFrom: 2010, yearTo: 2012, conditions: [{ kind: 'disc-front', value: '312' }] },
        { ...car, yearFrom: 2013, yearTo: 2013, conditions: [{ kind: 'note', value: 'Up to the ABS unit of 2013' }] },
      ],
    },
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  return insertedId
}

type Node = { name: string; attributes: Record<string, string>; children: Node[]; text: string }

/** The tree of a document; throws where it is not well formed. */
function parsed(xml: string): Node {
  const root: Node = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const parser = new SaxesParser()
  parser.on('error', (err) => {
    throw err
  })
  parser.on('opentag', ({ name, attributes }) => {
    const node = { name, attributes: attributes as Record<string, string>, children: [], text: '' }
    open.at(-1)!.children.push(node)
    open.push(node)
  })
  parser.on('text', (text) => {
    open.at(-1)!.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return root.children[0]!
}
const every = (node: Node, name: string): Node[] =>
  node.children.flatMap((child) => [...(child.name === name ? [child] : []), ...every(child, name)])
const one = (node: Node, name: string): Node => every(node, name)[0]!
const get = async (path: string) => {
  const { status, body } = await shop.call('GET', `/exports/${path}`, { token })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as string
}

describe('an ACES file', () => {
  it('has an App for each model year, with the shop’s own ids, and counts them', async () => {
    const aces = parsed(await get('aces.xml?q=SHAPE-5'))
    expect(aces.attributes['version']).toBe('4.2')
    expect(one(aces, 'DocumentTitle').text).toContain('not of VCdb')
    const apps = every(aces, 'App')
    expect(apps).toHaveLength(4)
    expect(one(aces, 'RecordCount').text).toBe('4')
    expect(apps.map(({ attributes }) => attributes['id'])).toEqual(['1', '2', '3', '4'])
    const [first, last] = [apps[0]!, apps[3]!]
    expect(first.children.map(({ name }) => name)).toEqual([
      'BaseVehicle',
      'Qual',
      'Qty',
      'PartType',
      'Position',
      'Part',
    ])
    expect(one(first, 'Qual').children[0]!.text).toBe('with front discs of 312 mm')
    expect(one(first, 'Qty').text).toBe('2')
    expect(one(last, 'Note').text).toBe('Up to the ABS unit of 2013')
    expect(one(first, 'Part')).toMatchObject({ text: 'SHAPE-5', attributes: { BrandAAIAID: 'kovara' } })
  })

  it('names everything by ids that ids.csv explains', async () => {
    const ids = (await get('ids.csv')).split('\r\n')
    const aces = parsed(await get('aces.xml?q=SHAPE-5'))
    const [app] = every(aces, 'App')
    for (const [name, kind, means] of [
      ['BaseVehicle', 'base-vehicle', '2010 | Audi | A4'],
      ['PartType', 'part-type', 'brake-discs'],
      ['Position', 'position', 'front'],
      ['Qual', 'qualifier', 'disc-front = 312'],
    ] as const) {
      const { id } = one(app!, name).attributes
      expect(Number(id)).toBeGreaterThan(900_000_000)
      expect(ids).toContain(`${kind},${id},${means}`)
    }
  })

  it('has the ids of a supplier’s mapping where there are some', async () => {
    const supplier = (await post('/suppliers', { name: 'Mapped' })).body.id as number
    const mappings = [
      { kind: 'brand', theirs: 'Kovara Inc', ours: 'kovara' },
      { kind: 'brand', theirs: 'KVRA', ours: 'kovara' },
      { kind: 'part-type', theirs: '1896', ours: 'brake-discs' },
      { kind: 'position', theirs: '22', ours: 'front' },
      { kind: 'base-vehicle', theirs: '26510', ours: '2010 | Audi | A4' },
      { kind: 'car-attribute', theirs: 'brakesystem 5', ours: 'disc-front = 312' },
    ]
    const put = await shop.call('PUT', `/suppliers/${supplier}/mappings`, { token, body: { mappings } })
    expect(put.status, JSON.stringify(put.body)).toBe(200)
    const aces = parsed(await get(`aces.xml?q=SHAPE-5&ids=${supplier}`))
    expect(one(aces, 'DocumentTitle').text).toContain('as mapped')
    const [app, next] = every(aces, 'App')
    const id = (name: string) => one(app!, name).attributes['id']
    expect(['BaseVehicle', 'BrakeSystem', 'PartType', 'Position'].map(id)).toEqual(['26510', '5', '1896', '22'])
    expect(one(app!, 'Part').attributes).toEqual({ BrandAAIAID: 'KVRA' })
    expect(Number(one(next!, 'BaseVehicle').attributes['id'])).toBeGreaterThan(900_000_000)
    const pies = parsed(await get(`pies.xml?q=SHAPE-5&ids=${supplier}`))
    expect([one(pies, 'BrandAAIAID').text, one(pies, 'PartTerminologyID').text]).toEqual(['KVRA', '1896'])
  })
})

it('a PIES file says what the shop knows of a part, and not what it costs the shop', async () => {
  const text = await get('pies.xml?q=SHAPE-5')
  const pies = parsed(text)
  expect(one(pies, 'PIESVersion').text).toBe('7.2')
  const [item, ...others] = every(pies, 'Item')
  expect(others).toEqual([])
  expect(one(pies, 'ItemCount').text).toBe('1')
  const textOf = (name: string) => one(item!, name).text
  expect(textOf('PartNumber')).toBe('SHAPE-5')
  expect(textOf('ItemLevelGTIN')).toBe('00012345678905')
  expect(textOf('Description')).toBe('Disc <"5">, ä')
  expect(every(item!, 'Pricing').map((price) => [price.attributes['PriceType'], one(price, 'Price').text])).toEqual([
    ['RET', '49.50'],
    ['COR', '15.00'],
  ])
  expect(one(item!, 'ProductAttribute')).toMatchObject({
    text: '312',
    attributes: { AttributeID: 'Diameter', AttributeUOM: 'mm' },
  })
  expect([textOf('Weight'), textOf('ShippingLength')]).toEqual(['6.25', '33.5'])
  expect(one(item!, 'PartInterchange').attributes['BrandLabel']).toBe('Audi')
  expect(textOf('URI')).toBe('https://pictures.example/a.jpg')
  const extended = every(item!, 'ExtendedProductInformation').map(({ attributes, text }) => [
    attributes['EXPICode'],
    text,
  ])
  expect(extended).toEqual([
    ['LIS', '2'],
    ['REM', 'R'],
    ['WT1', '24'],
  ])
  expect(text).not.toContain('31.00')
})

describe('a workbook', () => {
  const opened = async (path: string) => {
    const answer = await shop.fetch(
      new Request(`http://shop/exports/${path}`, { headers: { authorization: `Bearer ${token}` } }),
    )
    const zip = await fromBufferPromise(Buffer.from(await answer.arrayBuffer()))
    const files = new Map<string, string>()
    for await (const entry of zip.eachEntry())
      files.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString())
    return files
  }
  const rowsOf = (files: Map<string, string>, sheet: number) =>
    every(parsed(files.get(`xl/worksheets/sheet${sheet}.xml`)!), 'row').map((row) =>
      Object.fromEntries(
        row.children.map((cell) => [
          cell.attributes['r']!.replace(/\d+/, ''),
          cell.attributes['t'] === 'inlineStr' ? one(cell, 't').text : Number(one(cell, 'v').text),
        ]),
      ),
    )

  it('has a row for each part, numbers to count with, texts that are no formulas', async () => {
    await shop.call('PUT', `/bestSeller/${part}`, {
      token,
      body: { name: '=1+1 _x000D_', price: 49.5, img: 'https://pictures.example/a.jpg' },
    })
    const files = await opened('parts.xlsx?q=SHAPE-5')
    for (const [name, xml] of files) expect(() => parsed(xml), name).not.toThrow()
    const [heads, row, ...others] = rowsOf(files, 1)
    expect(others).toEqual([])
    const columns = Object.fromEntries(Object.entries(heads!).map(([letter, name]) => [name, row![letter]]))
    expect(columns).toMatchObject({
      number: 'SHAPE-5',
      price: 49.5,
      cost: 31,
      stock: 3,
      gtin: '012345678905',
      weight_g: 6250,
    })
    expect(columns['name']).toBe('=1+1 _x005F_x000D_')
    expect(files.get('xl/worksheets/sheet1.xml')).not.toContain('<f>')
  })

  it('explains each column in a template, and its row of samples has a brand of nobody', async () => {
    const files = await opened('template.xlsx')
    const [heads, samples, ...others] = rowsOf(files, 1)
    expect(others).toEqual([])
    const explained = rowsOf(files, 2).slice(1)
    expect(explained.map((row) => row['A'])).toEqual(Object.values(heads!))
    expect(explained.every((row) => String(row['B']).length > 5)).toBe(true)
    expect(samples!['A']).toBe('Sample brand: delete this row')
  })
})
