import index from '../../public/pictures/index.json' with { type: 'json' }
import type { PartView, View } from './schema.ts'

const views = index.parts as Record<string, View[] | undefined>
const lenders = index.aliases as Record<string, string | undefined>

/** The key whose pictures are shown: a type without a picture of its own borrows its nearest relative's. */
const drawn = (key: string) => (views[key] ? key : (lenders[key] ?? key))

/** Where the picture of a part type lies; a part with a picture of its own has its address in `img`. */
export const pictureOf = (key: string, view: View = 'three-quarter') => `/pictures/parts/${drawn(key)}-${view}.640.webp`

/** All pictures of a part, the main one first: its own alone, else every view there is of its type. */
export function viewsOf(key: string, img: string | null): PartView[] {
  const typical = pictureOf(key)
  if (img !== null && img !== typical) return [{ view: null, img }]
  return (views[drawn(key)] ?? ['three-quarter']).map((view) => ({ view, img: pictureOf(key, view) }))
}
