import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shopLexicon } from '../../../domain/finding/reading/lexicon/shop-lexicon.ts'
import type { SearchRule } from '#domain/finding/schema'
import { listOf } from '../../support/catalogue/parts.ts'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openShop()
  admin = await makeAdmin(shop)
})
afterAll(() => shop.close())

const asAdmin = (method: string, path: string, body?: unknown) => shop.call(method, path, { token: admin.token, body })
const add = (body: object) => asAdmin('POST', '/search-rules', body)
const count = async (q: string): Promise<number> => {
  await shop.heard()
  return (await listOf(shop, { q })).count
}

test('a rule is a layer over the names of the shop, which are not built anew', async () => {
  const before = await shopLexicon(shop.ctx)
  const { body } = await add({ kind: 'synonym', words: 'frobnicating disc', type: 'brake-discs' })
  await shop.heard()
  const after = await shopLexicon(shop.ctx)
  expect(after.names.get('frobnicatingdisc')).toMatchObject([{ kind: 'type', isWhole: true }])
  expect(before.names.get('frobnicatingdisc')).toBeUndefined()
  expect(after.vehicles).toBe(before.vehicles)
  await asAdmin('DELETE', `/search-rules/${body._id}`)
})

describe('a synonym', () => {
  test('acts at once, when it is made, changed and deleted', async () => {
    const discs = await count('brake discs')
    const pads = await count('brake pads')
    expect(await count('flubberdub wuzzlegax')).toBe(0)
    const { status, body } = await add({ kind: 'synonym', words: 'Flubberdub-Wuzzlegax', type: 'brake-discs' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ kind: 'synonym', type: { slug: 'brake-discs' }, by: admin.name })
    expect(await count('flubberdub wuzzlegax')).toBe(discs)
    expect(await count('flubberdub wuzzlegax')).toBe(discs)
    const changed = await asAdmin('PUT', `/search-rules/${body._id}`, {
      kind: 'synonym',
      words: 'flubberdub wuzzlegax',
      type: 'brake-pads',
    })
    expect(changed.status).toBe(200)
    expect(await count('flubberdub wuzzlegax')).toBe(pads)
    expect((await asAdmin('DELETE', `/search-rules/${body._id}`)).body).toEqual({ deletedCount: 1 })
    expect(await count('flubberdub wuzzlegax')).toBe(0)
  })

  test('means its words together: none of them means anything alone', async () => {
    const before = await count('metal')
    await add({ kind: 'synonym', words: 'big metal doughnut', type: 'brake-discs' })
    expect(await count('metal')).toBe(before)
    expect(await count('doughnut')).toBe(0)
    expect(await count('big metal doughnut')).toBe(await count('brake discs'))
  })

  test('is previewed: what a search finds now, and would find', async () => {
    const rule = { kind: 'synonym', words: 'flubberdib quazzlemox', type: 'brake-pads' }
    const { status, body } = await asAdmin('POST', '/search-rules/preview', { rule, q: 'flubberdib quazzlemox' })
    expect(status).toBe(200)
    expect(body).toEqual({ today: 0, withRule: await count('brake pads') })
    expect(await count('flubberdib quazzlemox')).toBe(0)
  })
})

