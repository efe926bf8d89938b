import type { Answers } from './roles.ts'

const admins = (status = 200): Answers => [401, 403, 403, status]

/** The calls about suppliers and their files. */
export const SUPPLY_CALLS: Record<string, Answers> = {
  'GET /suppliers': admins(),
  'POST /suppliers': admins(),
  'GET /suppliers/{id}': admins(),
  'PUT /suppliers/{id}': admins(),
  'DELETE /suppliers/{id}': admins(),
  'PUT /suppliers/{id}/fetch': admins(),
  'POST /suppliers/{id}/fetch': admins(202),
  'DELETE /suppliers/{id}/fetch': admins(),
  'GET /suppliers/{id}/mappings': admins(),
  'PUT /suppliers/{id}/mappings': admins(),
  'DELETE /suppliers/{id}/mappings': admins(),
  'GET /suppliers/{id}/mappings.csv': admins(),
  'PUT /suppliers/{id}/mappings.csv': admins(),
  'POST /imports': admins(201),
  'GET /imports': admins(),
  'GET /imports/{id}': admins(),
  'PATCH /imports/{id}': admins(),
  'POST /imports/{id}/drop': admins(),
  // The file is not read yet, so there is nothing to be applied or undone, and no row.
  'POST /imports/{id}/apply': admins(409),
  'POST /imports/{id}/undo': admins(404),
  'GET /imports/{id}/rows': admins(),
  'PATCH /imports/{id}/rows/{n}': admins(404),
  'POST /imports/{id}/allow': admins(404),
  'GET /imports/{id}/held.csv': admins(),
  'GET /imports/{id}/report.csv': admins(),
}
