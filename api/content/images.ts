import { buffer } from 'node:stream/consumers'
import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { phrase } from '#common/phrase'
import { storePicture } from '#domain/media'
import { MAX_UPLOAD_BYTES, picture } from '#domain/media/schema'
import { invalid } from '#platform/errors'
import { createSemaphore } from '#platform/semaphore'
import { router } from '../door/door.ts'
import { bearer, gives, problems } from '../door/shapes.ts'
import { tooLarge, unsuccessful, type UploadEnv } from '../door/picture-first.ts'

/** A running upload may be in memory twice, so at most eight run. Waiting ones are on the disk. */
const turn = createSemaphore(8, 24)

/** The file in the field `image`. Ignores other fields, such as the specification's `key`. */
async function imageOf(c: Context<UploadEnv>): Promise<Uint8Array> {
  const body = await buffer(c.var.upload.createReadStream({ start: 0, autoClose: false }))
  const headers = { 'content-type': c.req.header('content-type') ?? '' }
  const form = await new Response(body, { headers }).formData().catch(() => null)
  const image = form?.get('image')
  if (!(image instanceof Blob) || image.size === 0) throw invalid({ image: phrase('texts.imageRequired') })
  if (image.size > MAX_UPLOAD_BYTES) throw tooLarge()
  return image.bytes()
}

const upload = createRoute({
  method: 'post',
  path: '/images',
  operationId: 'uploadPicture',
  tags: ['Pictures'],
  summary: 'Upload a picture',
  description:
    'JPEG, PNG, WebP, AVIF or GIF, up to 10 MB and 40 megapixels. It is stored without metadata as AVIF and WebP in ' +
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
    200: gives('The picture is stored', z.object({ data: picture, success: z.literal(true) })),
    ...problems(400, 401, 408, 413, 415, 429, 503, 507),
  },
})

export const images = router<UploadEnv>()
// Described here but not checked: that would read the body from the call, and it is already in a file.
images.openAPIRegistry.registerPath(upload)
images.post('/images', async (c) => {
  try {
    const data = await turn(async () => storePicture(c.var.ctx, await imageOf(c)))
    return c.json({ data, success: true })
  } catch (err) {
    throw unsuccessful(c.var.ctx, err)
  }
})