describe('rules', () => {
  test('are listed page by page, the newest first, with who made them and when', async () => {
    const made: string[] = []
    for (const words of ['one thing', 'two things', 'three things']) {
      const { body } = await add({ kind: 'not-sold', words, name: words })
      made.push(body._id)
    }
    const first = (await asAdmin('GET', '/search-rules?limit=2')).body
    expect(first.items.map(({ _id }: SearchRule) => _id)).toEqual([made[2], made[1]])
    expect(first.items[0]).toMatchObject({ kind: 'not-sold', name: 'three things', by: admin.name })
    const next = (await asAdmin('GET', `/search-rules?limit=2&cursor=${first.next}`)).body
    expect(next.items[0]._id).toBe(made[0])
  })

  test('of words that have one already are refused, however they are spelled', async () => {
    expect((await add({ kind: 'not-sold', words: 'Roof  Tent', name: 'roof tents' })).status).toBe(200)
    const again = await add({ kind: 'redirect', words: 'roof-tents', href: '/aboutUs', label: 'About us' })
    expect(again.status).toBe(409)
    expect(Object.keys(again.body.fields)).toEqual(['words'])
  })

  test('are refused where another admin takes the words at the same time', async () => {
    const { body } = await add({ kind: 'not-sold', words: 'first of two admins', name: 'these' })
    const statement = sql`insert into search_rule (kind, words, meant, name, changed_at)
      values ('not-sold', 'second of two', 'secondoftwo', 'those', now())`
    let late: Promise<{ status: number }> | undefined
    await shop.ctx.db.transaction().execute(async (db) => {
      await statement.execute(db)
      late = asAdmin('PUT', `/search-rules/${body._id}`, { kind: 'not-sold', words: 'second of two', name: 'these' })
      // Asked by another connection: within one transaction the answer stays what it was.
      const waits = async () =>
        (
          await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
            shop.ctx.db,
          )
        ).rows.length
      await expect.poll(waits).toBe(1)
    })
    expect((await late!).status).toBe(409)
  })

  test.each([
    [{ kind: 'magic', words: 'x' }, 'kind'],
    [{ kind: 'synonym', words: 'a|b', type: 'brake-pads' }, 'words'],
    [{ kind: 'synonym', words: ' ', type: 'brake-pads' }, 'words'],
    [{ kind: 'synonym', words: 'something', type: 'no-such-type' }, 'type'],
    [{ kind: 'not-sold', words: 'something' }, 'name'],
    [{ kind: 'redirect', words: 'something', href: 'https://evil.example/', label: 'x' }, 'href'],
    [{ kind: 'redirect', words: 'something', href: '//evil.example', label: 'x' }, 'href'],
    [{ kind: 'redirect', words: 'something', href: '/\\evil.example', label: 'x' }, 'href'],
    [{ kind: 'redirect', words: 'something', href: 'javascript:alert(1)', label: 'x' }, 'href'],
    [{ kind: 'redirect', words: 'something', href: '/shop?q=something', label: 'x' }, 'href'],
    [{ kind: 'redirect', words: 'something', href: '/api/orders', label: 'x' }, 'href'],
    [{ kind: 'redirect', words: 'something', href: '/aboutUs' }, 'label'],
  ])('%j is refused for its %s', async (rule, field) => {
    const { status, body } = await add(rule)
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual([field])
  })

  test('belong to admins alone', async () => {
    const { token } = await signUp(shop)
    const rule = { kind: 'not-sold', words: 'kites', name: 'kites' }
    const calls = [
      ['GET', '/search-rules', undefined],
      ['POST', '/search-rules', rule],
      ['POST', '/search-rules/preview', { rule, q: 'kites' }],
      ['PUT', '/search-rules/1', rule],
      ['DELETE', '/search-rules/1', undefined],
    ] as const
    for (const [method, path, body] of calls) {
      expect((await shop.call(method, path, { body })).status, path).toBe(401)
      expect((await shop.call(method, path, { token, body })).status, path).toBe(403)
    }
  })

  test('that are not there are 404', async () => {
    const rule = { kind: 'not-sold', words: 'kites', name: 'kites' }
    for (const id of ['0', 'x', '99999999']) {
      expect((await asAdmin('PUT', `/search-rules/${id}`, rule)).status).toBe(404)
      expect((await asAdmin('DELETE', `/search-rules/${id}`)).status).toBe(404)
    }
  })

  test('leave a record of who changed what', async () => {
    const { body } = await add({ kind: 'not-sold', words: 'audited thing', name: 'audited things' })
    await asAdmin('DELETE', `/search-rules/${body._id}`)
    const { rows } = await sql<{ action: string; actor: string }>`
      select action, actor from audit where subject = ${body._id} and action like 'search-rule.%' order by id`.execute(
      shop.ctx.db,
    )
    expect(rows).toEqual([
      { action: 'search-rule.add', actor: admin.id },
      { action: 'search-rule.delete', actor: admin.id },
    ])
  })
})
