import { expect, it } from 'vitest'
import { isPicture, pictureSources } from './pictures.ts'

it('knows every form of our own pictures by the address of the widest', () => {
  expect(pictureSources('/media/0a1b.200.webp')).toEqual({
    avif: '/media/0a1b.160.avif 160w, /media/0a1b.200.avif 200w',
    webp: '/media/0a1b.160.webp 160w, /media/0a1b.200.webp 200w',
    widths: [160, 200],
  })
  expect(pictureSources('/pictures/parts/brake-disc-three-quarter.640.webp')?.widths).toEqual([160, 320, 640])
})

it('knows no other form of a foreign picture', () => {
  expect(pictureSources('https://x.example/media/a.640.webp')).toBeNull()
  expect(pictureSources('/logo.640.webp')).toBeNull()
})

it('shows pictures of ours and those that come by https', () => {
  for (const good of ['/media/ab.640.webp', '/pictures/parts/x.320.avif', 'https://x.example/a%20b.png?w=1'])
    expect(isPicture(good), good).toBe(true)
  const bad = ['', 'x.png', 'http://x.example/a.png', '//x.example/a.png', 'javascript:alert(1)', 'data:image/png,x']
  for (const one of [...bad, '/api/orders', '/media/../api', '/media/..', '/pictures//x', 'https://', 'https://x y'])
    expect(isPicture(one), one).toBe(false)
})
