import { api } from '../../web/api.ts'

/** Uploads a picture; answers the address to keep. Throws `ApiProblem`. A slow line may take minutes. */
export async function uploadPicture(file: File): Promise<string> {
  const body = new FormData()
  body.append('image', file)
  const { data } = await api('POST', '/images', { body, timeout: 300_000 })
  return data.url
}
