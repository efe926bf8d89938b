import { createRoute, z } from '@hono/zod-openapi'
import { texts } from '#common/texts'
import { storePicture } from '#domain/media'
import { MAX_UPLOAD_BYTES, picture } from '#domain/media/schema'
import { userOf } from '#platform/access'
import { invalid, Problem } from '#platform/errors'
import { type Limit, limit } from '#platform/rate-limit'
import { createTurns } from '#platform/turns'
import { router } from './door.ts'
import { bearer, gives, problems } from './shapes.ts'

const FORM_BYTES = 64 * 1024
const PATIENCE_MS = 30_000
/** Counted before it is read: an upload that is slow, or brings nothing, takes a place as long as any other. */
const EACH_PERSON: Limit = { points: 120, seconds: 3600 }
/** Each upload at work may lie in memory twice, so eight are the most. */
const turn = createTurns(8, 0)

const tooLarge = () => new Problem(413, 'too-large', 'This file is too large. A picture may have up to 10 MB.')
const tooSlow = () => new Problem(408, 'too-slow', 'The picture took too long to arrive. Please try again.')

/** The whole body, but never more than a picture may have. Stops reading as soon as it is too much. */
async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const most = MAX_UPLOAD_BYTES + FORM_BYTES
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge()
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  const late = setTimeout(() => void reader?.cancel(tooSlow()).catch(() => {}), PATIENCE_MS)
  const begun = performance.now()
  try {
    for (let step = await reader?.read(); step && !step.done; step = await reader?.read()) {
      size += step.value.length
      if (size > most) throw tooLarge()
      chunks.push(step.value)
    }
  } finally {
    clearTimeout(late)
    void reader?.cancel().catch(() => {})
  }
  if (performance.now() - begun >= PATIENCE_MS) throw tooSlow()
  return new Uint8Array(Buffer.concat(chunks, size))
}

/** The file of the field `image`. Further fields, such as the specification's `key`, are passed over. */
async function readImage(request: Request): Promise<Uint8Array> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) throw invalid({ image: texts.imageRequired })
  const body = await readBody(request)
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null)
  const image = form?.get('image')
  if (!(image instanceof Blob) || image.size === 0) throw invalid({ image: texts.imageRequired })
  if (image.size > MAX_UPLOAD_BYTES) throw tooLarge()
  return image.bytes()
}

/** A refusal in the shape that callers of an image host look at: with `success: false`. */
function unsuccessful(err: unknown): unknown {
  if (!(err instanceof Problem)) return err
  const { status, code, message, fields, headers, extra } = err
  return new Problem(status, code, message, { fields, headers, extra: { ...extra, success: false } })
}

const upload = createRoute({
  method: 'post',
  path: '/images',
  operationId: 'uploadPicture',
  tags: ['Pictures'],
  summary: 'Upload a picture',
  description:
    'JPEG, PNG, WebP, AVIF or GIF, up to 10 MB and 40 megapixels. It is kept without metadata as AVIF and WebP at ' +
    'several widths; `url` names the widest WebP.',
  security: bearer,
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.object({
            image: z.string().openapi({ format: 'binary' }),
            key: z.string().optional(),
          }),
        },
      },
    },
  },
  responses: {
    200: gives('The picture is kept', z.object({ data: picture, success: z.literal(true) })),
    ...problems(400, 401, 408, 413, 415, 429, 503),
  },
})

export const images = router()
// Described here but not checked by it: that would read the whole body, however large, before we could look.
images.openAPIRegistry.registerPath(upload)
images.post('/images', async (c) => {
  const { ctx } = c.var
  try {
    await limit(ctx, 'upload', userOf(ctx).id, EACH_PERSON)
    const data = await turn(async () => storePicture(ctx, await readImage(c.req.raw)))
    return c.json({ data, success: true })
  } catch (err) {
    throw unsuccessful(err)
  }
})
