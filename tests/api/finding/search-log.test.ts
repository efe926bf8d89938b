import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findParts, noteSearch, purgeSearches, SearchLog, storeSearches } from '#domain/finding'
import { type LoggedSearch, partQuery } from '#domain/finding/schema'
import { addPart } from '../../support/catalogue/parts.ts'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openShop()
  admin = await makeAdmin(shop)
})
afterAll(() => shop.close())

/** Searches as the page of a list does: once for each time that it is sent. Answers the words of the log. */
async function search(q: string, times = 1, more: object = {}): Promise<string | null> {
  const whenSent: (() => void)[] = []
  const query = partQuery(shop.config.prices).parse({ q, ...more })
  const words = noteSearch({ ...shop.ctx, whenSent }, query, await findParts(shop.ctx, query))
  for (let n = 0; n < times; n++) for (const tell of whenSent) tell()
  await shop.ctx.searchLog.flush()
  return words
}
const list = async (query: string): Promise<LoggedSearch[]> =>
  (await shop.call('GET', `/search-log?${query}`, { token: admin.token })).body.items
const listed = async (query: string, words: string | null) => (await list(query)).find((one) => one.words === words)
const outcome = async (body: object) => {
  const { status } = await shop.call('POST', '/search-log', { body })
  await shop.ctx.searchLog.flush()
  return status
}

