import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acesPieces, csvPieces, type MadeApp, writePieces } from '../../../tests/support/files/made-files.ts'
import { openFile } from './open-file.ts'
import { createXmlRecords } from './xml-records.ts'

const MB = 1024 ** 2
const RECORDS = 150_000
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'made-'))
})
afterAll(() => rm(folder, { recursive: true }))

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
/** What is in use, garbage aside. A buffer is counted off some turns of the event loop after it was collected. */
async function used(): Promise<number> {
  for (let turn = 0; turn < 5; turn++) {
    collect()
    await setTimeout(20)
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

function* times<T>(made: (n: number) => T): Generator<T> {
  for (let n = 0; n < RECORDS; n++) yield made(n)
}
const words = (n: number) =>
  `Without sport suspension, from chassis number ${n} on, as the maker says in its own words `
const appOf = (n: number): MadeApp => ({ number: `BP-${n}`, notes: [words(n), words(n + 1)] })

/** Reads it all, keeps a text of every hundredth record as an importer does, and compares memory early and late. */
async function growth(path: string, textOf: (record: unknown) => string): Promise<{ bytes: number; records: number }> {
  const opened = await openFile(path)
  const batches: AsyncIterable<unknown[]> =
    opened.kind === 'table' ? opened.rows : opened.kind === 'aces' ? opened.apps : opened.items
  const kept = new Set<string>()
  let [records, early] = [0, 0]
  for await (const batch of batches) {
    for (let i = 0; i < batch.length; i += 100) kept.add(textOf(batch[i]))
    records += batch.length
    if (!early && records > RECORDS / 5) early = await used()
  }
  const bytes = (await used()) - early
  await opened.close()
  expect(kept.size).toBeGreaterThan(RECORDS / 200)
  return { bytes, records }
}

test('memory does not grow with a list, even if some of its texts are kept', async () => {
  const path = join(folder, 'list.csv.gz')
  await writePieces(path, csvPieces(times((n) => [`number ${n}`, words(n), words(n + 1), words(n + 2), words(n + 3)])))
  const { bytes, records } = await growth(path, (row) => (row as string[])[1]!)
  expect(records).toBe(RECORDS - 1)
  expect(bytes).toBeLessThan(3 * MB)
})

test('memory does not grow with an ACES file, even if some of its notes are kept', async () => {
  const path = join(folder, 'aces.xml.gz')
  await writePieces(path, acesPieces(times(appOf)))
  const { bytes, records } = await growth(path, (app) => (app as { notes: string[] }).notes[0]!)
  expect(records).toBe(RECORDS)
  expect(bytes).toBeLessThan(3 * MB)
})

test('a note that is kept keeps no more than itself of the text that was parsed', async () => {
  const kept: string[] = []
  const records = createXmlRecords(({ children }) => kept.push(children[0]!.text))
  records.write('<ACES>')
  let early = 0
  for (let piece = 0; piece < 1000; piece++) {
    const others = `<x>${'not kept '.repeat(5000)}</x>`
    records.write(`<App><Note>${words(piece)}</Note></App>${others}`)
    if (piece === 100) early = await used()
  }
  const bytes = (await used()) - early
  expect(kept).toHaveLength(1000)
  expect(bytes).toBeLessThan(3 * MB)
})
