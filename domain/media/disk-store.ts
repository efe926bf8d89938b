import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from '#platform/errors'
import type { MediaStore } from './picture-store.ts'

/** Stores pictures under `<dataDir>/media`. The files of a picture appear complete and all at once, or not at all. */
export function diskStore(dataDir: string): MediaStore {
  const media = join(dataDir, 'media')
  return {
    async write(files) {
      const unfinished = join(media, `unfinished-${randomUUID()}`)
      const ready: { from: string; to: string }[] = []
      try {
        await mkdir(unfinished, { recursive: true })
        for await (const { key, bytes } of files) {
          const from = join(unfinished, String(ready.length))
          await writeFile(from, bytes)
          ready.push({ from, to: join(media, key) })
        }
        for (const { from, to } of ready) {
          await mkdir(dirname(to), { recursive: true })
          await rename(from, to)
        }
      } finally {
        await rm(unfinished, { recursive: true, force: true })
      }
    },
    async read(key) {
      try {
        return await readFile(join(media, key))
      } catch (err) {
        if (codeOf(err) === 'ENOENT') return null
        throw err
      }
    },
  }
}
