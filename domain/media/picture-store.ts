type StoredFile = { key: string; bytes: Uint8Array; type: string }

/** Where pictures lie. A key is written once and never changes, so nothing needs to be locked. */
export type MediaStore = {
  /** Keeps the files of one picture, taking each only when the one before is kept. */
  write(files: AsyncIterable<StoredFile> | Iterable<StoredFile>): Promise<void>
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** An address from which browsers can fetch the file themselves. */
  addressOf?(key: string): string
}
