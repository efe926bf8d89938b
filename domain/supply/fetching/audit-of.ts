import type { StoredFetch } from '../suppliers/shown-fetch.ts'

/** What a record says of a fetch. The query of an address may hold a secret. */
export const auditOf = (fetch: StoredFetch | null) =>
  fetch && {
    address: fetch.url.replace(/\?.*/, '?…'),
    every: fetch.every,
    hour: fetch.hour,
    auth: fetch.auth.by,
    user: fetch.auth.name,
    kind: fetch.kind,
    full: fetch.full,
    apply: fetch.apply,
  }
