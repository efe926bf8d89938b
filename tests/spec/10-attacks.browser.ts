import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { open, type Page, stay } from '../support/browser/browser.ts'
import { attacks } from './attacks.ts'
import { call, newcomer, newPart, PICTURE, theAdmin, type Visitor } from './visitors.ts'

type Watched = Window & { attacked?: unknown; breaches?: string[] }

let admin: Visitor
let customer: Visitor
let atAdmin: Page
let page: Page
const leaving: (() => Promise<void>)[] = []

/** A page that notes whatever its security policy has to stop, and asks nothing of other sites. */
async function pageOf(visitor: Visitor) {
  const stayed = await stay('/', visitor.signedIn)
  leaving.push(stayed.leave)
  await stayed.page.route(/^https:/, (route) => route.abort())
  await stayed.page.addInitScript(() => {
    const watched = window as Watched
    watched.breaches = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      watched.breaches!.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  return stayed.page
}
beforeAll(async () => {
  ;[admin, customer] = await Promise.all([theAdmin(), newcomer()])
  ;[atAdmin, page] = [await pageOf(admin), await pageOf(customer)]
})
afterAll(async () => {
  for (const leave of leaving) await leave()
})

/** A null character is refused wherever it is sent; 05-validation shows that. */
const texts = attacks.map(({ text }) => text).filter((text) => !text.includes('\0'))
const short = (length: number) => texts.filter((text) => text.length <= length)
const batches = (all: string[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))

/**
 * Attacks put together to as few texts of this length as they fill; those with control characters are refused anyway.
 */
function packed(length: number): string[] {
  const packs = ['']
  for (const text of short(length).filter((one) => !/\p{Cc}/u.test(one))) {
    const longer = `${packs.at(-1)} ${text}`.trim()
    if (longer.length <= length) packs[packs.length - 1] = longer
    else packs.push(text)
  }
  return packs
}

/** Touches everything there is to touch in what people wrote, and answers what came of it. */
const provoke = (at: Page) =>
  at.evaluate(async () => {
    const all = [...document.querySelectorAll('main *')]
    for (const element of all)
      for (const type of ['mouseover', 'focus', 'load', 'error', 'toggle', 'animationstart'])
        element.dispatchEvent(new Event(type, { bubbles: false }))
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
    // What was provoked, and what the browser refused, is told before the second frame from now.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const watched = window as Watched
    return {
      attacked: watched.attacked ?? null,
      breaches: watched.breaches,
      handlers: all.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on'))),
      // The card's own frame comes late; nobody wrote it.
      elements: all
        .filter((element) => element.getAttribute('title') !== 'Secure card payment input frame')
        .map((element) => element.localName)
        .filter((name) => /^(script|iframe|object|embed|base|meta|link|style|marquee|math)$/.test(name)),
      links: links.map((link) => link.protocol).filter((protocol) => !/^(https?|mailto|tel):$/.test(protocol)),
      abroad: links.map((link) => link.host).filter((host) => host === 'evil.example'),
    }
  })
const nothing = { attacked: null, breaches: [], handlers: [], elements: [], links: [], abroad: [] }

/** The page shows what was written as text, and nothing came of it. */
async function isHarmless(at: Page, path: string, shows = 'attacked') {
  await open(at, path)
  await expect.poll(() => at.getByRole('main').innerText(), { message: path }).toContain(shows)
  expect(await provoke(at), path).toEqual(nothing)
}
async function write(visitor: Visitor, method: string, path: string, body: object): Promise<string | undefined> {
  const answer = await call(visitor.token, method, path, body)
  if (answer.status >= 500) throw new Error(`${method} ${path}: ${answer.status}`)
  return answer.body.insertedId ?? answer.body._id
}

describe('Writing is safe for the reader', () => {
  test('the list has at least 40 different attacks', () => {
    expect(new Set(texts).size).toBeGreaterThanOrEqual(40)
  })

  test('these tests would notice: an element that gets through is seen, and what the policy stops is noted', async () => {
    await open(page, '/aboutUs')
    await page.evaluate(() => {
      document
        .querySelector('main')!
        .insertAdjacentHTML('beforeend', '<img src=x onerror="window.attacked=1"><a href="javascript:0">x</a>')
    })
    await expect.poll(() => page.evaluate(() => (window as Watched).breaches!.length)).toBeGreaterThan(0)
    expect(await provoke(page)).toMatchObject({ handlers: ['onerror'], links: ['javascript:'] })
  })

  test("in a blog post's Markdown", async () => {
    for (const batch of batches(texts, 12)) {
      const description = batch.join('\n\n---\n\n')
      const id = await write(admin, 'POST', '/blog', { blogTitle: 'Attacks', description, img: PICTURE })
      await isHarmless(page, `/singleBlog/${id}`)
      await call(admin.token, 'DELETE', `/blog/${id}`)
    }
  })

  test('in the titles and summaries of the blog list, the home page and a post', async () => {
    const ids: (string | undefined)[] = []
    for (const text of short(200)) {
      const post = { blogTitle: text, summary: text, description: text, img: PICTURE }
      ids.push(await write(admin, 'POST', '/blog', post))
    }
    await isHarmless(page, '/blog')
    await isHarmless(page, '/')
    await isHarmless(page, `/singleBlog/${ids.at(-1)}`)
    await isHarmless(atAdmin, '/dashboard/addBlog')
    for (const id of ids) await call(admin.token, 'DELETE', `/blog/${id}`)
  })

  test('in the preview while a post is written', async () => {
    await open(atAdmin, '/dashboard/addBlog')
    for (const batch of batches(texts, 30)) {
      await atAdmin.getByLabel('Description').fill(batch.join('\n\n---\n\n'))
      await expect.poll(() => atAdmin.getByRole('region', { name: 'Preview' }).innerText()).toContain('attacked')
      expect(await provoke(atAdmin)).toEqual(nothing)
    }
  })

  test('in reviews: name, rating and words, at the part and for admins', async () => {
    const names = short(120)
    const ratings = short(60)
    for (const [index, batch] of batches(texts, 12).entries()) {
      const partId = await newPart(admin)
      const [name, rating] = [names[index * 7]!, ratings[index * 3]!]
      await write(customer, 'POST', '/review', { name, rating, description: batch.join('\n'), img: PICTURE, partId })
      await isHarmless(page, `/shop/${partId}`)
    }
    await isHarmless(atAdmin, '/dashboard/reviews')
  })

  test('in orders: name and number, for the customer, at payment and for admins', async () => {
    const part = await newPart(admin)
    const ids: (string | undefined)[] = []
    for (const text of packed(200)) {
      const wish = { name: text, number: text, email: customer.email, total: 42, items: { [part]: 1 } }
      ids.push(await write(customer, 'POST', '/orders', wish))
    }
    expect(ids).not.toContain(undefined)
    await isHarmless(page, '/dashboard/order')
    await isHarmless(page, `/dashboard/payment/${ids[0]}`, 'Brake disc')
    await isHarmless(atAdmin, `/dashboard/orders?q=${customer.email}`, 'CM-')
    for (const row of (await atAdmin.locator('main details:has(> summary):has-text("CM-")').all()).slice(0, 4)) {
      await row.locator('summary').first().click()
      await expect.poll(() => row.innerText()).toContain('attacked')
    }
    expect(await provoke(atAdmin)).toEqual(nothing)
  })

  test('in profiles: number, address, education', async () => {
    // A customer has twenty profiles at most.
    const [numbers, addresses, educations] = [packed(40), packed(200), packed(200).toReversed()]
    for (let index = 0; index < 20; index++) {
      const profile = { number: numbers[index], address: addresses[index], education: educations[index] }
      expect(await write(customer, 'POST', '/profile', profile)).toBeDefined()
    }
    await isHarmless(page, '/dashboard/profile')
    await isHarmless(atAdmin, '/dashboard/profile', 'Address')
  })

  test("in people's names: the welcome, the list of users", async () => {
    for (const text of short(100).filter((_, index) => index % 25 === 0)) await newcomer(text).catch(() => {})
    const somebody = await newcomer('<img src=x onerror=window.attacked=1>')
    const theirs = await pageOf(somebody)
    await open(theirs, '/dashboard')
    await theirs.getByRole('heading', { name: 'Welcome, <img src=x onerror=window.attacked=1>' }).waitFor()
    expect(await provoke(theirs)).toEqual(nothing)
    await isHarmless(atAdmin, '/dashboard/allUser')
  })

  test('in parts: names on their pages, in lists and in the data for search engines', async () => {
    const ids: string[] = []
    for (const text of short(200).filter((one) => one.includes('attacked'))) {
      const id = await write(admin, 'POST', '/bestSeller', {
        name: text,
        price: 40,
        img: PICTURE,
        attributes: [[text.slice(0, 60), text.slice(0, 120), null]],
        bestSeller: false,
      })
      if (id) ids.push(id)
    }
    const breaking = texts.filter((text) => /<\/(script|title|textarea)/i.test(text)).length
    expect(breaking).toBeGreaterThanOrEqual(3)
    for (const id of ids.filter((_, index) => index % 25 === 0).concat(ids.slice(-3)))
      await isHarmless(page, `/shop/${id}`)
    await isHarmless(atAdmin, '/dashboard/manageParts?sort=newest')
    for (const id of ids) await call(admin.token, 'DELETE', `/bestSeller/${id}`)
  })

  test('in corrections that customers propose', async () => {
    for (const name of short(200).filter((_, index) => index % 8 === 0))
      await write(customer, 'PUT', `/bestSeller/${await newPart(admin)}`, { name, price: 40, img: PICTURE })
    await isHarmless(atAdmin, '/dashboard/corrections')
  })

  test("in the address: what is searched for, where login leads back to, an error's code", async () => {
    for (const text of texts.filter((_, index) => index % 30 === 0)) {
      const attack = encodeURIComponent(text)
      for (const path of [`/shop?q=${attack}`, `/login?error=${attack}&from=${attack}`]) {
        await open(page, path)
        expect(await provoke(page), path).toEqual(nothing)
      }
    }
  })

  test("what people wrote can be no picture's address but ours or one by https", async () => {
    for (const img of short(1000).filter((text) => !text.startsWith('https://'))) {
      const { status } = await call(customer.token, 'POST', '/review', {
        name: 'x',
        rating: '5',
        description: 'x',
        img,
      })
      expect([400, 429], img).toContain(status)
    }
  })
})
