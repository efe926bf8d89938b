import index from './data/picture-views.json' with { type: 'json' }
import type { PartView, View } from './schema.ts'

const views = index as Record<string, View[] | undefined>
const typical = /^\/pictures\/parts\/([\w-]+)-three-quarter\.640\.webp$/

/** The keys of our own pictures. */
export const pictureKeys = (): string[] => Object.keys(views)

/** The address of the picture with that key; a part with a picture of its own has the address in `img`. */
export const pictureOf = (key: string, view: View = 'three-quarter') => `/pictures/parts/${key}-${view}.640.webp`

/** All pictures of a part, the main one first: an uploaded one is alone, one of ours has further views. */
export function viewsOf(img: string): PartView[] {
  const [, key = ''] = typical.exec(img) ?? []
  return views[key]?.map((view) => ({ view, img: pictureOf(key, view) })) ?? [{ view: null, img }]
}
