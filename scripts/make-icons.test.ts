import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeIcons } from './make-icons.ts'

const pixels = (file: Buffer) =>
  sharp(file.subarray(file.indexOf('\x89PNG', 'latin1')))
    .raw()
    .toBuffer()

test('the stored pictures of the mark show the present drawing', async () => {
  for (const [name, made] of Object.entries(await makeIcons())) {
    const stored = await readFile(join(import.meta.dirname, '../app/public', name))
    expect((await pixels(stored)).equals(await pixels(made)), name).toBe(true)
  }
})
