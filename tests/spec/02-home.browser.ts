import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GARAGE_KEY } from '#common/constants'
import { open, type Page, stay } from '../support/browser/browser.ts'

let page: Page
let leave: () => Promise<void>
beforeAll(async () => {
  ;({ page, leave } = await stay('/'))
})
afterAll(() => leave())

const section = (name: string | RegExp) => page.getByRole('region', { name })
const linksOf = (name: string, label: RegExp) => section(name).getByRole('link', { name: label })
const hrefs = (name: string, label: RegExp) =>
  linksOf(name, label).evaluateAll((links) => links.map((link) => link.getAttribute('href')))

/** How many of these stand side by side inside the window at a width of it, once nothing moves any more. */
async function sideBySide(width: number, selector: string): Promise<number> {
  await page.setViewportSize({ width, height: 900 })
  return page.evaluate(async (chosen) => {
    const measure = () => [...document.querySelectorAll(chosen)].map((element) => element.getBoundingClientRect())
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    let boxes = measure()
    for (let still = 0; still < 6;) {
      await frame()
      const now = measure()
      still = now.every((box, index) => box.left === boxes[index]?.left) ? still + 1 : 0
      boxes = now
    }
    const row = boxes.filter((box) => Math.abs(box.top - boxes[0]!.top) < 2 && box.width > 0)
    return row.filter((box) => box.left >= -1 && box.right <= innerWidth + 1).length
  }, selector)
}

