import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeApplications } from '#domain/fitment'
import { readRepairs } from '../../../domain/repairs/read-repairs.ts'
import type { RepairInput, RepairJobListed, RepairJobRecord, RepairName, RepairPlan } from '#domain/repairs/schema'
import { findVehicles } from '#domain/vehicles'
import { addParts, writeLevels } from '../../support/catalogue/parts-of-types.ts'
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
const jobs = async (): Promise<RepairJobListed[]> => (await asAdmin('GET', '/repair-jobs')).body.items
const shown = async (id: string): Promise<RepairJobRecord> => (await asAdmin('GET', `/repair-jobs/${id}`)).body
/** What shoppers are told. */
const forShoppers = async (): Promise<RepairName[]> => {
  await shop.heard()
  return (await shop.call('GET', '/repairs')).body.items
}

const OPEN = { position: null, meets: null, quantity: null, litres: null, oneTime: false, note: '' }
const STEPS = [
  { ...OPEN, type: 'brake-pads', need: 'always', position: 'rear', note: 'One set is for both wheels.' },
  { ...OPEN, type: 'brake-fluids', need: 'often', quantity: 2, oneTime: true },
  { ...OPEN, type: 'torque-wrenches', need: 'tool' },
]
const inputOf = (more: object = {}) => ({
  slug: `handbrake-${crypto.randomUUID()}`,
  name: 'Handbrake',
  about: 'It no longer holds on a hill.',
  steps: STEPS,
  ...more,
})
const add = async (more: object = {}): Promise<RepairJobRecord> => {
  const { status, body } = await asAdmin('POST', '/repair-jobs', inputOf(more))
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const replace = (id: string, body: object) => asAdmin('PUT', `/repair-jobs/${id}`, body)

describe('a repair job', () => {
  test('is added by an admin, with steps in their order, and shoppers find it', async () => {
    const input = inputOf()
    const job = await add(input)
    expect(job).toEqual({ ...input, _id: job._id, version: 1 })
    expect(await shown(job._id)).toEqual(job)
    expect((await jobs()).at(-1)).toEqual({ _id: job._id, slug: job.slug, name: job.name, about: job.about, steps: 3 })
    expect((await forShoppers()).at(-1)).toEqual({
      slug: job.slug,
      name: job.name,
      about: job.about,
      parts: ['Brake pads'],
    })
  })

  test('is replaced as a whole, keeps its address, and shoppers see it at once', async () => {
    const { _id, slug, version } = await add()
    const steps = [STEPS[0], { ...STEPS[2], need: 'often' }]
    const { status, body } = await replace(_id, { version, name: 'Parking brake', about: 'New cables.', steps })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toEqual({ _id, slug, name: 'Parking brake', about: 'New cables.', version: 2, steps })
    expect((await forShoppers()).find((one) => one.slug === slug)?.name).toBe('Parking brake')
    const plan = (await shop.call('GET', `/repairs/${slug}`)).body as RepairPlan
    expect(plan.steps.map(({ type, need }) => [type.slug, need])).toEqual([
      ['brake-pads', 'always'],
      ['torque-wrenches', 'often'],
    ])
  })

  test('is deleted with its steps, for shoppers too', async () => {
    const { _id, slug } = await add()
    expect((await asAdmin('DELETE', `/repair-jobs/${_id}`)).body).toEqual({ deletedCount: 1 })
    expect((await asAdmin('GET', `/repair-jobs/${_id}`)).status).toBe(404)
    expect((await forShoppers()).some((one) => one.slug === slug)).toBe(false)
    expect((await shop.call('GET', `/repairs/${slug}`)).status).toBe(404)
    const { rows } = await sql`select 1 from repair_step where job_id = ${_id}::int`.execute(shop.ctx.db)
    expect(rows).toEqual([])
  })

  test('is kept with who wrote it, as it was and as it is', async () => {
    const job = await add()
    const after = (await replace(job._id, { ...job, name: 'Parking brake' })).body
    await asAdmin('DELETE', `/repair-jobs/${job._id}`)
    const { rows } = await sql<{ action: string; actor: string; before: unknown; after: unknown }>`
      select action, actor, before, after from audit where action like 'repair.%' and subject = ${job._id} order by id`.execute(
      shop.ctx.db,
    )
    expect(rows).toEqual([
      { action: 'repair.add', actor: admin.id, before: null, after: job },
      { action: 'repair.replace', actor: admin.id, before: job, after },
      { action: 'repair.delete', actor: admin.id, before: after, after: null },
    ])
  })

  test('two admins at once: the second gets an error and the stored job', async () => {
    const job = await add()
    const answers = await Promise.all(['One', 'Two'].map((name) => replace(job._id, { ...job, name })))
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
    expect([won!.status, lost!.status]).toEqual([200, 412])
    expect([lost!.body.code, lost!.body.current]).toEqual(['changed-meanwhile', won!.body])
    expect(await shown(job._id)).toEqual(won!.body)
  })

  test('all that come with the shop go through the form as they are', async () => {
    const given = new Map(readRepairs().map((job) => [job.slug, job]))
    const own = (await jobs()).filter(({ slug }) => given.has(slug))
    expect(own.length).toBe(given.size)
    for (const { _id, slug } of own) {
      const { steps, ...job } = await shown(_id)
      expect(steps).toEqual(given.get(slug)!.steps)
      expect((await replace(_id, { ...job, steps })).body).toEqual({ ...job, steps, version: job.version + 1 })
    }
  })
})

describe('bad input', () => {
  const step = (n: number, more: object) => ({ steps: STEPS.map((one, at) => (at === n ? { ...one, ...more } : one)) })
  const WRONG: [field: string, more: object][] = [
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(81) }],
    ['about', { about: undefined }],
    ['about', { about: 'a\0b' }],
    ['steps', { steps: [] }],
    ['steps', { steps: 'brake-pads' }],
    ['steps', { steps: Array.from({ length: 31 }, () => STEPS[0]) }],
    ['steps.2.type', step(2, { type: 'flux-capacitors' })],
    ['steps.1.type', step(1, { type: '' })],
    // A category is no part type.
    ['steps.1.type', step(1, { type: 'brakes' })],
    ['steps.2.type', step(2, { type: 'brake-pads', position: 'rear' })],
    ['steps.1.position', step(1, { position: 'middle' })],
    ['steps.1.meets', step(1, { meets: 'moon' })],
    ['steps.1.quantity', step(1, { quantity: 0 })],
    ['steps.1.quantity', step(1, { quantity: 100 })],
    ['steps.1.quantity', step(1, { quantity: 1.5 })],
    ['steps.1.quantity', step(1, { quantity: 'two' })],
    ['steps.1.litres', step(1, { litres: 'tea-litres' })],
    ['steps.1.litres', step(1, { quantity: 1, litres: 'oil-litres' })],
    ['steps.1.need', step(1, { need: 'perhaps' })],
    ['steps.0.need', step(0, { need: 'tool' })],
    ['steps.1.oneTime', step(1, { oneTime: 'yes' })],
    ['steps.1.note', step(1, { note: 'x'.repeat(201) })],
  ]
  test.each(WRONG)('is told by its field, %s, and nothing is written', async (field, more) => {
    const job = await add()
    const before = await jobs()
    for (const { status, body } of [
      await replace(job._id, { ...job, ...more }),
      await asAdmin('POST', '/repair-jobs', inputOf(more)),
    ])
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    expect(await shown(job._id)).toEqual(job)
    expect(await jobs()).toEqual(before)
  })

  test.each([undefined, '', 'Front Brakes', '../brakes', 'x'.repeat(61)])('the address %j is refused', async (slug) => {
    const { status, body } = await asAdmin('POST', '/repair-jobs', inputOf({ slug }))
    expect([status, Object.keys(body.fields)]).toEqual([400, ['slug']])
  })

  test('an address that is taken is refused, also to the slower of two at once', async () => {
    const { status, body } = await asAdmin('POST', '/repair-jobs', inputOf({ slug: 'front-brakes' }))
    expect([status, body.fields]).toEqual([409, { slug: 'There is a repair at this address already' }])
    const input = inputOf()
    const both = await Promise.all([1, 2].map(() => asAdmin('POST', '/repair-jobs', input)))
    expect(both.map((one) => one.status).toSorted()).toEqual([200, 409])
  })

  test('without the version that was read it is refused', async () => {
    const job = await add()
    for (const version of [undefined, 'x', 1.5])
      expect(Object.keys((await replace(job._id, { ...job, version })).body.fields)).toEqual(['version'])
  })
})

