import { api, ApiProblem } from './api.ts'

async function read({ params: { id } }: { params: { id: string } }) {
  try {
    return await api('GET', '/orders/{id}', { path: { id } })
  } catch (error) {
    if (error instanceof ApiProblem && [401, 404].includes(error.status)) return null
    throw error
  }
}

/** Loads the order of an address for its buyer and the holder of its key. Null: it is not there, or not for whoever asks. */
export const orderLoader = Object.assign(read, { hydrate: true as const })
