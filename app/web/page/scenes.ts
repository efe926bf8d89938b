import type { PictureSources } from '#common/pictures'

/** A drawn scene (demo/renders) in the widths it was made in. */
type Scene = { src: string; sources: Pick<PictureSources, 'avif'> }

function scene(name: string, widths: number[]): Scene {
  const set = (format: string) => widths.map((width) => `/pictures/${name}.${width}.${format} ${width}w`).join(', ')
  return { src: `/pictures/${name}.${widths.at(-1)}.webp`, sources: { avif: set('avif') } }
}

export const BANNER = scene('banner/home', [768, 1280, 1920])
export const categoryScene = (slug: string) => scene(`categories/${slug}`, [400, 800])