test('steps that are not saved are planned for a car as they will be once saved', async () => {
  const { ctx } = shop
  await writeLevels(ctx)
  const { bases } = await findVehicles(ctx, { make: 'Volkswagen', model: 'Golf', year: 2014 })
  const [{ id: car, model }] = bases as [(typeof bases)[number]]
  const [part] = (await addParts(ctx, [{ type: 'brake-pads', brand: 'middle', position: 'rear' }])) as [number]
  const row = { engineId: null, position: null, quantity: null, conditions: [], from: 2014, to: 2014 }
  await writeApplications(ctx, 'test', [{ ...row, partId: part, modelId: model.id }])
  await shop.heard()
  const preview = async (more: object) => asAdmin('POST', '/repair-jobs/preview', { steps: STEPS, car, ...more })
  const { status, body } = await preview({})
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.levels.length).toBeGreaterThan(0)
  const { slug } = await add()
  await shop.heard()
  const {
    slug: _slug,
    name: _name,
    about: _about,
    ...saved
  } = (await shop.call('GET', `/repairs/${slug}?car=${car}`)).body
  expect(body).toEqual(saved)
  expect((await preview({ car: undefined })).body).toMatchObject({ car: null, levels: [] })
  const wrong = await preview({ steps: [{ ...STEPS[0], type: 'flux-capacitors' }] })
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['steps.0.type']])
  expect(Object.keys((await preview({ car: 'Golf' })).body.fields)).toEqual(['car'])
  expect((await jobs()).filter((one) => one.name === 'Handbrake').length).toBeGreaterThan(0)
})

