import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { purgeImports, workOnImports } from '#domain/supply'
import type { ImportShown, ShownRow } from '#domain/supply/schema'
import { acesFile, piesFile } from '../../support/files/made-files.ts'
import { openImportsDesk } from '../../support/shops/imports-desk.ts'
import { signUp } from '../../support/shops/people.ts'

const MOST = 300_000
const desk = await openImportsDesk({ IMPORT_MAX_BYTES: String(MOST), TRUSTED_PROXIES: '1' })
afterAll(() => desk.close())
const { shop, admin, as, send, newSupplier, checked } = desk

const files = async () => (await readdir(join(shop.config.dataDir, 'imports'))).toSorted()
const FILE = 'number,name\nA 1,Brake disc\n'

const rowsOf = async (id: string, query = ''): Promise<ShownRow[]> =>
  (await as('GET', `/imports/${id}/rows${query}`)).body.items

describe('POST /imports', () => {
  it('takes a file of any size up to the most, and answers before it is read', async () => {
    const supplier = await newSupplier()
    const { status, body } = await send(`supplier=${supplier}&name=parts.csv&full=true`, FILE)
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body).toMatchObject({
      supplier: { id: supplier },
      fileName: 'parts.csv',
      bytes: FILE.length,
      kind: null,
      full: true,
      state: 'received',
      progress: 0,
      failure: null,
      createdBy: admin.name,
    })
    expect(await files()).toContain(body.id)
    const large = FILE + 'A 1,Brake disc\n'.repeat(19_000)
    expect(large.length).toBeGreaterThan(256 * 1024)
    expect((await send(`supplier=${supplier}&name=many.csv`, large)).body.bytes).toBe(large.length)
  })

  it.each([
    ['name=x.csv', 'supplier'],
    ['supplier=1&name=', 'name'],
    ['supplier=1&name=x.csv&kind=pictures', 'kind'],
    ['supplier=1&name=x.csv&full=perhaps', 'full'],
  ])('%s is refused and names %s', async (query, field) => {
    const { status, body } = await send(query, FILE)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })

  it('refuses an empty file, one that is too large, and one of nobody, and keeps nothing of them', async () => {
    const query = `supplier=${await newSupplier()}&name=x.csv`
    const before = await files()
    expect((await send(query, '')).body.fields).toHaveProperty('file')
    const tooLarge = await send(query, 'x'.repeat(MOST + 1))
    expect(tooLarge).toMatchObject({ status: 413, body: { code: 'too-large' } })
    expect(tooLarge.body.detail).toContain('up to 300,000 bytes')
    expect((await as('GET', '/imports')).body.maxBytes).toBe(MOST)
    expect((await send('supplier=9999&name=x.csv', FILE)).status).toBe(404)
    const { token } = await signUp(shop)
    expect((await shop.call('POST', `/imports?${query}`, { body: FILE })).status).toBe(401)
    expect((await send(query, FILE, token)).status).toBe(403)
    expect(await files()).toEqual(before)
  })
})

describe('the shop’s own lists of vehicles and of mappings', () => {
  it.each([
    ['vehicles', '/vehicles/all.csv', 'page of vehicles'],
    ['mappings', '/exports/ids.csv', 'page of the supplier'],
  ])('%s are told by their columns, whatever is said of them, and led to their own page', async (kind, path, says) => {
    const answer = await shop.fetch(
      new Request(`http://shop${path.startsWith('/exports') ? '' : '/api'}${path}`, {
        headers: { authorization: `Bearer ${admin.token}` },
      }),
    )
    const whole = await answer.text()
    const text = whole.split('\n').slice(0, 200).join('\n')
    for (const said of ['', '&kind=parts']) {
      const { body } = await send(`supplier=${await newSupplier()}&name=list.csv${said}`, text)
      await workOnImports(shop.ctx)
      const file: ImportShown = (await as('GET', `/imports/${body.id}`)).body
      expect(file).toMatchObject({ state: 'failed', kind, failure: expect.stringContaining(says) })
    }
  })
})

describe('a file that cannot be read', () => {
  it.each([
    ['list.csv', ' \n', 'send-again'],
    ['cars.xml', acesFile([{}, {}]).slice(0, -60), 'send-again'],
    ['parts.zip', 'PK\u0003\u0004', 'send-again'],
    ['list.csv', 'Colour,Shape\nred,round\n', 'columns'],
    ['list.csv', 'kind,theirs,ours\nposition,HA,rear\n', 'columns'],
    ['list.csv', FILE, null],
  ])('%s: %j says what helps: %s', async (name, text, remedy) => {
    const { body } = await send(`supplier=${await newSupplier()}&name=${name}`, text)
    expect(body.remedy).toBeNull()
    await workOnImports(shop.ctx)
    expect((await as('GET', `/imports/${body.id}`)).body.remedy).toBe(remedy)
  })

  it('is read again once the settings of its supplier are right', async () => {
    const supplier = await newSupplier()
    const settle = async (settings: object) => {
      const { name, version } = (await as('GET', `/suppliers/${supplier}`)).body
      expect((await as('PUT', `/suppliers/${supplier}`, { name, settings, version })).status).toBe(200)
    }
    await settle({ encoding: 'iso-2022-jp' })
    const { id, ...file } = await checked(supplier, 'number,name\nA 1,Bremsträger\n')
    expect(file).toMatchObject({ state: 'failed', remedy: 'settings' })
    await settle({})
    await as('PATCH', `/imports/${id}`, {})
    await workOnImports(shop.ctx)
    expect((await as('GET', `/imports/${id}`)).body).toMatchObject({ state: 'staged', remedy: null })
  })
})

