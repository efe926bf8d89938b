import type { Config } from '#platform/config'
import { diskStore } from './disk-store.ts'
import { s3Store } from './s3-store.ts'

/** Where pictures lie. A key is written once and never changes, so nothing needs to be locked. */
export type MediaStore = {
  write(key: string, bytes: Uint8Array, type: string): Promise<void>
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** An address from which browsers can fetch the file themselves. */
  addressOf?(key: string): string
}

/** The S3-compatible store when its settings are given, else DATA_DIR. */
export const storeOf = (config: Config): MediaStore => s3Store(config) ?? diskStore(config.dataDir)
