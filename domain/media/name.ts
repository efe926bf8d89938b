import { widthsUpTo } from '#common/pictures'
import type { Picture } from './schema.ts'

export const FORMATS = ['avif', 'webp'] as const
export type Format = (typeof FORMATS)[number]
type File = { hash: string; width: number; format: Format }

const shape = /^([0-9a-f]{32})\.([1-9]\d{0,3})\.(avif|webp)$/

/** The key of a file in the store. */
export const keyOf = ({ hash, width, format }: File) => `${hash}/${width}.${format}`

/** Parses "0a1b….640.webp"; null for any other name. */
export function readName(name: string): File | null {
  const [, hash, width, format] = shape.exec(name) ?? []
  return hash ? { hash, width: Number(width), format: format as Format } : null
}

/** Every file of a picture whose largest version is `widest` pixels wide. */
const filesOf = (hash: string, widest: number): File[] =>
  widthsUpTo(widest).flatMap((width) => FORMATS.map((format) => ({ hash, width, format })))

/** A picture in the API's shape; its address is that of the largest version. */
export function pictureOf(hash: string, width: number, height: number): Picture {
  const url = (file: File) => `/media/${file.hash}.${file.width}.${file.format}`
  const variants = filesOf(hash, width).map((file) => ({ url: url(file), width: file.width, format: file.format }))
  return { url: url({ hash, width, format: 'webp' }), width, height, variants }
}
