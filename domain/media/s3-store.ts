import { AwsClient } from 'aws4fetch'
import { phrase } from '#common/phrase'
import type { Config } from '#platform/config'
import { unavailable } from '#platform/errors'
import type { MediaStore } from './picture-store.ts'

const PATIENCE_MS = 10_000

/** Stores pictures in a bucket of an S3-compatible store, addressed by path; undefined without its settings. */
export function s3Store(config: Config): MediaStore | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY, S3_PUBLIC_URL } = config
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY) return
  const client = new AwsClient({
    accessKeyId: S3_ACCESS_KEY,
    secretAccessKey: S3_SECRET_KEY,
    region: S3_REGION,
    service: 's3',
    retries: 2,
  })
  const bucket = `${S3_ENDPOINT.replace(/\/+$/, '')}/${S3_BUCKET}`
  const ask = async (key: string, init: RequestInit) => {
    const url = `${bucket}/media/${key}`
    const lost = (why: string, cause?: unknown) =>
      unavailable(phrase('refusal.picturesUnreachable'), 10, new Error(`${url} ${why}`, { cause }))
    const answer = await client
      .fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
      .catch((err: unknown) => {
        throw lost('cannot be asked', err)
      })
    // A store whose key may not list says 403 of what is missing too. Taken for that, a lost right would hide all pictures unnoticed.
    if (!answer.ok && answer.status !== 404) throw lost(`answers ${answer.status}`)
    return answer
  }
  const base = S3_PUBLIC_URL?.replace(/\/+$/, '')
  return {
    async write(files) {
      for await (const { key, bytes, type } of files) {
        const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' }
        const answer = await ask(key, { method: 'PUT', body: new Uint8Array(bytes), headers })
        if (!answer.ok) {
          const why = new Error(`${bucket} answers ${answer.status} to a picture that is written`)
          throw unavailable(phrase('refusal.picturesNotStored'), 10, why)
        }
      }
    },
    async read(key) {
      const answer = await ask(key, { method: 'GET' })
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
    },
    addressOf: base ? (key) => `${base}/media/${key}` : undefined,
  }
}
