import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encode } from './encode.ts'

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 20 } } })

async function filesOf(bytes: Uint8Array) {
  const { width, height, files } = await encode(bytes)
  const list = []
  for await (const file of files) list.push({ ...file, meta: await sharp(file.bytes).metadata() })
  return { width, height, list }
}

describe('a picture', () => {
  it('comes out in every width up to its own and never larger', async () => {
    const { width, height, list } = await filesOf(await red(400, 200).png().toBuffer())
    expect([width, height]).toEqual([400, 200])
    expect(list.map((file) => `${file.width}.${file.format}`)).toEqual(
      [160, 320, 400].flatMap((wide) => [`${wide}.avif`, `${wide}.webp`]),
    )
    for (const { width: wide, meta } of list) expect(meta.width).toBe(wide)
  })

  it('is 1280 wide at most', async () => {
    const { width, height } = await encode(await red(2560, 1000).jpeg().toBuffer())
    expect([width, height]).toEqual([1280, 500])
  })

  it('stands upright and tells nothing of where it was taken', async () => {
    const bytes = await red(300, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { width, height, list } = await filesOf(bytes)
    expect([width, height]).toEqual([200, 300])
    for (const { meta } of list) {
      expect(meta.exif).toBeUndefined()
      expect(meta.orientation).toBeUndefined()
    }
  })

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('may be a %s, of one pixel too', async (format) => {
    const { width, height, list } = await filesOf(await red(1, 1).toFormat(format).toBuffer())
    expect([width, height, list.length]).toEqual([1, 1, 2])
  })

  it('preserves transparency', async () => {
    const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    const { list } = await filesOf(await clear.png().toBuffer())
    for (const { meta } of list) expect(meta.hasAlpha).toBe(true)
  })
})

describe('a file that is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['words', Buffer.from('hello')],
    ['an svg', Buffer.from(svg)],
    ['a page', Buffer.from('<!doctype html><script>1</script>')],
    ['the head of a PNG alone', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a tiff', Buffer.from('II*\0', 'latin1')],
  ])('%s is refused', async (_, bytes) => {
    await expect(encode(bytes)).rejects.toMatchObject({ status: 415, code: 'not-a-picture' })
  })

  it('a picture that breaks off is refused', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, noise, background: 'red' } })
      .png()
      .toBuffer()
    await expect(encode(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ status: 415 })
  })

  it('a small file of very many pixels is refused before it is unpacked', async () => {
    const bomb = await red(8000, 5001).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    await expect(encode(bomb)).rejects.toMatchObject({ status: 413, code: 'too-large' })
  })
})
