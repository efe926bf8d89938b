import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MediaStore } from './store.ts'

/** Pictures under `<dataDir>/media`. A file appears whole or not at all. */
export function diskStore(dataDir: string): MediaStore {
  const pathOf = (key: string) => join(dataDir, 'media', key)
  return {
    async write(key, bytes) {
      const path = pathOf(key)
      const unfinished = `${path}.${randomUUID()}`
      await mkdir(dirname(path), { recursive: true })
      await writeFile(unfinished, bytes)
      await rename(unfinished, path)
    },
    async read(key) {
      try {
        return await readFile(pathOf(key))
      } catch (err) {
        if (err instanceof Error && 'code' in err && err.code === 'ENOENT') return null
        throw err
      }
    },
  }
}
