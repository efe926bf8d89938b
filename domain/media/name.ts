import { widthsUpTo } from '#common/pictures'
import type { Picture } from './schema.ts'

export const FORMATS = ['avif', 'webp'] as const
export type Format = (typeof FORMATS)[number]
export type File = { hash: string; width: number; format: Format }

const shape = /^([0-9a-f]{32})\.([1-9]\d{0,3})\.(avif|webp)$/

/** Where a file lies in the store. */
export const keyOf = ({ hash, width, format }: File) => `${hash}/${width}.${format}`

/** "0a1b….640.webp" taken apart; null for anything that is not the name of a file of ours. */
export function readName(name: string): File | null {
  const [, hash, width, format] = shape.exec(name) ?? []
  return hash ? { hash, width: Number(width), format: format as Format } : null
}

/** Every file of a picture whose widest form is `widest` pixels wide. */
export const filesOf = (hash: string, widest: number): File[] =>
  widthsUpTo(widest).flatMap((width) => FORMATS.map((format) => ({ hash, width, format })))

/** A picture as the shop speaks of it; its address names the widest form. */
export function pictureOf(hash: string, width: number, height: number): Picture {
  const url = (file: File) => `/media/${file.hash}.${file.width}.${file.format}`
  const variants = filesOf(hash, width).map((file) => ({ url: url(file), width: file.width, format: file.format }))
  return { url: url({ hash, width, format: 'webp' }), width, height, variants }
}
