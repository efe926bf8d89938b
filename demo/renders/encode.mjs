// Masters (PNG) to AVIF and WebP at the widths the shop asks for, and the index of what exists.
//   node demo/renders/encode.mjs [folder of masters]     (default $CAMBER_RENDERS, or renders/ in the OS temp folder)
// A picture is encoded again only when its master is newer than what lies in app/public/pictures.
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const here = dirname(fileURLToPath(import.meta.url))
const out = join(here, '../../app/public/pictures')
const masters = process.argv[2] ?? process.env.CAMBER_RENDERS ?? join(tmpdir(), 'renders')
const widths = { parts: [160, 320, 640], categories: [400, 800], banner: [768, 1280, 1920], blog: [160, 320, 640, 960] }
sharp.concurrency(1)

const stale = (from, to) => !existsSync(to) || statSync(to).mtimeMs < statSync(from).mtimeMs

let made = 0
for (const [folder, sizes] of Object.entries(widths)) {
  const dir = join(masters, folder)
  if (!existsSync(dir)) continue
  mkdirSync(join(out, folder), { recursive: true })
  for (const file of readdirSync(dir).filter((f) => f.endsWith('.png'))) {
    for (const width of sizes) {
      const base = join(out, folder, `${file.slice(0, -4)}.${width}`)
      const from = join(dir, file)
      if (!stale(from, `${base}.avif`) && !stale(from, `${base}.webp`)) continue
      const picture = sharp(from).resize(width, null, { kernel: 'lanczos3' })
      if (folder === 'parts' && width < 640) picture.sharpen({ sigma: 0.5 })
      await picture.clone().avif({ quality: 58, effort: 4 }).toFile(`${base}.avif`)
      await picture.clone().webp({ quality: 80, effort: 5 }).toFile(`${base}.webp`)
      made++
    }
  }
}

// The Open Graph picture is the banner's right-hand side.
const banner = join(masters, 'banner/home.png')
if (existsSync(banner) && stale(banner, join(out, 'og.jpg'))) {
  await sharp(banner)
    .resize(1200, 630, { fit: 'cover', position: 'right' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(out, 'og.jpg'))
  made++
}

// The index lists the views there are of every part.
const order = ['three-quarter', 'front', 'detail']
const views = {}
for (const file of readdirSync(join(out, 'parts'))
  .filter((f) => f.endsWith('.640.webp'))
  .toSorted()) {
  const [, key, view] = /^(.+)-(three-quarter|front|detail)\.640\.webp$/.exec(file)
  views[key] = [...(views[key] ?? []), view].toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
}
writeFileSync(join(here, '../../domain/catalogue/data/picture-views.json'), `${JSON.stringify(views, null, 2)}\n`)
console.log(`${made} encoded; ${Object.keys(views).length} parts`)
