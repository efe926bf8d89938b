type StoredFile = { key: string; bytes: Uint8Array; type: string }

/** Stores pictures. A key is written once and never changes, so nothing needs a lock. */
export type MediaStore = {
  /** Writes the files of one picture; requests each file only after it has stored the one before. */
  write(files: AsyncIterable<StoredFile> | Iterable<StoredFile>): Promise<void>
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** An address from which browsers can load the file directly. */
  addressOf?(key: string): string
}
