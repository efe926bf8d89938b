import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { showShopTexts } from '#domain/shop-texts'
import type { ShopText } from '#domain/shop-texts/schema'
import { tag } from '#common/tags'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let admin: Person
let stranger: Person
beforeAll(async () => {
  shop = await openShop({ CONTACT_EMAIL: 'counter@brakes.example' })
  ;[admin, stranger] = [await makeAdmin(shop), await signUp(shop)]
})
afterAll(() => shop.close())
beforeEach(() => sql`update shop_text set markdown = null, version = 1 where true`.execute(shop.ctx.db))

const asAdmin = (method: string, path: string, body?: unknown) => shop.call(method, path, { token: admin.token, body })
const texts = async (): Promise<ShopText[]> => (await asAdmin('GET', '/shop-texts')).body.items
const write = (name: string, body: unknown) => asAdmin('PUT', `/shop-texts/${name}`, body)
const forShoppers = () => showShopTexts(shop.ctx)

describe('the texts of fixed pages', () => {
  it('are those that came with the shop, until an admin writes one', async () => {
    expect(await texts()).toEqual([
      { name: 'terms', markdown: null, given: expect.stringContaining('US dollars'), version: 1, isDecided: false },
      {
        name: 'privacy',
        markdown: null,
        given: expect.stringContaining('<counter@brakes.example>'),
        version: 1,
        isDecided: false,
      },
    ])
    const [terms, privacy] = await forShoppers()
    expect(privacy!.html).toContain('<a href="mailto:counter@brakes.example">counter@brakes.example</a>')
    expect([terms!.isWritten, privacy!.isWritten]).toEqual([false, false])
  })

  it('one that an admin writes is what shoppers read, with headings below its title and without script', async () => {
    const markdown = '# Returns\n\nWithin **30** days. <script>alert(1)</script>'
    const { status, body } = await write('terms', { markdown: `\n${markdown} `, version: 1 })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toEqual({ name: 'terms', markdown, given: expect.any(String), version: 2, isDecided: true })
    expect((await texts())[0]).toEqual(body)
    const [terms, privacy] = await forShoppers()
    expect(terms).toEqual({
      name: 'terms',
      html: '<h3>Returns</h3>\n<p>Within <strong>30</strong> days. &lt;script&gt;alert(1)&lt;/script&gt;</p>\n',
      isWritten: true,
    })
    expect(privacy!.isWritten).toBe(false)
  })

  it('of two admins at once the second is told, and nothing is lost', async () => {
    const answers = await Promise.all(['One', 'Two'].map((markdown) => write('terms', { markdown, version: 1 })))
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
    expect([won!.status, lost!.status]).toEqual([200, 412])
    expect(lost!.body).toMatchObject({ code: 'changed-meanwhile', current: won!.body })
    expect((await texts())[0]).toEqual(won!.body)
  })

  it('go back to what came with the shop, and whoever read what was there before is still told', async () => {
    const written = (await write('privacy', { markdown: 'Ours.', version: 1 })).body
    const back = await write('privacy', { markdown: null, version: written.version })
    expect(back.body).toEqual({ ...written, markdown: null, version: 3 })
    expect((await forShoppers())[1]!.isWritten).toBe(false)
    expect((await write('privacy', { markdown: 'Late.', version: written.version })).status).toBe(412)
  })

  it('stay as they came with the shop when an admin says so, and are decided then', async () => {
    const { body } = await write('terms', { markdown: null, version: 1 })
    expect(body).toMatchObject({ markdown: null, version: 2, isDecided: true })
    expect((await texts()).map(({ isDecided }) => isDecided)).toEqual([true, false])
    expect((await forShoppers())[0]!.isWritten).toBe(false)
  })

  it('are written with who wrote them, and the pages that show them are dropped', async () => {
    await sql`delete from change where tag = ${tag.shopTexts}`.execute(shop.ctx.db)
    await write('terms', { markdown: 'Ours.', version: 1 })
    const audit = await sql`
      select actor, subject, before, after from audit where action = 'shop-text.change' order by id desc limit 1`.execute(
      shop.ctx.db,
    )
    expect(audit.rows).toEqual([
      {
        actor: admin.id,
        subject: 'terms',
        before: { name: 'terms', markdown: null, version: 1 },
        after: { name: 'terms', markdown: 'Ours.', version: 2 },
      },
    ])
    const { rows } = await sql`select from change where tag = ${tag.shopTexts}`.execute(shop.ctx.db)
    expect(rows).toHaveLength(1)
    const [entry] = (await asAdmin('GET', '/log?kind=shop-text')).body.items
    expect(entry).toMatchObject({ action: 'shop-text.change', name: 'terms', after: { markdown: 'Ours.' } })
  })
})

describe('are refused', () => {
  it('to a visitor with 401, to a customer with 403, whatever they send', async () => {
    for (const body of [{ markdown: 'Theirs.', version: 1 }, {}]) {
      expect((await shop.call('PUT', '/shop-texts/terms', { body })).status).toBe(401)
      expect((await shop.call('PUT', '/shop-texts/terms', { body, token: stranger.token })).status).toBe(403)
    }
    expect((await shop.call('GET', '/shop-texts')).status).toBe(401)
    expect((await shop.call('GET', '/shop-texts', { token: stranger.token })).status).toBe(403)
    expect((await forShoppers())[0]!.isWritten).toBe(false)
  })

  it.each(['imprint', 'TERMS', '1', '%00', "'--"])('PUT /shop-texts/%s: 404', async (name) => {
    expect((await write(name, { markdown: 'Ours.', version: 1 })).status).toBe(404)
  })

  it.each([
    ['markdown', { version: 1 }],
    ['markdown', { markdown: ' \n', version: 1 }],
    ['markdown', { markdown: 7, version: 1 }],
    ['markdown', { markdown: 'a\0b', version: 1 }],
    ['markdown', { markdown: 'x'.repeat(100_001), version: 1 }],
    ['version', { markdown: 'Ours.' }],
    ['version', { markdown: 'Ours.', version: '1' }],
  ])('with what is wrong named: %s (%#)', async (field, body) => {
    const { status, body: said } = await write('terms', body)
    expect([status, said.code, Object.keys(said.fields)]).toEqual([400, 'invalid', [field]])
    expect((await texts())[0]).toMatchObject({ markdown: null, version: 1 })
  })
})
