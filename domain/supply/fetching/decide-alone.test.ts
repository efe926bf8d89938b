import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { undoRun } from '#domain/runs'
import { type FetchDesk, HOUR, openFetchDesk } from '../../../tests/support/shops/fetch-desk.ts'
import { addParts, writeLevels } from '../../../tests/support/catalogue/parts-of-types.ts'
import {
  fetchFiles,
  listFetchTroubles,
  showImport,
  startApplying,
  workOnImport,
  workOnImports,
} from '../index.server.ts'

let desk: FetchDesk
beforeAll(async () => {
  desk = await openFetchDesk()
  await writeLevels(desk.shop.ctx)
})
afterAll(() => desk.close())
beforeEach(() => desk.clear())

const path = () => `/${crypto.randomUUID()}.csv`

describe('a file that is to be applied without an admin', () => {
  type Part = { price?: number; stock?: number }
  const numbers = (count: number) => Array.from({ length: count }, (_, n) => `N${n}`)
  const mark = () => crypto.randomUUID().slice(0, 8)
  const listOf = (of: string, parts: readonly string[], { price = 10, stock = 5 }: Part = {}) =>
    [
      'brand,number,name,type,price,stock',
      ...parts.map((one) => `low,${of}-${one},Pad,brake-pads,${price},${stock}`),
    ].join('\n')

  /** A supplier whose first file of 20 parts an admin has applied; `next` fetches another one. */
  async function known() {
    const [at, of] = [path(), mark()]
    const id = await desk.supplierAt(at, { full: true, apply: true })
    const next = async (text: string) => {
      desk.server.answers[at] = text
      desk.pass(HOUR)
      await desk.night()
      return (await desk.filesOf(id))[0]!
    }
    const first = await next(listOf(of, numbers(20)))
    expect([first.state, first.doubts.map(({ say }) => say)]).toEqual(['staged', ['imports.doubtFirst']])
    await startApplying(desk.admin, first.id)
    await workOnImports(desk.job())
    return { id, of, next, first: first.id }
  }

  it('is applied if it is like the last one', async () => {
    const { id, of, next } = await known()
    const file = await next(listOf(of, numbers(19), { price: 11 }))
    expect([file.state, file.doubts, file.counts!.gone.count]).toEqual(['applied', [], 1])
    const { rows } = await sql<{ price: number; n: number }>`
      select price, count(*)::int as n from part where number like ${`${of}-%`} and status = 'sold' group by 1`.execute(
      desk.shop.ctx.db,
    )
    expect(rows).toEqual([{ price: 1100, n: 19 }])
    expect(await desk.mailsAbout(id)).toEqual(['file-waits'])
  })

  it('says that nothing is decided yet until the shop has decided', async () => {
    const [at, of] = [path(), mark()]
    const supplier = await desk.supplierAt(at, { full: true, apply: true })
    desk.server.answers[at] = listOf(of, numbers(3))
    await fetchFiles(desk.job())
    const { id } = (await desk.filesOf(supplier))[0]!
    const shown = async () => {
      await workOnImport(desk.job(), id)
      const { state, deciding, doubts } = await showImport(desk.admin, id)
      return { state, deciding, doubts: doubts.length }
    }
    expect(await shown()).toEqual({ state: 'staged', deciding: true, doubts: 0 })
    expect(await shown()).toEqual({ state: 'staged', deciding: false, doubts: 1 })
  })

  it('is compared with the last one also while late rows of that one wait', async () => {
    const { of, next, first } = await known()
    await sql`update import set state = 'staged' where id = ${first}`.execute(desk.shop.ctx.db)
    const file = await next(listOf(of, numbers(20), { price: 11 }))
    expect([file.state, file.doubts]).toEqual(['applied', []])
  })

  it('is compared with the newest one, also after late rows of an older one were applied', async () => {
    const { of, next, first } = await known()
    const wider = (price: number) => listOf(of, numbers(20), { price }).replace('stock', 'stock,extra')
    await startApplying(desk.admin, (await next(wider(11))).id)
    await workOnImports(desk.job())
    desk.pass(HOUR)
    await sql`update import set state = 'staged' where id = ${first}`.execute(desk.shop.ctx.db)
    await startApplying(desk.admin, first)
    await workOnImports(desk.job())
    const file = await next(wider(12))
    expect([file.state, file.doubts]).toEqual(['applied', []])
  })

  it.each([
    ['it would retire more than one part in ten', (of: string) => listOf(of, numbers(17)), 'imports.doubtGone'],
    ['it holds nothing at all', (of: string) => listOf(of, []), 'imports.doubtGone'],
    [
      'it breaks off in its last row',
      (of: string) => listOf(of, numbers(20)).replace(/,10,5$/, ''),
      'imports.endsInRow',
    ],
    ['prices jump', (of: string) => listOf(of, numbers(20), { price: 13 }), 'imports.doubtPrices'],
    ['all is sold out', (of: string) => listOf(of, numbers(20), { stock: 0 }), 'imports.doubtStock'],
    [
      'nobody would count the stock any more',
      (of: string) => listOf(of, numbers(20)).replaceAll(',10,5', ',10,yes'),
      'imports.doubtUncounted',
    ],
    ['many parts are new', (of: string) => listOf(of, numbers(25)), 'imports.doubtNew'],
    [
      'many rows cannot be applied',
      (of: string) => listOf(of, numbers(20)).replaceAll(',10,5', ',10 GBP,5'),
      'imports.doubtHeld',
    ],
    [
      'it has another column',
      (of: string) => listOf(of, numbers(20)).replace('stock', 'stock,extra'),
      'imports.doubtColumns',
    ],
  ])('waits when %s, and the shop is told once', async (_why, textOf, doubt) => {
    const { id, of, next } = await known()
    const file = await next(textOf(of))
    expect([file.state, file.doubts.map(({ say }) => say)]).toEqual(['staged', [doubt]])
    const [trouble] = await listFetchTroubles(desk.admin, 1)
    expect([trouble!.file?.id, trouble!.why?.say]).toEqual([file.id, doubt])
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from part where number like ${`${of}-%`} and status = 'sold' and price = 1000`.execute(
      desk.shop.ctx.db,
    )
    expect(rows).toEqual([{ n: 20 }])
    await next(`${textOf(of)}\n`)
    expect(await desk.mailsAbout(id)).toEqual(['file-waits', 'file-waits'])
  })

  it('says which columns are gone, which are new, and which mean something else', async () => {
    const { of, next } = await known()
    const text = listOf(of, numbers(20))
    const { doubts } = await next(text.replace('number,name', 'number,Bezeichnung').replace('stock', 'Bestand'))
    expect(doubts.map(({ params }) => params)).toEqual([
      [
        ['name', 'stock'],
        ['Bezeichnung', 'Bestand'],
      ],
    ])
  })

  it('waits when prices jump from tomorrow on, where the supplier always names the day', async () => {
    const [at, of] = [path(), mark()]
    const pricesOf = (price: number) =>
      [
        'brand,number,name,type,price,valid from',
        ...numbers(20).map((one) => `low,${of}-${one},Pad,brake-pads,${price},2099-01-01`),
      ].join('\n')
    const id = await desk.supplierAt(at, { apply: true })
    const next = async (price: number) => {
      desk.server.answers[at] = pricesOf(price)
      desk.pass(HOUR)
      await desk.night()
      return (await desk.filesOf(id))[0]!
    }
    await startApplying(desk.admin, (await next(1000)).id)
    await workOnImports(desk.job())
    expect(await next(1100)).toMatchObject({ state: 'applied', doubts: [] })
    const divided = await next(10)
    expect([divided.state, divided.doubts.map(({ say }) => say)]).toEqual(['staged', ['imports.doubtPrices']])
    const { count, samples } = divided.counts!.priceJumps
    expect([count, samples[0]!.before, samples[0]!.after]).toEqual([20, 100_000, 1000])
  })

  it('waits when a list of vehicles takes many of them away from parts', async () => {
    const [at, of] = [path(), mark()]
    await addParts(
      desk.shop.ctx,
      numbers(12).map((one) => ({ type: 'brake-pads', brand: 'low', number: `${of}-${one}` })),
    )
    const carsOf = (models: readonly string[]) =>
      [
        'brand,number,year_from,year_to,make,model',
        ...numbers(12).flatMap((one) => models.map((model) => `low,${of}-${one},2012,2012,${model}`)),
      ].join('\n')
    const id = await desk.supplierAt(at, { full: true, apply: true })
    const next = async (text: string) => {
      desk.server.answers[at] = text
      desk.pass(HOUR)
      await desk.night()
      return (await desk.filesOf(id))[0]!
    }
    await startApplying(desk.admin, (await next(carsOf(['Audi,A4', 'Toyota,Camry']))).id)
    await workOnImports(desk.job())
    const file = await next(carsOf(['Audi,A4']))
    expect([file.state, file.doubts.map(({ say }) => say)]).toEqual(['staged', ['imports.doubtLines']])
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from application a join part p on p.id = a.part_id where p.number like ${`${of}-%`}`.execute(
      desk.shop.ctx.db,
    )
    expect(rows).toEqual([{ n: 24 }])
  })

  it('waits when the first go of the last one was undone, though its later rows stand', async () => {
    const { id, of, next, first } = await known()
    const before = (await desk.filesOf(id))[0]!.runId!
    await sql`update import set state = 'staged' where id = ${first}`.execute(desk.shop.ctx.db)
    await startApplying(desk.admin, first)
    await workOnImports(desk.job())
    await undoRun(desk.admin, before)
    const file = await next(listOf(of, numbers(20), { price: 11 }))
    expect([file.state, file.doubts.map(({ say }) => say)]).toEqual(['staged', ['imports.doubtUndone']])
  })

  it('waits when the last one was undone, or when it cannot be read', async () => {
    const { of, next, id } = await known()
    await undoRun(desk.admin, (await desk.filesOf(id))[0]!.runId!)
    const undone = await next(listOf(of, numbers(20), { price: 11 }))
    expect(undone.doubts.map(({ say }) => say)).toContain('imports.doubtUndone')
    const broken = await next('<html>Please sign in</html>')
    expect([broken.state, broken.doubts.length]).toEqual(['failed', 1])
    expect((await desk.filesOf(id)).map(({ state }) => state)).toEqual(['failed', 'staged', 'applied'])
  })
  it('waits, and the shop is told, when the shop fails to apply it', async () => {
    const { next, of, id } = await known()
    const { db } = desk.shop.ctx
    await sql`
      create function refuses() returns trigger language plpgsql as $$ begin raise 'no run'; end $$`.execute(db)
    await sql`create trigger refuses before insert on run for each row execute function refuses()`.execute(db)
    try {
      const file = await next(listOf(of, numbers(20), { price: 11 }))
      expect([file.state, file.doubts.map(({ say }) => say)]).toEqual(['staged', ['refusal.ourFault']])
      expect(await desk.mailsAbout(id)).toEqual(['file-waits', 'file-waits'])
    } finally {
      await sql`drop function refuses cascade`.execute(db)
    }
  })
})
