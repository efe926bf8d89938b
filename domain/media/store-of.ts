import type { Config } from '#platform/config'
import { diskStore } from './disk-store.ts'
import { s3Store } from './s3-store.ts'
import type { MediaStore } from './picture-store.ts'

/** The S3-compatible store if its settings are given, else DATA_DIR. */
export const storeOf = (config: Config): MediaStore => s3Store(config) ?? diskStore(config.dataDir)
