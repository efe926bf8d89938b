import sharp, { type Sharp } from 'sharp'
import { phrase } from '#common/phrase'
import { widthsUpTo } from '#common/pictures'
import { Problem } from '#platform/errors'
import { FORMATS, type Format } from './name.ts'
import { MAX_UPLOAD_PIXELS } from './schema.ts'

const WIDEST = 1280
const TALLEST = 4 * WIDEST

type Encoded = {
  width: number
  height: number
  files: AsyncIterable<{ width: number; format: Format; bytes: Buffer }>
}

const notAPicture = () => new Problem(415, 'not-a-picture', phrase('refusal.notAPicture'))
const tooManyPixels = () => new Problem(413, 'too-large', phrase('refusal.tooManyPixels'))

/** Whether the first bytes are those of an accepted kind of picture. Nothing else reaches a decoder. */
function looksLikePicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF[^]{4}WEBP/, /^GIF8[79]a/, /^[^]{4}ftypavi[fs]/].some((kind) =>
    kind.test(head),
  )
}

const forms: Record<Format, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 52, effort: 2 }),
  webp: (image) => image.webp({ quality: 80 }),
}

/** Upright, in sRGB, at most 1280 wide, without metadata. Decoded once for all formats. */
async function decode(bytes: Uint8Array) {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > MAX_UPLOAD_PIXELS) throw tooManyPixels()
  return sharp(bytes, { limitInputPixels: MAX_UPLOAD_PIXELS, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: WIDEST, height: TALLEST, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/**
 * Encodes a picture as AVIF and WebP at every width up to its own (at most 1280). Of an animation it takes the first
 * frame.
 * @throws Problem 415 if it is no picture, 413 if it has too many pixels
 */
export async function encode(bytes: Uint8Array): Promise<Encoded> {
  if (!looksLikePicture(bytes)) throw notAPicture()
  const { data, info } = await decode(bytes).catch((err: unknown) => {
    throw err instanceof Problem ? err : notAPicture()
  })
  const { width, height, channels } = info
  async function* files() {
    for (const wide of widthsUpTo(width)) {
      for (const format of FORMATS) {
        const image = sharp(data, { raw: { width, height, channels } }).resize({ width: wide })
        yield { width: wide, format, bytes: await forms[format](image).toBuffer() }
      }
    }
  }
  return { width, height, files: files() }
}