describe('a file that counts otherwise than it says', () => {
  const sent = async (name: string, text: string, full: boolean): Promise<ImportShown> => {
    const { body } = await send(`supplier=${await newSupplier()}&name=${name}&full=${full}`, text)
    await workOnImports(shop.ctx)
    return (await as('GET', `/imports/${body.id}`)).body
  }
  it.each([
    ['ACES', acesFile([{ number: 'CUT-1' }, { number: 'CUT-2' }], { count: 5 }), '5 records, but it has 2 records'],
    ['PIES', piesFile([{ number: 'CUT-1' }], { count: 0 }), '0 records, but it has 1 record.'],
  ])('%s: it says so; a full one is applied only when the admin says so too', async (_, text, says) => {
    const part = await sent('file.xml', text, false)
    expect(part.warnings).toEqual([{ code: 'count-differs', text: expect.stringContaining(says) }])
    expect((await as('POST', `/imports/${part.id}/apply`)).status).toBe(202)

    const full = await sent('file.xml', text, true)
    const refused = await as('POST', `/imports/${full.id}/apply`)
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      409,
      'count-differs',
      expect.stringContaining(says),
    ])
    expect((await as('POST', `/imports/${full.id}/apply?evenCutOff=maybe`)).body.fields).toHaveProperty('evenCutOff')
    expect((await as('POST', `/imports/${full.id}/apply?evenCutOff=true`)).status).toBe(202)
    await workOnImports(shop.ctx)
  })

  it('is told by its own count alone: without one, or with the right one, nothing is said', async () => {
    for (const text of [acesFile([{}], { count: null }), acesFile([{}]), FILE]) {
      const { warnings, id } = await sent('file', text, true)
      expect(warnings).toEqual([])
      expect((await as('POST', `/imports/${id}/apply`)).status).toBe(202)
    }
    await workOnImports(shop.ctx)
  })
})

