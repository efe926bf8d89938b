import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { unpackFont } from './unpack-font.ts'

/** The build copies the font files; before the first build they are in their packages. */
const BUILT = join(import.meta.dirname, '../../../build/faces')
const find = createRequire(import.meta.url).resolve

function font(name: string, set: string, weight: number) {
  const file = `${name}-${set}-${weight}-normal.woff`
  const built = join(BUILT, file)
  return unpackFont(readFileSync(existsSync(built) ? built : find(`@fontsource/${name}/files/${file}`)))
}
/** What Barlow lacks. */
const otherScripts = (weight: number) =>
  ['greek', 'cyrillic', 'cyrillic-ext'].map((set) => font('sofia-sans-condensed', set, weight))
const barlow = (weight: number) => [
  ...['latin', 'latin-ext', 'vietnamese'].map((set) => font('barlow-condensed', set, weight)),
  ...otherScripts(weight),
]

export type Face = 'text' | 'bold' | 'mono'
type Faces = Record<Face, Buffer[]>
let faces: Faces | undefined

/** The font files of each face of an invoice: a customer's name may contain letters that the first lacks. Read once. */
export const invoiceFonts = (): Faces =>
  (faces ??= {
    text: barlow(500),
    bold: barlow(700),
    mono: [font('ibm-plex-mono', 'latin', 400), ...otherScripts(500)],
  })
