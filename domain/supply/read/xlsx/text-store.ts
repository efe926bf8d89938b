import { type FileHandle, open, rm } from 'node:fs/promises'
import { readSync } from 'node:fs'
import { LRUCache } from 'lru-cache'

const BLOCK = 64
const IN_MEMORY = 4 * 1024 * 1024
const DECODED = 16 * 1024 * 1024

/**
 * Texts by their number. A workbook can have millions: past some megabytes they go to a file at `path`, in blocks, and a
 * bounded number of blocks is kept decoded. One buffer takes what is not written yet: thousands of small ones would lie about in
 * memory long after. The file has no name from its beginning on, so that it is gone whatever happens.
 */
export function createTextStore(path: string) {
  const places: { at: number; length: number }[] = []
  let kept = Buffer.allocUnsafe(0)
  const decoded = new LRUCache<number, string[]>({
    maxSize: DECODED,
    sizeCalculation: (texts) => 64 * BLOCK + sizeOf(texts),
  })
  let block: string[] = []
  let file: FileHandle | undefined
  let size = 0
  let written = 0

  const seal = () => {
    const text = JSON.stringify(block)
    const length = Buffer.byteLength(text)
    const at = size - written
    if (at + length > kept.length)
      kept = Buffer.concat([kept.subarray(0, at)], Math.max(2 * IN_MEMORY, 2 * (at + length)))
    kept.write(text, at)
    places.push({ at: size, length })
    size += length
    block = []
  }
  const load = (index: number): string[] => {
    const { at, length } = places[index]!
    if (at >= written) return JSON.parse(kept.toString('utf8', at - written, at - written + length)) as string[]
    const bytes = Buffer.allocUnsafe(length)
    readSync(file!.fd, bytes, 0, length, at)
    return JSON.parse(bytes.toString()) as string[]
  }
  return {
    add(text: string) {
      block.push(text)
      if (block.length === BLOCK) seal()
    },
    /** To be awaited between pieces of the list: moves what was added out of memory, if it is much. */
    async settle() {
      if (size - written < IN_MEMORY) return
      if (!file) {
        file = await open(path, 'w+', 0o600)
        await rm(path)
      }
      await file.appendFile(kept.subarray(0, size - written))
      written = size
    },
    at(index: number): string | undefined {
      const n = Math.floor(index / BLOCK)
      if (n >= places.length) return block[index - places.length * BLOCK]
      let texts = decoded.get(n)
      if (!texts) decoded.set(n, (texts = load(n)))
      return texts[index % BLOCK]
    },
    async close() {
      await file?.close()
      file = undefined
    },
  }
}

const sizeOf = (texts: string[]) => texts.reduce((sum, text) => sum + text.length * 2, 0)