describe('a file', () => {
  it('is listed newest first, page by page, of all suppliers or of one', async () => {
    const supplier = await newSupplier()
    for (const name of ['1.csv', '2.csv', '3.csv']) await send(`supplier=${supplier}&name=${name}`, FILE)
    const first = (await as('GET', `/imports?supplier=${supplier}&limit=2`)).body
    const second = (await as('GET', `/imports?supplier=${supplier}&limit=2&cursor=${first.next}`)).body
    const names = [...first.items, ...second.items].map(({ fileName }) => fileName)
    expect([names, second.next]).toEqual([['3.csv', '2.csv', '1.csv'], null])
    expect((await as('GET', '/imports')).body.items.length).toBeGreaterThanOrEqual(3)
    expect((await as('GET', '/imports/none')).status).toBe(404)
    expect((await as('DELETE', `/suppliers/${supplier}`)).body.code).toBe('in-use')
  })

  it('is dropped, and then neither applied nor changed', async () => {
    const { id } = await checked(await newSupplier(), FILE)
    const { body } = await as('POST', `/imports/${id}/drop`)
    await purgeImports(shop.ctx)
    expect([body.state, await files()]).toEqual(['dropped', expect.not.arrayContaining([id])])
    expect((await as('POST', `/imports/${id}/apply`)).body.code).toBe('not-staged')
    expect((await as('PATCH', `/imports/${id}`, { full: true })).body.code).toBe('already-written')
    expect((await as('POST', '/imports/none/drop')).status).toBe(404)
  })

  it('is of no supplier that there cannot be', async () => {
    const { id } = await checked(await newSupplier(), FILE)
    const answers = [
      await as('PATCH', `/imports/${id}`, { supplier: 40_000 }),
      await as('PATCH', `/imports/${id}`, { supplier: 32_000 }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 404])
    expect(answers[0]!.body.fields).toHaveProperty('supplier')
  })

  it('waits for its words and rows, is applied, and undone', async () => {
    const supplier = await newSupplier()
    const known = `KNOWN-${crypto.randomUUID().slice(0, 8)}`
    const given = { name: 'Known disc', number: known, price: 40, img: '/pictures/og.jpg' }
    const part = (await as('POST', '/bestSeller', given)).body.insertedId as string
    const csv = [
      'Artikel,Marke,Bezeichnung,Teileart,Preis',
      `NEW-1,Müller ${supplier},Disc,brake-discs,30`,
      `NEW-2,Müller ${supplier},Pads,brake-pads,12.50`,
      `${known},,Known disc,,44`,
    ].join('\n')
    const first = await checked(supplier, csv)
    expect([first.state, first.kind, first.counts!.held.count]).toEqual(['staged', 'parts', 2])
    expect(first.counts!.reasons).toContainEqual({
      code: 'brand-unmapped',
      field: 'Marke',
      word: `Müller ${supplier}`,
      count: 2,
    })

    const mappings = [{ kind: 'brand', theirs: `Müller ${supplier}`, ours: `new: Müller ${supplier}` }]
    await as('PUT', `/suppliers/${supplier}/mappings`, { mappings })
    await shop.heard()
    expect((await as('PATCH', `/imports/${first.id}`, {})).body.state).toBe('received')
    await workOnImports(shop.ctx)
    const [held, ...others] = await rowsOf(first.id, '?state=held')
    expect([held!.n, others]).toEqual([3, []])
    expect(held!.reasons).toEqual([expect.stringContaining('12.50')])
    const file = (await as('GET', `/imports/${first.id}/held.csv`)).body as string
    expect(file.split('\r\n')[0]).toBe('row,Artikel,Marke,Bezeichnung,Teileart,Preis,reason')
    expect(file).toContain('NEW-2')
    const [beside] = await rowsOf(first.id, `?q=${known}`)
    expect(beside).toMatchObject({ partId: Number(part), state: 'ready' })
    expect(beside!.fields).toContainEqual({ field: 'price', file: '44', shop: '40' })

    const row = `/imports/${first.id}/rows/3`
    const corrected = await as('PATCH', row, { theirs: { Preis: '13' } })
    expect([corrected.status, corrected.body.counts.held.count, corrected.body.counts.new.count]).toEqual([200, 0, 2])
    expect((await as('PATCH', row, { theirs: { Preis: '14' } })).status).toBe(400)

    expect((await as('POST', `/imports/${first.id}/apply`)).status).toBe(202)
    await workOnImports(shop.ctx)
    const applied: ImportShown = (await as('GET', `/imports/${first.id}`)).body
    expect([applied.state, applied.rowsApplied]).toEqual(['applied', 3])
    expect((await as('GET', `/parts/${part}`)).body.price).toBe(44)
    const report = (await as('GET', `/imports/${first.id}/report.csv`)).body as string
    expect(report.trim().split('\r\n')).toHaveLength(4)

    expect((await as('POST', `/imports/${first.id}/undo`, {})).status).toBe(202)
  })
})

describe('a full file that takes many parts off sale', () => {
  const listOf = (mark: string, count: number) =>
    [
      'brand,number,name,type,price',
      ...Array.from({ length: count }, (_, n) => `low,${mark}-${n},Pad,brake-pads,10`),
    ].join('\n')
  /** What is answered to applying a full list of so many parts, where the last one had that many. */
  async function asked(before: number, now: number) {
    const [supplier, mark] = [await newSupplier(), crypto.randomUUID().slice(0, 8)]
    const sent = async (count: number): Promise<string> => {
      const { body } = await send(`supplier=${supplier}&name=parts.csv&full=true`, listOf(mark, count))
      await workOnImports(shop.ctx)
      return body.id
    }
    const first = await sent(before)
    expect((await as('POST', `/imports/${first}/apply`)).status).toBe(202)
    await workOnImports(shop.ctx)
    const id = await sent(now)
    const apply = (query = '') => as('POST', `/imports/${id}/apply${query}`)
    return { apply, state: async () => (await as('GET', `/imports/${id}`)).body.state }
  }

  it.each([
    ['an empty one', 30, 0, 30],
    ['a shorter one', 30, 19, 11],
  ])('%s is applied only by who says the number', async (_what, before, now, gone) => {
    const { apply, state } = await asked(before, now)
    const refused = await apply()
    expect([refused.status, refused.body.code, refused.body.retires, refused.body.detail]).toEqual([
      409,
      'retires-many',
      gone,
      `This retires ${gone} of the supplier’s ${before} parts`,
    ])
    expect((await apply(`?retires=${gone - 1}`)).body.code).toBe('retires-many')
    expect(Object.keys((await apply('?retires=all')).body.fields)).toEqual(['retires'])
    expect(await state()).toBe('staged')
    expect((await apply(`?retires=${gone}`)).status).toBe(202)
    await workOnImports(shop.ctx)
    expect(await state()).toBe('applied')
  })

  it.each([
    ['ten parts', 12, 2],
    ['one part in ten', 120, 108],
  ])('%s go without asking', async (_what, before, now) => {
    expect((await (await asked(before, now)).apply()).status).toBe(202)
    await workOnImports(shop.ctx)
  })
})
