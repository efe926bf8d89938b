import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Opened, openFile, type ReadSettings } from '#domain/supply'

/** Writes a made file into a folder of its own, and does the work with what is opened of it. */
async function withMade<T>(bytes: Buffer | string, settings: ReadSettings, work: (opened: Opened) => Promise<T>) {
  const folder = await mkdtemp(join(tmpdir(), 'made-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, bytes)
    const opened = await openFile(path, settings)
    const done = await work(opened).finally(() => opened.close())
    const left = await readdir(folder)
    if (left.length > 1) throw new Error(`Reading left files: ${left.join(', ')}`)
    return done
  } finally {
    await rm(folder, { recursive: true })
  }
}

const all = async <T>(batches: AsyncIterable<T[]>): Promise<T[]> => (await Array.fromAsync(batches)).flat()

/** Reads a made table to its end. */
export const readTable = (bytes: Buffer | string, settings: ReadSettings = {}) =>
  withMade(bytes, settings, async (opened) => {
    if (opened.kind !== 'table') throw new Error(`This is ${opened.kind}.`)
    return { ...opened, rows: await all(opened.rows), bytes: opened.bytesRead() }
  })

/** Reads a made ACES file to its end. */
export const readAces = (bytes: Buffer | string, settings: ReadSettings = {}) =>
  withMade(bytes, settings, async (opened) => {
    if (opened.kind !== 'aces') throw new Error(`This is ${opened.kind}.`)
    return { ...opened, apps: await all(opened.apps), count: opened.footer().count }
  })

/** Reads a made PIES file to its end. */
export const readPies = (bytes: Buffer | string, settings: ReadSettings = {}) =>
  withMade(bytes, settings, async (opened) => {
    if (opened.kind !== 'pies') throw new Error(`This is ${opened.kind}.`)
    return { ...opened, items: await all(opened.items), count: opened.footer().count }
  })
