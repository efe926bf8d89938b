// Writes the pictures of app/public/icon.svg again, after a change of it: `node scripts/make-icons.ts`.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const PUBLIC = join(import.meta.dirname, '../app/public')

/** The mark as pictures, for what asks for a file of that name and knows no SVG: old browsers, iOS, feed readers. */
export async function makeIcons(): Promise<Record<string, Buffer>> {
  const drawing = await readFile(join(PUBLIC, 'icon.svg'))
  const picture = (size: number) =>
    sharp(drawing, { density: 2 * size })
      .resize(size)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
  return { 'apple-touch-icon.png': await picture(180), 'favicon.ico': ico(await picture(32), 32) }
}

/** An ICO file of one PNG: 6 bytes of head, 16 about the picture, the picture. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

if (import.meta.main)
  for (const [name, file] of Object.entries(await makeIcons())) await writeFile(join(PUBLIC, name), file)
