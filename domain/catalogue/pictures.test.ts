import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pictureSources } from '#common/pictures'
import index from '../../public/pictures/index.json' with { type: 'json' }
import { pictureOf, viewsOf } from './pictures.ts'

const pictures = join(import.meta.dirname, '../../public')
const formsOf = (img: string) => {
  const { avif, webp } = pictureSources(img)!
  return [avif, webp].flatMap((set) => set.split(', ').map((form) => form.split(' ')[0]!))
}

it('has every form of every view it names', () => {
  const keys = [...Object.keys(index.parts), ...Object.keys(index.aliases)]
  const forms = keys.flatMap((key) => viewsOf(key, null)).flatMap(({ img }) => formsOf(img))
  expect(keys.length).toBeGreaterThan(100)
  expect(forms.filter((form) => !existsSync(join(pictures, form)))).toEqual([])
})

it('shows the three-quarter view first', () => {
  for (const key of Object.keys(index.parts)) expect(viewsOf(key, null)[0]?.img).toBe(pictureOf(key))
})

it("shows a part's own picture alone", () => {
  expect(viewsOf('brake-disc', '/media/ab.640.webp')).toEqual([{ view: null, img: '/media/ab.640.webp' }])
  expect(viewsOf('brake-disc', pictureOf('brake-disc'))).toEqual(viewsOf('brake-disc', null))
})
