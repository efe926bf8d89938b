import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from './store.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'))
  file = join(folder, 'deep', 'store.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true }))

const put = (id: string, value: unknown) => ({ kind: 'thing', id, value })

test('what was committed is there after the process was killed', () => {
  const before = openStore(file)
  before.commit([put('a', { n: 1 }), put('b', { n: 2 })])
  before.commit([put('a', { n: 3 }), put('b', null)])
  // No close: the file must already hold everything.
  const after = openStore(file)
  expect(after.all('thing')).toEqual([{ n: 3 }])
  expect(after.get('thing', 'b')).toBeUndefined()
})

test('a commit that was cut in the middle is not there at all', () => {
  const before = openStore(file)
  before.commit([put('a', 1)])
  before.close()
  const half = JSON.stringify([put('b', 2), put('c', 3)])
  appendFileSync(file, half.slice(0, -5))
  const after = openStore(file)
  expect(after.ids('thing')).toEqual(['a'])
  after.commit([put('d', 4)])
  expect(openStore(file).ids('thing')).toEqual(['a', 'd'])
})

test('a thing that is held on to cannot be changed from outside', () => {
  const store = openStore()
  const thing = { n: 1 }
  store.commit([put('a', thing)])
  thing.n = 2
  expect(store.get('thing', 'a')).toEqual({ n: 1 })
})

test('the file is rewritten when most of it is old', () => {
  const store = openStore(file)
  for (let n = 0; n <= 25_000; n += 1) store.commit([put('a', n)])
  expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(6000)
  store.close()
  expect(openStore(file).get('thing', 'a')).toBe(25_000)
})

test('of a kind with a limit the oldest go, also after a restart', () => {
  const store = openStore(file, { thing: 3 })
  for (const id of ['a', 'b', 'c', 'd', 'e']) store.commit([put(id, id)])
  expect(store.ids('thing')).toEqual(['c', 'd', 'e'])
  expect(openStore(file, { thing: 3 }).ids('thing')).toEqual(['c', 'd', 'e'])
})
