import { randomBytes } from 'node:crypto'
import type { Db } from '#platform/db/pool'
import { insertSetting } from '../shop-setting.ts'

/** The key that signs session cookies: generated once, the same on every server of the shop. */
export const authSecret = (db: Db): Promise<string> =>
  insertSetting(db, 'auth-secret', randomBytes(48).toString('base64url'))
