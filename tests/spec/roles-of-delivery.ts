import type { Answers } from './roles.ts'

const admins = (status = 200): Answers => [401, 403, 403, status]

/** The calls by which admins say where parcels go, how, and on which days. */
export const DELIVERY_CALLS: Record<string, Answers> = {
  'GET /delivery': admins(),
  'GET /delivery/preview': admins(),
  'POST /delivery/zones': admins(),
  'PUT /delivery/zones/{id}': admins(),
  'DELETE /delivery/zones/{id}': admins(),
  'POST /delivery/methods': admins(),
  'PUT /delivery/methods/{id}': admins(),
  'DELETE /delivery/methods/{id}': admins(),
  'POST /delivery/holidays': admins(),
  'DELETE /delivery/holidays/{country}/{day}': admins(),
}