describe('2 Screens and routes: home page sections in order', () => {
  test("the eight sections stand in the specification's order", async () => {
    const names = await page
      .locator('main section')
      .evaluateAll((all) =>
        all.map(
          (one) =>
            one.getAttribute('aria-label') ?? document.getElementById(one.getAttribute('aria-labelledby')!)!.innerText,
        ),
      )
    expect(names.map((name) => name.replace(/\s+/g, ' ').toLowerCase())).toEqual([
      'the right part. first time.',
      'find parts for your vehicle',
      'best sellers',
      'new arrivals',
      'shop by categories',
      'shop by brands',
      'latest blog',
      'what we promise',
    ])
  })

  test('1 Banner', async () => {
    await section('The right part.').getByRole('heading', { level: 1 }).waitFor()
    const picture = section('The right part.').locator('img')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  })

  test('2 Vehicle search: three selects, brand (Audi, Kia, Mercedes), model (A4, A6, A8), year (2012, 2014, 2016)', async () => {
    const [brand, model, year] = ['Brand', 'Model', 'Year'].map((name) => page.getByRole('combobox', { name }))
    const optionsOf = (select = brand!) => select.locator('option').allInnerTexts()
    const makes = await optionsOf()
    for (const make of ['Audi', 'Kia']) expect(makes).toContain(make)
    expect(makes.some((make) => make.startsWith('Mercedes'))).toBe(true)
    await brand!.selectOption('Audi')
    await expect.poll(() => optionsOf(model)).toEqual(expect.arrayContaining(['A4', 'A6', 'A8']))
    await model!.selectOption('A4')
    await expect.poll(() => optionsOf(year)).toEqual(expect.arrayContaining(['2012', '2014', '2016']))
  })

  test('2 Vehicle search is wired: it leads to the parts that fit', async () => {
    await page.getByRole('combobox', { name: 'Year' }).selectOption('2014')
    await page.getByRole('button', { name: 'Show parts that fit' }).click()
    await page.waitForURL(/\/shop\?car=\d+$/)
    await page.getByRole('heading', { level: 1, name: /Audi A4/ }).waitFor()
    // Else the cart asks about parts that do not fit this car.
    await page.evaluate((key) => localStorage.removeItem(key), GARAGE_KEY)
    await open(page, '/')
  })

  test('2 Vehicle search: the teaser says over 100,000 parts where that is so, and always the real count', async () => {
    const teaser = section('Find parts for your vehicle').locator('p').first()
    // Other tests may add parts meanwhile.
    const isReal = async () => {
      await open(page, '/')
      const { count } = (await (await page.request.get('/api/parts?limit=1')).json()) as { count: number }
      const text = await teaser.innerText()
      return text.includes(count.toLocaleString('en-US')) && text.includes('100,000') === count > 100_000
    }
    await expect.poll(isReal).toBe(true)
  })

  test('3 Best sellers: grid of 1, 2 or 4 columns by screen width', async () => {
    const cards = 'section[aria-labelledby=best-sellers] li'
    const columns = []
    for (const width of [390, 700, 1280]) columns.push(await sideBySide(width, cards))
    expect(columns).toEqual([1, 2, 4])
  })

  test('3 Best sellers: cards show image, NAME and PRICE in dollars', async () => {
    const cards = await section('Best sellers').getByRole('article').all()
    expect(cards.length).toBeGreaterThanOrEqual(4)
    for (const card of cards) {
      const text = await card.innerText()
      expect(text).toMatch(/NAME\s+\S[\s\S]*PRICE\s+\$[\d,]+\s+ADD TO CART/)
      expect(await card.locator('img').count()).toBe(1)
    }
  })

  /** The part pages that a section leads to are those of GET /bestSeller; other tests may add some meanwhile. */
  const areBestSellers = (name: string, all: boolean) =>
    expect
      .poll(async () => {
        await open(page, '/')
        const parts = (await (await page.request.get('/api/bestSeller')).json()) as { _id: string }[]
        const wanted = parts.map(({ _id }) => `/singleProduct/${_id}`)
        const shown = await hrefs(name, /^ADD TO CART/)
        return shown.every((href) => wanted.includes(href!)) && (!all || shown.length === wanted.length)
      })
      .toBe(true)

  test('3 Best sellers: the ADD TO CART button goes to /singleProduct/{id}', () =>
    areBestSellers('Best sellers', false))

  test('4 New arrivals: a carousel built from the same best-seller data', () => areBestSellers('New arrivals', true))

  test('4 New arrivals: slides by width 3, 3 below 1024px, 2 below 600px, 1 below 480px', async () => {
    const slides = 'section[aria-labelledby=new-arrivals] li'
    const counts = []
    for (const width of [1280, 1024, 1023, 600, 599, 480, 479]) counts.push(await sideBySide(width, slides))
    expect(counts).toEqual([3, 3, 3, 3, 2, 2, 1])
  })

  test('4 New arrivals: ADD TO CART works here too', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await linksOf('New arrivals', /^ADD TO CART/)
      .first()
      .click()
    await page.waitForURL(/\/login\?from=%2FsingleProduct%2F\d+/)
    await open(page, '/')
  })

  test('5 Shop by categories: the six of the specification in its order, each with VIEW MORE', async () => {
    const cards = section('Shop by categories').getByRole('listitem')
    expect(await cards.getByRole('heading').allInnerTexts()).toEqual([
      'WHEELS & TIRES',
      'SMART DEVICES',
      'OILS & FLUIDS',
      'LIGHTS & LIGHTING',
      'REPLACEMENT PARTS',
      'TOOLS & EQUIPMENT',
    ])
    expect(await linksOf('Shop by categories', /^VIEW MORE/).count()).toBe(6)
  })

  test('5 Shop by categories: VIEW MORE leads to the parts of the category', async () => {
    for (const href of await hrefs('Shop by categories', /^VIEW MORE/)) {
      const slug = new URL(href!, 'http://shop').searchParams.get('category')
      const answer = await page.request.get(`/api/parts?category=${slug}&limit=1`)
      expect(((await answer.json()) as { count: number }).count, slug!).toBeGreaterThan(0)
    }
    await linksOf('Shop by categories', /^VIEW MORE.*OILS/).click()
    await page.waitForURL(/\/shop\?category=oils-fluids$/)
    await open(page, '/')
  })

  test('6 Shop by brands: a carousel of 8 brand images', async () => {
    const slides = section('Shop by brands').getByRole('listitem')
    expect(await slides.count()).toBe(8)
    expect(await slides.locator('svg, img').count()).toBe(8)
  })

  test('6 Shop by brands: slides by width 4, 3 below 1024px, 2 below 600px, 1 below 480px', async () => {
    const slides = 'section[aria-labelledby=brands] li'
    const counts = []
    for (const width of [1280, 1024, 1023, 600, 599, 480, 479]) counts.push(await sideBySide(width, slides))
    expect(counts).toEqual([4, 4, 3, 3, 2, 2, 1])
  })

  test('7 Latest blog: 3-column grid; cards show image, title and READ MORE', async () => {
    expect(await sideBySide(1280, 'section[aria-labelledby=latest-blog] li')).toBe(3)
    for (const card of await section('Latest blog').getByRole('article').all()) {
      expect(await card.locator('img').count()).toBe(1)
      expect((await card.getByRole('heading').innerText()).length).toBeGreaterThan(3)
    }
  })

  test('7 Latest blog: READ MORE goes to /singleBlog/{id}', async () => {
    for (const href of await hrefs('Latest blog', /^READ MORE/)) expect(href).toMatch(/^\/singleBlog\/\d+$/)
    await linksOf('Latest blog', /^READ MORE/)
      .first()
      .click()
    await page.waitForURL(/\/singleBlog\/\d+/)
    const { blogTitle } = (await (await page.request.get(`/api/blog/${page.url().split('/').pop()}`)).json()) as {
      blogTitle: string
    }
    await page.getByRole('heading', { level: 1, name: blogTitle }).waitFor()
    await open(page, '/')
  })

  test('8 Benefits strip: FREE SHIPPING over $99.00, MONEY GUARANTEE 7 days, SAFE SHOPPING guarantee twice', async () => {
    const items = await section('What we promise').getByRole('listitem').allInnerTexts()
    const flat = items.map((item) => item.replace(/\s+/g, ' '))
    expect(flat[0]).toBe('FREE SHIPPING on all orders over $99.00')
    expect(flat[1]).toBe('MONEY GUARANTEE 7 days money back')
    expect(flat.slice(2)).toEqual([
      expect.stringMatching(/^SAFE SHOPPING guarantee/),
      expect.stringMatching(/^SAFE SHOPPING guarantee/),
    ])
    expect(flat[2]).not.toBe(flat[3])
  })
})

