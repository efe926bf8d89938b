import { afterAll, beforeEach, expect, test } from 'vitest'
import { continueUndo, endRun, recordAdded, showRun, startRun, undoRun, writeRun } from '#domain/runs'
import { type Ctx, tx } from '#platform/context'
import { DISC, openPartsDesk } from '../../support/shops/parts-desk.ts'
import { adminCtx } from '../../support/shops/people.ts'

const { shop, pat, asAdmin, create, show } = await openPartsDesk()
const admin: Ctx = await adminCtx(shop)
afterAll(() => shop.close())
beforeEach(() => shop.heard())

/** Two brands or two part types: one that will go into the other one. */
async function pair(kind: 'brand' | 'category', name: string) {
  const { categories } = (await asAdmin('GET', '/taxonomy')).body
  const add = async (name: string): Promise<string> =>
    (kind === 'brand'
      ? await asAdmin('POST', '/brands', { name, tier: 'value', country: '', about: '' })
      : await asAdmin('POST', '/taxonomy/types', {
          name,
          singular: name,
          category: categories[1]._id,
          picture: 'brake-disc',
        })
    ).body.insertedId
  const [gone, into] = [await add(`${name} gone`), await add(`${name} into`)]
  await shop.heard()
  const path = kind === 'brand' ? '/brands' : '/taxonomy/types'
  const merge = async () => {
    expect((await asAdmin('DELETE', `${path}/${gone}?into=${into}`)).body).toEqual({ deletedCount: 1 })
    await shop.heard()
  }
  const slug = name.toLowerCase()
  return { gone: `${slug}-gone`, into: `${slug}-into`, merge }
}

test.each(['brand', 'category'] as const)('a correction that names a merged %s means the other one', async (kind) => {
  const { gone, into, merge } = await pair(kind, `Fix${kind}`)
  const part = await create({ number: `FX-${kind}` })
  const { body } = await shop.call('PUT', `/bestSeller/${part}`, { token: pat.token, body: { ...DISC, [kind]: gone } })
  await merge()
  expect(await asAdmin('PUT', `/corrections/${body._id}`, { decision: 'accept' })).toMatchObject({ status: 200 })
  expect(await show(part)).toMatchObject({ [kind]: into })
})

test.each(['brand', 'category'] as const)(
  'a bulk change is undone after its old %s went into another',
  async (kind) => {
    const { gone, into, merge } = await pair(kind, `Bulk${kind}`)
    const part = await create({ number: `BK-${kind}`, [kind]: gone })
    const other = kind === 'brand' ? 'unbranded' : 'other-parts'
    const run = await startRun(admin, { kind: 'bulk', about: { change: 'test' } })
    await tx(admin, (ctx) => writeRun(ctx, run, [{ partId: Number(part), fields: { [kind]: other, price: 9900 } }]))
    await endRun(admin, run)
    await merge()
    await undoRun(admin, run, { evenChanged: false })
    await continueUndo(admin, { runId: run })
    expect(await show(part)).toMatchObject({ [kind]: into, price: DISC.price })
  },
)

test.each(['brand', 'category'] as const)('a bulk change to a %s that went into another is undone', async (kind) => {
  const { gone, merge } = await pair(kind, `Onto${kind}`)
  const part = await create({ number: `ON-${kind}` })
  const was = (await show(part))[kind]
  const run = await startRun(admin, { kind: 'bulk', about: { change: 'test' } })
  await tx(admin, (ctx) => writeRun(ctx, run, [{ partId: Number(part), fields: { [kind]: gone } }]))
  await endRun(admin, run)
  await merge()
  await undoRun(admin, run, { evenChanged: false })
  await continueUndo(admin, { runId: run })
  expect((await show(part))[kind]).toBe(was)
})

test.each(['brand', 'category'] as const)(
  'a part that a file added goes with it after its %s went away',
  async (kind) => {
    const { gone, merge } = await pair(kind, `Added${kind}`)
    const [part, edited] = [
      await create({ number: `AD-${kind}`, [kind]: gone }),
      await create({ number: `AE-${kind}`, [kind]: gone }),
    ]
    const run = await startRun(admin, { kind: 'import', about: {} })
    await tx(admin, (ctx) => recordAdded(ctx, run, [Number(part), Number(edited)]))
    await endRun(admin, run)
    await merge()
    const other = kind === 'brand' ? 'unbranded' : 'other-parts'
    await asAdmin('PUT', `/bestSeller/${edited}`, { ...DISC, number: `AE-${kind}`, [kind]: other })
    await undoRun(admin, run, { evenChanged: false })
    await continueUndo(admin, { runId: run })
    expect(await showRun(admin, run)).toMatchObject({ undo: { kept: 1 } })
    expect([(await show(part)).status, (await show(edited)).status]).toEqual(['retired', undefined])
  },
)

test.each(['brand', 'category'] as const)('a change in the log is undone after its old %s went away', async (kind) => {
  const { gone, into, merge } = await pair(kind, `Log${kind}`)
  const part = await create({ number: `LG-${kind}`, [kind]: gone })
  const other = kind === 'brand' ? 'unbranded' : 'other-parts'
  await asAdmin('PUT', `/bestSeller/${part}`, { ...DISC, [kind]: other, price: 99 })
  await merge()
  const [entry] = (await asAdmin('GET', `/log?q=LG-${kind}`)).body.items
  expect(await asAdmin('POST', `/log/${entry._id}/undo`)).toMatchObject({ status: 200 })
  expect(await show(part)).toMatchObject({ [kind]: into, price: DISC.price })
})

test.each(['brand', 'category'] as const)(
  'a partner’s address that names a merged %s brings the other’s parts',
  async (kind) => {
    const { gone, merge } = await pair(kind, `Feed${kind}`)
    await create({ number: `FD-${kind}`, [kind]: gone })
    const { body } = await asAdmin('POST', '/exports/addresses', {
      name: 'P',
      file: 'parts.csv',
      search: `${kind}=${gone}`,
    })
    await merge()
    const file = await shop.call('GET', body.url.slice(body.url.indexOf('/exports')))
    expect(file.body).toContain(`FD-${kind}`)
  },
)
