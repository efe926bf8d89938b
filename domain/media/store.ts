/** Where pictures lie. A key is written once and never changes, so nothing needs to be locked. */
export type MediaStore = {
  write(key: string, bytes: Uint8Array, type: string): Promise<void>
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** An address from which browsers can fetch the file themselves. */
  addressOf?(key: string): string
}
