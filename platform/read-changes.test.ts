import { Client } from 'pg'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { openShopFor } from '../tests/support/shops/shop.ts'
import { purgeChanges } from './changes.ts'
import { readChanges } from './read-changes.ts'

let client: Client
beforeEach(async () => {
  const shop = await openShopFor()
  client = new Client(shop.url)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('delete from change')
  purge = () => purgeChanges(shop.ctx)
})
let purge: () => Promise<void>

it('anything may have changed for who never read, read long ago, or read from a database that is gone', async () => {
  const first = await readChanges(client, undefined)
  expect(first.tags).toBe('all')
  const { at, snapshot } = first.position
  expect((await readChanges(client, first.position)).tags).toEqual([])
  expect((await readChanges(client, { snapshot, at: new Date(at.getTime() - 31 * 60_000) })).tags).toBe('all')
  const [, next] = snapshot.split(':')
  const ahead = `${Number(next) + 1_000_000}:${Number(next) + 1_000_000}:`
  expect((await readChanges(client, { snapshot: ahead, at })).tags).toBe('all')
})

it('rows are deleted after an hour, and not before everybody may have read them', async () => {
  await client.query(`
    insert into change (tag, at) values ('old', now() - interval '61 minutes'), ('new', now() - interval '59 minutes')`)
  await purge()
  const { rows } = await client.query('select tag from change')
  expect(rows).toEqual([{ tag: 'new' }])
})