describe('the log of searches', () => {
  test('counts a search each time that its page is sent, and says how it was read and what it found', async () => {
    const words = await search('  Brake PADS flubberdub', 3)
    expect(words).toBe('brake pads flubberdub')
    await search('brake  pads Flubberdub', 2)
    const [row] = (
      await sql<{ searches: number; found: number; read_as: unknown; set_aside: string[] }>`
      select searches, found, read_as, set_aside from search_log where words = ${words}`.execute(shop.ctx.db)
    ).rows
    expect(row).toMatchObject({ searches: 5, set_aside: ['flubberdub'] })
    expect(row!.found).toBeGreaterThan(0)
    expect(row!.read_as).toContainEqual({ kind: 'type', means: 'Brake pads' })
    expect(await listed('show=set-aside', 'flubberdub')).toMatchObject({ searches: 5, typed: [words] })
  })

  test('has what found nothing, and not what found something', async () => {
    await search('zzgrommeltackzz', 2)
    await search('brake discs')
    expect(await listed('show=nothing', 'zzgrommeltackzz')).toMatchObject({ searches: 2, nothing: 2, found: 0 })
    expect(await listed('show=nothing', 'brake discs')).toBeUndefined()
  })

  test('has no row for a further page or a list that is narrowed by hand', async () => {
    expect(await search('brake discs', 1, { brand: 'kovara' })).toBeNull()
    expect(await search('brake discs', 1, { inStock: 'true' })).toBeNull()
    expect(await search('%%%')).toBeNull()
  })

  test('a VIN, an e-mail address and a telephone number stand nowhere in it', async () => {
    await search('1HGCM82633A004352 zzvinzz')
    await search('zzmailzz jo@example.com +49 171 2345678')
    const { rows } = await sql<{ text: string }>`select l::text as text from search_log l`.execute(shop.ctx.db)
    const all = rows.map(({ text }) => text).join('\n')
    expect(all).toContain('VIN zzvinzz')
    expect(all).toContain('zzmailzz EMAIL PHONE')
    expect(all).not.toMatch(/1HGCM|004352|example\.com|2345678/i)
  })

  test('counts what is opened and ordered from a list that is in it, and nothing else', async () => {
    const part = await addPart(shop)
    const words = await search('brake cleaners', 2)
    expect(await listed('show=unopened', words)).toMatchObject({ searches: 2, opened: 0 })
    expect(await outcome({ words, part, what: 'opened' })).toBe(200)
    expect(await outcome({ words, part, what: 'opened' })).toBe(200)
    expect(await outcome({ words, part, what: 'ordered' })).toBe(200)
    expect(await outcome({ words: 'never typed', part, what: 'opened' })).toBe(200)
    expect(await outcome({ words, part: '2000000000', what: 'opened' })).toBe(200)
    expect(await listed('show=unopened', words)).toBeUndefined()
    const { rows } = await sql<object>`
      select l.words, p.part_id::text as part, p.opened, p.ordered from search_log_part p join search_log l on l.id = p.search_id`.execute(
      shop.ctx.db,
    )
    expect(rows).toEqual([{ words, part, opened: 2, ordered: 1 }])
  })

  test('is listed page by page, the most searched first, for 7 or 30 days', async () => {
    for (const n of [1, 2, 3]) await search(`zzpaged${'abc'[n - 1]}zz`, n + 10)
    await sql`update search_log set day = day - 10 where words = 'zzpagedczz'`.execute(shop.ctx.db)
    const first = (await shop.call('GET', '/search-log?limit=1', { token: admin.token })).body
    expect(first.items.map(({ words }: LoggedSearch) => words)).toEqual(['zzpagedbzz'])
    const next = (await shop.call('GET', `/search-log?limit=1&cursor=${first.next}`, { token: admin.token })).body
    expect(next.items.map(({ words }: LoggedSearch) => words)).toEqual(['zzpagedazz'])
    expect((await list('days=30&limit=1'))[0]).toMatchObject({ words: 'zzpagedczz', searches: 13 })
  })

  test('goes on behind a search of many letters in any alphabet', async () => {
    const words = (n: number) => `задние тормозные диски ${n} `.repeat(5).slice(0, 118)
    for (const n of [1, 2]) await search(words(n), 40)
    const { items, next } = (await shop.call('GET', '/search-log?show=nothing&limit=1', { token: admin.token })).body
    const query = `show=nothing&limit=1&cursor=${next}`
    const { status, body } = await shop.call('GET', `/search-log?${query}`, { token: admin.token })
    expect([items.length, status, body.items?.length]).toEqual([1, 200, 1])
  })

  test('forgets after 31 days', async () => {
    await search('zzoldzz')
    await search('zznewzz')
    await sql`update search_log set day = day - 32 where words = 'zzoldzz'`.execute(shop.ctx.db)
    await purgeSearches(shop.ctx)
    const { rows } = await sql<{ words: string }>`
      select words from search_log where words in ('zzoldzz', 'zznewzz')`.execute(shop.ctx.db)
    expect(rows).toEqual([{ words: 'zznewzz' }])
  })

  test('a flood of different searches ends at the room of a day; those that are there count on', async () => {
    await search('zzbeforezz')
    await sql`insert into search_log (day, words, searches, nothing, found, read_as, set_aside, answers)
      select day, 'flood ' || n, 1, 0, 1, '[]', '{}', '{}' from search_log, generate_series(1, 10000) n
      where words = 'zzbeforezz'`.execute(shop.ctx.db)
    await search('zzafterzz')
    await search('zzbeforezz')
    const { rows } = await sql<object>`
      select words, searches from search_log where words in ('zzbeforezz', 'zzafterzz')`.execute(shop.ctx.db)
    expect(rows).toEqual([{ words: 'zzbeforezz', searches: 2 }])
    await sql`delete from search_log where words like 'flood %'`.execute(shop.ctx.db)
  })

  test('one batch holds 200 different searches, and a batch that fails harms nothing', async () => {
    const sizes: number[] = []
    const writes = [() => Promise.reject(new Error('down')), () => Promise.resolve()]
    const log = new SearchLog((batch) => {
      sizes.push(batch.searches.length)
      return writes.shift()!()
    }, shop.ctx.log)
    const noted = { found: 0, foundNothing: true, readAs: [], setAside: [], answers: [], lacking: null }
    for (let n = 0; n < 300; n++) log.count({ ...noted, words: `w${n}` })
    await log.flush()
    log.count({ ...noted, words: 'w0' })
    await log.flush()
    expect(sizes).toEqual([200, 1])
  })

  test('servers that write the same searches at once wait for each other, and none is lost', async () => {
    const noted = { found: 1, foundNothing: false, readAs: [], setAside: [], answers: [], lacking: null }
    const words = Array.from({ length: 50 }, (_, n) => `zzboth${n}`)
    const batch = (all: string[]) => ({
      searches: all.map((one) => ({ ...noted, words: one, times: 1, nothing: 0 })),
      outcomes: [],
    })
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => storeSearches(shop.ctx, batch(n % 2 ? words : words.toReversed()))),
    )
    const { rows } = await sql<{ searches: number; n: number }>`
      select searches, count(*)::int as n from search_log where words like 'zzboth%' group by searches`.execute(
      shop.ctx.db,
    )
    expect(rows).toEqual([{ searches: 8, n: 50 }])
  })
})

describe('who may read it', () => {
  test('admins alone', async () => {
    const { token } = await signUp(shop)
    expect((await shop.call('GET', '/search-log')).status).toBe(401)
    expect((await shop.call('GET', '/search-log', { token })).status).toBe(403)
  })

  test.each(['show=all', 'days=9', 'days=x', 'cursor=zz', 'limit=0'])('%s is refused by its name', async (query) => {
    const { status, body } = await shop.call('GET', `/search-log?${query}`, { token: admin.token })
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual([query.split('=')[0]])
  })

  test.each([
    [{ part: '1', what: 'opened' }, 'words'],
    [{ words: 'x', part: 'x', what: 'opened' }, 'part'],
    [{ words: 'x', part: '1', what: 'stolen' }, 'what'],
    [{ words: 'x'.repeat(121), part: '1', what: 'opened' }, 'words'],
  ])('an outcome %j is refused for its %s', async (body, field) => {
    const answer = await shop.call('POST', '/search-log', { body })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })
})
