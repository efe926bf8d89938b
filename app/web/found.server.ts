import { data } from 'react-router'
import { Problem } from '#platform/errors'

/** What a domain found; its refusal becomes the page's own (404, 400 …) with the status that a browser should see. */
export async function found<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    // A page was asked for with a name that does not exist: for a reader that is "not found", whatever the API calls it.
    if (error instanceof Problem && error.status < 500) throw data(null, { status: 404 })
    throw error
  }
}
