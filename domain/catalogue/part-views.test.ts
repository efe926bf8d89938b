import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pictureSources } from '#common/pictures'
import index from './data/picture-views.json' with { type: 'json' }
import { pictureOf, viewsOf } from './part-views.ts'

const keys = Object.keys(index)
const pictures = join(import.meta.dirname, '../../app/public')
const formsOf = (img: string) => {
  const { avif, webp } = pictureSources(img)!
  return [avif, webp].flatMap((set) => set.split(', ').map((form) => form.split(' ')[0]!))
}

it('has every form of every view it names', () => {
  const forms = keys.flatMap((key) => viewsOf(pictureOf(key))).flatMap(({ img }) => formsOf(img))
  expect(keys.length).toBeGreaterThan(100)
  expect(forms.filter((form) => !existsSync(join(pictures, form)))).toEqual([])
})

it('shows the three-quarter view first', () => {
  for (const key of keys) expect(viewsOf(pictureOf(key))[0]).toEqual({ view: 'three-quarter', img: pictureOf(key) })
})

it('shows an uploaded picture alone', () => {
  for (const img of ['/media/ab.640.webp', 'https://x.example/brake-disc-three-quarter.640.webp'])
    expect(viewsOf(img)).toEqual([{ view: null, img }])
})
