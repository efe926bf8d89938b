import type { Picture } from '#domain/media/schema'
import { api } from '../../web/api.ts'

/** Uploads a picture; answers the address to keep. Throws `ApiProblem`. It may take a minute on a slow line. */
export async function uploadPicture(file: File): Promise<string> {
  const form = new FormData()
  form.append('image', file)
  const { data } = await api<{ data: Picture }>('POST', '/images', form, { timeout: 60_000 })
  return data.url
}
