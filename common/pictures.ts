/** The widths of our pictures, in pixels, up to the original's. */
const PICTURE_WIDTHS = [160, 320, 640, 1280] as const

/** What a `<picture>` needs: a `srcset` for each format, and its widths. */
export type PictureSources = { avif: string; webp: string; widths: number[] }

const ours = /^(\/(?:media|pictures)\/(?:[\w-]+\/)*[\w-]+)\.(\d{1,4})\.(?:webp|avif)$/
const path = /^\/(?:media|pictures)\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*$/

/** The widths of a picture whose widest is `widest`: the usual ones below it, and itself. */
export const widthsUpTo = (widest: number): number[] => [...PICTURE_WIDTHS.filter((width) => width < widest), widest]

/**
 * All versions of one of our own pictures. Its address names the widest ("/media/<hash>.640.webp" has 160, 320 and
 * 640). Null for a foreign address, which has no other version.
 */
export function pictureSources(img: string): PictureSources | null {
  const [, name, widest] = ours.exec(img) ?? []
  if (!name || !widest) return null
  const widths = widthsUpTo(Number(widest))
  const set = (format: string) => widths.map((width) => `${name}.${width}.${format} ${width}w`).join(', ')
  return { avif: set('avif'), webp: set('webp'), widths }
}

/** Whether a page may show the picture of an address: one of ours, or one on the web by https. */
export function isPicture(address: string): boolean {
  if (path.test(address)) return true
  return /^https:\/\/[^\s\\"'<>]+$/i.test(address) && URL.canParse(address)
}
