import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { changeParts } from '#domain/catalogue'
import { continueUndo } from '#domain/runs'
import { readStoredImport, workOnImports } from '#domain/supply'
import type { ImportShown } from '#domain/supply/schema'
import { openImportsDesk } from '../../support/shops/imports-desk.ts'
import { listOf } from '../../support/catalogue/parts.ts'
import { idOf, valuesOf } from '../../support/files/staged.ts'

const desk = await openImportsDesk()
afterAll(() => desk.close())
const { shop, as, newSupplier, checked } = desk

async function apply(id: string): Promise<ImportShown> {
  const { status, body } = await as('POST', `/imports/${id}/apply`)
  expect(status, JSON.stringify(body)).toBe(202)
  await workOnImports(shop.ctx)
  return (await as('GET', `/imports/${id}`)).body
}

async function undo(runId: string | null): Promise<void> {
  expect((await as('POST', `/runs/${runId}/undo`, {})).status).toBe(202)
  await continueUndo(shop.ctx, { runId: runId! })
}

const valuesNow = async (number: string) =>
  valuesOf(shop.ctx, (await idOf(shop.ctx, 'low', number))!, 'status', 'price')

const padsFor = (price: string, ...numbers: string[]) =>
  `brand,number,name,category,price\n${numbers.map((number) => `low,${number},Pads,Brake pads,${price}\n`).join('')}`

it('parts of an undone file are sold again when they are sent again, and the preview counts them as changed', async () => {
  const supplier = await newSupplier()
  const send = (price: string) => checked(supplier, padsFor(price, 'EE-1', 'EE-2'))
  const wrong = await apply((await send('1.00')).id)
  await undo(wrong.runId)
  expect(await valuesNow('EE-1')).toEqual({ status: 'retired', price: 100 })
  const right = await send('40.00')
  expect(right.counts).toMatchObject({ changed: { count: 2 } })
  const { runId } = await apply(right.id)
  expect(await valuesNow('EE-1')).toEqual({ status: 'sold', price: 4000 })
  const undone = async (id: string) => (await as('GET', `/imports/${id}`)).body.undoAsked
  expect([await undone(wrong.id), await undone(right.id)]).toEqual([true, false])
  // Undone newest first: then the parts are gone, though the newest file did not add them.
  await undo(runId)
  expect(await valuesNow('EE-1')).toEqual({ status: 'retired', price: 100 })
  const same = await send('1.00')
  expect(same.counts).toMatchObject({ changed: { count: 2 }, same: { count: 0 } })
  await apply(same.id)
  expect(await valuesNow('EE-2')).toEqual({ status: 'sold', price: 100 })
})

it('a part that an admin retires after an undone file came again stays retired', async () => {
  const supplier = await newSupplier()
  const send = async (price: string) => apply((await checked(supplier, padsFor(price, 'EH-1'))).id)
  await undo((await send('1.00')).runId)
  await send('40.00')
  const id = await idOf(shop.ctx, 'low', 'EH-1')
  await changeParts(shop.ctx, [{ partId: id!, fields: { status: 'retired' } }])
  await send('41.00')
  expect(await valuesNow('EH-1')).toEqual({ status: 'retired', price: 4100 })
})

it('a part that was hidden from the start is not shown to visitors because its file is undone', async () => {
  const supplier = await newSupplier()
  const csv = (status: string) =>
    `brand,number,name,category,price,status\nlow,EK-7731,Pads,Brake pads,1.00,${status}\nlow,EK-7732,Pads,Brake pads,1.00,sold\n`
  const sent = await apply((await checked(supplier, csv('hidden'))).id)
  expect(await valuesNow('EK-7731')).toEqual({ status: 'hidden', price: 100 })
  await undo(sent.runId)
  await shop.heard()
  const found = async (q: string) => (await listOf(shop, { q })).items.map(({ number }) => number)
  // What could be bought meanwhile is explained to whoever asks for it.
  expect(await found('EK-7732')).toEqual(['EK-7732'])
  expect(await found('EK-7731')).toEqual([])
  expect(await valuesNow('EK-7731')).toEqual({ status: 'hidden', price: 100 })
  // Sent again it comes as the file says.
  await apply((await checked(supplier, csv('sold'))).id)
  expect(await valuesNow('EK-7731')).toEqual({ status: 'sold', price: 100 })
})

it('a file says until when it can be undone: not at all if it changed nothing, or its 30 days are over', async () => {
  const supplier = await newSupplier()
  const send = async () => apply((await checked(supplier, padsFor('1.00', 'EU-1'))).id)
  const [written, same] = [await send(), await send()]
  const daysLater = (days: number) => ({ now: () => new Date(shop.ctx.clock.now().getTime() + days * 86_400_000) })
  const after = async (days: number, { id }: ImportShown) =>
    (await readStoredImport({ ...shop.ctx, clock: daysLater(days) }, id)).undoUntil
  const until = new Date((await after(29, written))!).getTime() - shop.ctx.clock.now().getTime()
  expect(Math.round(until / 86_400_000)).toBe(30)
  expect(await after(31, written)).toBeNull()
  expect([same.undoUntil, same.runs]).toEqual([null, 1])
  await undo(written.runId)
  expect(await after(1, written)).toBeNull()
})

it('an undone file says how many parts it had added: a list of prices none', async () => {
  const supplier = await newSupplier()
  const retiredOf = async ({ runId }: ImportShown) => (await as('GET', `/runs/${runId}`)).body.undo.retired
  const added = await apply((await checked(supplier, padsFor('1.00', 'EW-1', 'EW-2'))).id)
  const prices = await apply((await checked(supplier, 'brand,number,price\nlow,EW-1,3.00\n')).id)
  await undo(prices.runId)
  await undo(added.runId)
  expect([await retiredOf(prices), await retiredOf(added)]).toEqual([0, 2])
})

it('an undone file is read again without being sent, as long as the shop has it, and is applied as before', async () => {
  const supplier = await newSupplier()
  const shown = async (id: string) => (await as('GET', `/imports/${id}`)).body
  const file = await checked(supplier, padsFor('1.00', 'EX-1', 'EX-2'))
  const first = await apply(file.id)
  const again = () => as('PATCH', `/imports/${file.id}`, {})
  expect([first.mayReadAgain, (await again()).body.code]).toEqual([false, 'already-written'])
  await undo(first.runId)
  expect((await shown(file.id)).mayReadAgain).toBe(true)
  expect((await again()).body).toMatchObject({ state: 'received', appliedAt: null, runId: null })
  await workOnImports(shop.ctx)
  expect(await shown(file.id)).toMatchObject({ state: 'staged', counts: { changed: { count: 2 } } })
  const { runId } = await apply(file.id)
  expect(await valuesNow('EX-2')).toEqual({ status: 'sold', price: 100 })
  expect(await shown(file.id)).toMatchObject({ undoAsked: false, mayReadAgain: false })
  await undo(runId)
  await rm(join(shop.config.dataDir, 'imports', file.id))
  expect([(await shown(file.id)).mayReadAgain, (await again()).body.code]).toEqual([false, 'file-gone'])
})
