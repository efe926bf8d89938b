import { sentFile as say } from '#common/words'
import { api, ApiProblem } from '../api.ts'
import { currentSession } from '../session.ts'

/** How much of a file has gone (0 to 1), and the seconds that the rest takes at this pace; null: not known yet. */
export type Sent = { share: number; secondsLeft: number | null }
/** Less than this says nothing of the pace. */
const TOO_LITTLE = 0.02

/**
 * Sends a file as it is, in one call below `/api`, and tells how much of it has gone. It may take hours: nothing
 * ends it but a lost connection. Throws `ApiProblem`.
 */
export async function sendFile<T>(
  method: 'POST' | 'PUT',
  path: string,
  file: Blob,
  { onProgress, signal }: { onProgress?: (sent: Sent) => void; signal?: AbortSignal } = {},
): Promise<T> {
  // Any call renews a token that has run out.
  await api('GET', '/suppliers')
  return new Promise<T>((done, fail) => {
    const request = new XMLHttpRequest()
    request.open(method, `/api${path}`)
    request.responseType = 'json'
    request.setRequestHeader('authorization', `Bearer ${currentSession()?.accessToken}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    const begun = performance.now()
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      const share = total > 0 ? loaded / total : 0
      const seconds = (performance.now() - begun) / 1000
      onProgress?.({ share, secondsLeft: share > TOO_LITTLE ? (seconds * (1 - share)) / share : null })
    })
    request.addEventListener('load', () => {
      const body = (request.response ?? {}) as Record<string, unknown>
      if (request.status < 300) done(body as T)
      else fail(new ApiProblem(request.status, String(body['code']), String(body['detail'] ?? say.lost), body))
    })
    request.addEventListener('error', () => fail(new ApiProblem(0, 'offline', say.lost)))
    request.addEventListener('abort', () => fail(new ApiProblem(0, 'aborted', say.notSent)))
    signal?.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