describe('2 Screens and routes: /features', () => {
  beforeAll(async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/features')
  })
  const carousel = () => page.getByRole('group', { name: 'New arrivals' })

  test('a carousel titled TOP SALE ON THIS MONTH / NEW ARRIVALS', async () => {
    expect(await page.locator('main').innerText()).toMatch(/TOP SALE ON THIS MONTH\s+NEW ARRIVALS/)
    expect(await carousel().getAttribute('aria-roledescription')).toBe('carousel')
  })

  test('of best sellers: cards show image, name, price and ADD TO CART leading to /singleProduct/{id}', async () => {
    const parts = (await (await page.request.get('/api/bestSeller')).json()) as {
      _id: string
      name: string
      price: number
    }[]
    for (const { _id, name, price } of parts) {
      const card = carousel()
        .getByRole('article')
        .filter({ has: page.locator(`a[href="/singleProduct/${_id}"]`) })
      const text = await card.innerText()
      expect(text).toContain(name)
      expect(text).toContain(`$${price.toLocaleString('en-US')}`)
      expect(text).toContain('ADD TO CART')
      expect(await card.locator('img').count()).toBe(1)
    }
  })

  test('3 slides wide, 2 below 600px, 1 below 480px', async () => {
    const counts = []
    for (const width of [1280, 600, 599, 480, 479]) counts.push(await sideBySide(width, 'main [role=group] li'))
    expect(counts).toEqual([3, 3, 2, 2, 1])
  })

  test('loops: neither end stops it', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    for (const way of ['previous', 'next'] as const)
      expect(await page.getByRole('button', { name: `New arrivals: ${way}` }).isEnabled()).toBe(true)
    const first = carousel().getByRole('listitem').first()
    const before = await first.boundingBox()
    await page.getByRole('button', { name: 'New arrivals: previous' }).click()
    await expect.poll(async () => Math.round((await first.boundingBox())!.x - before!.x)).toBeGreaterThan(100)
  })
})