test('only admins see and write them; a job that is not there is 404', async () => {
  const { token } = await signUp(shop)
  const { _id } = await add()
  const { slug: _slug, ...change } = inputOf({ version: 1 }) as RepairInput & { version: number }
  const calls = [
    ['GET', '/repair-jobs', undefined],
    ['POST', '/repair-jobs', inputOf()],
    ['POST', '/repair-jobs/preview', { steps: STEPS }],
    ['GET', `/repair-jobs/${_id}`, undefined],
    ['PUT', `/repair-jobs/${_id}`, change],
    ['DELETE', `/repair-jobs/${_id}`, undefined],
  ] as const
  for (const [method, path, body] of calls) {
    expect((await shop.call(method, path, { body })).status, path).toBe(401)
    expect((await shop.call(method, path, { body, token })).status, path).toBe(403)
    expect((await shop.call(method, path, { body, token: 'x'.repeat(40) })).status, path).toBe(401)
  }
  expect((await shown(_id)).version).toBe(1)
  for (const id of ['32768', '2147483647', '999999999999', 'x', '-1', '1e3']) {
    expect((await asAdmin('GET', `/repair-jobs/${id}`)).status, id).toBe(404)
    expect((await asAdmin('PUT', `/repair-jobs/${id}`, change)).status, id).toBe(404)
    expect((await asAdmin('DELETE', `/repair-jobs/${id}`)).status, id).toBe(404)
  }
})

test('the page of a new job is there before its server has heard of it', async () => {
  await forShoppers()
  await sql`insert into repair_job (slug, name, about, rank) values ('unheard', 'Unheard', 'Nobody was told.', 999)`.execute(
    shop.ctx.db,
  )
  expect((await shop.call('GET', '/repairs')).body.items).not.toContainEqual(
    expect.objectContaining({ slug: 'unheard' }),
  )
  expect((await shop.call('GET', '/repairs/unheard')).body).toMatchObject({ name: 'Unheard' })
  await sql`delete from repair_job where slug = 'unheard'`.execute(shop.ctx.db)
})
