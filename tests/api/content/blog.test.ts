import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { texts } from '#common/words'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let admin: Person
let stranger: Person
const post = {
  blogTitle: 'Reading a tyre code',
  description: '# Sizes\n\nThe *first* number is the width. <script>alert(1)</script>\n\n[Tyres](/shop?category=tyres)',
  img: 'https://pictures.example/tyre.jpg',
}
const write = async (body: object = post): Promise<string> =>
  (await shop.call('POST', '/blog', { token: admin.token, body })).body.insertedId

beforeAll(async () => {
  shop = await openShop()
  admin = await makeAdmin(shop, { name: 'Robin Bell' })
  stranger = await signUp(shop)
})
afterAll(() => shop.close())

describe('posts are read by everybody', () => {
  it('GET /blog lists them, the newest first', async () => {
    const older = await write()
    const newer = await write({ ...post, blogTitle: 'Choosing pads' })
    const { status, body } = await shop.call('GET', '/blog')
    expect(status).toBe(200)
    expect(body.slice(0, 2).map((one: { _id: string }) => one._id)).toEqual([newer, older])
    expect(body[1]).toEqual({
      _id: older,
      blogTitle: post.blogTitle,
      img: post.img,
      summary: 'The first number is the width. <script>alert(1)</script>',
      author: 'Robin Bell',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })

  it('GET /blog leaves none of them out', async () => {
    await sql`insert into post (title, summary, description, author)
      select 'Post ' || n, '', '', 'Robin' from generate_series(1, 250) n`.execute(shop.ctx.db)
    const { rows } = await sql`select id from post`.execute(shop.ctx.db)
    expect((await shop.call('GET', '/blog')).body).toHaveLength(rows.length)
    await sql`delete from post where author = 'Robin'`.execute(shop.ctx.db)
  })

  it('GET /blog/{id} shows one, as Markdown and as HTML without script', async () => {
    const { status, body } = await shop.call('GET', `/blog/${await write()}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ blogTitle: post.blogTitle, description: post.description, img: post.img })
    expect(body.html).toContain('<h2>Sizes</h2>')
    expect(body.html).toContain('&lt;script&gt;')
    expect(body.html).not.toContain('<script')
  })

  it.each(['0', '99999999', '2147483648', '1e3', '-1', '1.5', 'x', '%00', "1'--"])('GET /blog/%s: 404', async (id) => {
    expect((await shop.call('GET', `/blog/${id}`)).status).toBe(404)
  })
})

describe('posts are written by admins', () => {
  const calls = (id: string): [string, string, object?][] => [
    ['POST', '/blog', post],
    ['PUT', `/blog/${id}`, { ...post, blogTitle: 'Changed' }],
    ['DELETE', `/blog/${id}`],
  ]

  it('a visitor gets 401, a customer 403, whatever they send', async () => {
    const id = await write()
    const before = (await shop.call('GET', '/blog')).body
    for (const [method, path, body] of calls(id)) {
      expect((await shop.call(method, path, { body })).status, path).toBe(401)
      expect((await shop.call(method, path, { body: {} })).status, path).toBe(401)
      expect((await shop.call(method, path, { body, token: stranger.token })).status, path).toBe(403)
      expect((await shop.call(method, path, { body: {}, token: stranger.token })).status, path).toBe(403)
    }
    expect((await shop.call('GET', '/blog')).body).toEqual(before)
  })

  it.each([
    [{}, { blogTitle: texts.blogTitleRequired, description: texts.blogDescriptionRequired, img: texts.imageRequired }],
    [{ ...post, blogTitle: '  ' }, { blogTitle: texts.blogTitleRequired }],
    [{ ...post, description: '' }, { description: texts.blogDescriptionRequired }],
    [{ ...post, description: 7 }, { description: texts.blogDescriptionRequired }],
    [{ ...post, img: undefined }, { img: texts.imageRequired }],
    [{ ...post, img: 'javascript:alert(1)' }, { img: expect.stringContaining('https://') }],
    [{ ...post, blogTitle: 'x'.repeat(201) }, { blogTitle: 'at most 200 characters' }],
    [{ ...post, description: 'x'.repeat(100_001) }, { description: 'at most 100000 characters' }],
  ])('says at each field what is wrong (%#)', async (body, fields) => {
    const id = await write()
    for (const [method, path] of [
      ['POST', '/blog'],
      ['PUT', `/blog/${id}`],
    ] as const) {
      const answer = await shop.call(method, path, { token: admin.token, body })
      expect(answer.status).toBe(400)
      expect(answer.headers.get('content-type')).toContain('application/problem+json')
      expect(answer.body).toMatchObject({ code: 'invalid', fields })
      expect(Object.keys(answer.body.fields)).toEqual(Object.keys(fields))
    }
  })

  it('a body that is no JSON, or none, is refused', async () => {
    const headers = { 'content-type': 'text/plain' }
    expect((await shop.call('POST', '/blog', { token: admin.token, headers, body: post })).status).toBe(415)
    expect((await shop.call('POST', '/blog', { token: admin.token })).status).toBe(400)
    expect((await shop.call('POST', '/blog', { token: admin.token, body: [] })).status).toBe(400)
  })

  it('PUT changes one and keeps a summary that somebody wrote', async () => {
    const id = await write()
    const path = `/blog/${id}`
    const token = admin.token
    const first = await shop.call('PUT', path, { token, body: { ...post, description: 'New words.' } })
    expect(first.body).toMatchObject({ _id: id, summary: 'New words.', description: 'New words.' })
    await shop.call('PUT', path, { token, body: { ...post, summary: 'By hand.' } })
    const last = await shop.call('PUT', path, { token, body: { ...post, description: 'Others.' } })
    expect(last.body).toMatchObject({ summary: 'By hand.', description: 'Others.', author: 'Robin Bell' })
    expect((await shop.call('PUT', '/blog/99999999', { token, body: post })).status).toBe(404)
  })

  it('of two admins who change one the second is told, and nothing is lost', async () => {
    const path = `/blog/${await write()}`
    const { version } = (await shop.call('GET', path)).body
    const change = (blogTitle: string, version?: number) =>
      shop.call('PUT', path, { token: admin.token, body: { ...post, blogTitle, version } })
    const answers = await Promise.all(['One', 'Two'].map((title) => change(title, version)))
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
    expect([won!.status, lost!.status]).toEqual([200, 412])
    expect(lost!.body).toMatchObject({ code: 'changed-meanwhile', current: won!.body })
    expect((await shop.call('GET', path)).body).toEqual(won!.body)
    expect((await change('Three', won!.body.version)).status).toBe(200)
    // Who names no version asks for none.
    expect((await change('Four')).status).toBe(200)
    expect((await change('Five', won!.body.version)).status).toBe(412)
  })

  it('DELETE takes one away, once', async () => {
    const path = `/blog/${await write()}`
    expect((await shop.call('DELETE', path, { token: admin.token })).body).toEqual({ deletedCount: 1 })
    expect((await shop.call('GET', path)).status).toBe(404)
    expect((await shop.call('DELETE', path, { token: admin.token })).status).toBe(404)
  })

  it('each change has its audit row', async () => {
    const id = await write()
    await shop.call('PUT', `/blog/${id}`, { token: admin.token, body: { ...post, blogTitle: 'After' } })
    await shop.call('DELETE', `/blog/${id}`, { token: admin.token })
    const { rows } = await sql`select actor, action, before ->> 'title' as before, after ->> 'title' as after
      from audit where subject = ${id} and action like 'post.%' order by id`.execute(shop.ctx.db)
    expect(rows).toEqual([
      { actor: admin.id, action: 'post.create', before: null, after: null },
      { actor: admin.id, action: 'post.update', before: post.blogTitle, after: 'After' },
      { actor: admin.id, action: 'post.delete', before: 'After', after: null },
    ])
  })
})

describe('a post has a key, by which data refers to it', () => {
  const keyOf = async (id: string) =>
    (await sql<{ key: string }>`select key from post where id = ${id}::int`.execute(shop.ctx.db)).rows[0]!.key

  it('from its title, and another one where that is taken', async () => {
    const blogTitle = 'Führer für Öl & Filter'
    const [first, second] = await Promise.all([write({ ...post, blogTitle }), write({ ...post, blogTitle })])
    const keys = await Promise.all([first, second].map(keyOf))
    expect(keys.filter((key) => key === 'fuhrer-fur-ol-filter')).toHaveLength(1)
    expect(keys.filter((key) => /^fuhrer-fur-ol-filter--\d+$/.test(key))).toHaveLength(1)
  })

  it('that stays when its title changes', async () => {
    const id = await write({ ...post, blogTitle: 'Before the change' })
    await shop.call('PUT', `/blog/${id}`, { token: admin.token, body: { ...post, blogTitle: 'After the change' } })
    expect(await keyOf(id)).toBe('before-the-change')
  })

  it('and a search for a symptom leads to it', async () => {
    const found = async () => (await shop.call('GET', '/parts?q=brakes%20squeal')).body.reading.symptom
    await sql`update post set key = null where key = 'brake-pads'`.execute(shop.ctx.db)
    const id = await write({ ...post, blogTitle: 'Brake pads' })
    await shop.heard()
    expect(await found()).toMatchObject({ guide: `/singleBlog/${id}`, guideTitle: 'Brake pads' })
    await shop.call('DELETE', `/blog/${id}`, { token: admin.token })
    await shop.heard()
    expect(await found()).toMatchObject({ guide: null, guideTitle: null })
  })
})
