// `npm run screens`: takes the pictures of docs/screens from a shop with 3,000 parts, at 390 and 1280 px.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import openShop from '../tests/support/browser-setup.ts'
import { CHROMIUM_FLAGS } from '../tests/support/chromium.ts'

const PAGES = {
  home: '/',
  shop: '/shop?category=brakes',
  found: '/shop?q=brake+pads+audi+a4+2012',
  part: '/shop/1',
  features: '/features',
  blog: '/blog',
  post: '/singleBlog/1',
  about: '/aboutUs',
  login: '/login',
  'sign-up': '/signUp',
  vehicle: '/parts/audi/a4',
}
const WIDTHS = [390, 1280]
const folder = join(import.meta.dirname, '../docs/screens')

const told: Record<string, string> = {}
const close = await openShop({ provide: (name: string, value: string) => (told[name] = value) } as never)
const browser = await chromium.launch({ executablePath: told['chromium'], args: CHROMIUM_FLAGS })
await mkdir(folder, { recursive: true })
try {
  for (const [name, path] of Object.entries(PAGES)) {
    for (const width of WIDTHS) {
      const page = await browser.newPage({
        viewport: { width, height: width < 600 ? 844 : 860 },
        baseURL: told['shopUrl'],
      })
      await page.goto(path)
      await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true')
      await page.waitForLoadState('networkidle')
      const picture = await sharp(await page.screenshot())
        .webp({ quality: 82 })
        .toBuffer()
      await writeFile(join(folder, `${name}.${width}.webp`), picture)
      await page.close()
    }
  }
} finally {
  await browser.close()
  await close()
}
