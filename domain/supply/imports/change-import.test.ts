import { existsSync } from 'node:fs'
import { rm, symlink } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { phrase } from '#common/phrase'
import { type Ctx, tx } from '#platform/context'
import { adminCtx } from '../../../tests/support/shops/people.ts'
import { xlsxFile } from '../../../tests/support/files/made-files.ts'
import { writeLevels } from '../../../tests/support/catalogue/parts-of-types.ts'
import { newSupplierId, readFileOf, stagedOf } from '../../../tests/support/files/read-files.ts'
import { openShop, type TestShop } from '../../../tests/support/shops/shop.ts'
import { dropImport, purgeImports, putMappings, showImport, workOnImports } from '../index.server.ts'
import { importFile } from '../staging/import-file.ts'
import { LostImport, takeImport } from '../staging/taken-import.ts'
import { changeImport } from './change-import.ts'

let shop: TestShop
let admin: Ctx
let passed = 0
beforeAll(async () => {
  shop = await openShop()
  await writeLevels(shop.ctx)
  const clock = { now: () => new Date(shop.ctx.clock.now().getTime() + passed) }
  admin = { ...(await adminCtx(shop)), clock }
})
afterAll(() => shop.close())

const newFile = async () => {
  const supplierId = await newSupplierId(admin)
  return (await readFileOf(admin, { supplierId, text: 'brand,number,name,price\nlow,H-1,Pad,10' }, admin)).id
}

it('a file that somebody works on is read anew when he has heard of it, and he writes no more', async () => {
  const id = await newFile()
  const first = (await takeImport(admin, id, ['staged'], 'staged'))!
  await changeImport(admin, id, {})
  expect(await takeImport(admin, id, ['received'], 'reading')).toBeNull()
  await vi.waitFor(() => expect(() => first.tell({})).toThrow(LostImport), { timeout: 20_000 })
  passed += 5_000
  const second = (await takeImport(admin, id, ['received'], 'reading'))!
  await expect(first.leave('staged')).rejects.toThrow(LostImport)
  expect(await first.fail(phrase('refusal.ourFault'))).toBe(false)
  expect((await showImport(admin, id)).failure).toBeNull()
  expect(await second.fail(phrase('refusal.ourFault'))).toBe(true)
  expect(await showImport(admin, id)).toMatchObject({ state: 'failed', failure: phrase('refusal.ourFault') })
})

it('the file itself goes with a file that is dropped, and stays if that came to nothing', async () => {
  const id = await newFile()
  const isThere = () => existsSync(importFile(admin, id))
  const undone = tx(admin, async (ctx) => {
    await dropImport(ctx, id)
    throw new Error('the connection broke')
  })
  await expect(undone).rejects.toThrow('the connection broke')
  await purgeImports(admin)
  expect(isThere()).toBe(true)
  await dropImport(admin, id)
  await purgeImports(admin)
  expect(isThere()).toBe(false)
})

it('a file that is no longer on the disk is not read anew: what was read of it stays', async () => {
  const id = await newFile()
  await rm(importFile(admin, id))
  await expect(changeImport(admin, id, {})).rejects.toMatchObject({ status: 409, code: 'file-gone' })
  expect(await stagedOf(admin, id)).toMatchObject({ state: 'staged', listed: [{ state: 'ready' }] })
})

it('a file of which the disk cannot tell is not said to be gone', async () => {
  const id = await newFile()
  await rm(importFile(admin, id))
  await symlink(importFile(admin, id), importFile(admin, id))
  await expect(changeImport(admin, id, {})).rejects.toThrow('ELOOP')
})

it('a file that goes from the disk before it is read says that it is no longer there, and to send it again', async () => {
  const id = await newFile()
  await changeImport(admin, id, {})
  await rm(importFile(admin, id))
  await workOnImports(admin)
  const failed = { state: 'failed', failure: phrase('reading.gone'), remedy: 'send-again' }
  expect(await showImport(admin, id)).toMatchObject(failed)
})

it('a file that nobody works on is read anew at once', async () => {
  const id = await newFile()
  await changeImport(admin, id, { full: true })
  const taken = (await takeImport(admin, id, ['received'], 'reading'))!
  expect(taken.isFull).toBe(true)
  await taken.leave('staged')
})

/** A file of which the headings tell too little, once an admin has said what its columns mean. */
async function readAsSaid(text: string, kind?: 'prices') {
  const supplierId = await newSupplierId(admin)
  const first = await readFileOf(admin, { supplierId, text })
  await putMappings(admin, String(supplierId), [
    { kind: 'column', theirs: 'Zahl', ours: 'number' },
    { kind: 'column', theirs: 'Was', ours: 'name' },
    { kind: 'column', theirs: 'Art', ours: 'category' },
  ])
  if (kind) await changeImport(admin, first.id, { kind })
  else await changeImport(admin, first.id, {})
  await workOnImports(admin)
  return [first, await stagedOf(admin, first.id)] as const
}

const PRICES = 'Part number,Brand,Was,Art,Price\nCI-1,low,Pad,brake-pads,10'

it('what a file holds is told anew by its columns when an admin has said what these mean', async () => {
  const [before, after] = await readAsSaid(PRICES)
  expect([before.kind, before.counts.refused.count]).toEqual(['prices', 1])
  expect([after.kind, after.counts.new.count]).toEqual(['parts', 1])
})

it('a list of parts that was taken for one of vehicles is read once its number is named', async () => {
  const [before, after] = await readAsSaid('Zahl,Brand,Was,Art,Make,Model,Price\nCI-2,low,Pad,brake-pads,Audi,A4,10')
  expect([before.state, before.kind]).toEqual(['failed', 'vehicles'])
  expect([after.state, after.kind]).toEqual(['staged', 'parts'])
})

it('what an admin says of a file stands, whatever its columns tell', async () => {
  const [before, after] = await readAsSaid(PRICES.replace('Art', 'Part type'), 'prices')
  expect([before.kind, after.kind]).toEqual(['parts', 'prices'])
  await changeImport(admin, before.id, {})
  await workOnImports(admin)
  expect((await stagedOf(admin, before.id)).kind).toBe('prices')
})

it('another sheet of a workbook is read when an admin says so, and the one that the shop finds out once he takes that back', async () => {
  const sheet = (name: string, number: string) => {
    return {
      name,
      rows: [
        ['Brand', 'Part number', 'Name', 'Part type', 'Price'],
        ['low', number, 'Pad', 'brake-pads', '10'],
      ],
    }
  }
  const text = xlsxFile([sheet('Brakes', 'SH-1'), sheet('Filters', 'SH-2')])
  const { id, header, listed } = await readFileOf(admin, {
    supplierId: await newSupplierId(admin),
    text,
    fileName: 'two.xlsx',
  })
  expect([header.sheet, header.otherLists, listed[0]!.given['number']]).toEqual(['Brakes', ['Filters'], 'SH-1'])
  const numberAfter = async (sheet: string | null) => {
    await changeImport(admin, id, { sheet })
    await workOnImports(admin)
    return (await stagedOf(admin, id)).listed.map(({ given }) => given['number'])
  }
  expect(await numberAfter('Filters')).toEqual(['SH-2'])
  expect((await showImport(admin, id)).sheet).toBe('Filters')
  expect(await numberAfter(null)).toEqual(['SH-1'])
})
