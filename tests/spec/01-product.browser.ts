import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { open, type Page, stay, visit } from '../support/browser/browser.ts'

let page: Page
let leave: () => Promise<void>
beforeAll(async () => {
  ;({ page, leave } = await stay('/'))
})
afterAll(() => leave())

describe('1 What the product does and for whom', () => {
  const PUBLIC = ['/', '/shop', '/features', '/blog', '/login', '/signUp', '/aboutUs']
  test('Visitors see a home page, shop, features, blog, login and sign-up, also without JavaScript', async () => {
    for (const path of PUBLIC) {
      const answer = await page.request.get(path)
      expect(answer.status(), path).toBe(200)
      expect(await answer.text(), path).toMatch(/<h1[^>]*>[^<]+/)
    }
  })

  test('Visitors see a single blog view', async () => {
    const posts = (await (await page.request.get('/api/blog')).json()) as { _id: string; blogTitle: string }[]
    const post = posts.at(-1)
    const html = await (await page.request.get(`/singleBlog/${post!._id}`)).text()
    expect(html).toContain(post!.blogTitle)
  })

  test('The brand shown in the navbar is a motor-parts wordmark', async () => {
    const mark = page.getByRole('banner').getByRole('link', { name: /motor parts, home/ })
    expect(await mark.innerText()).toMatch(/^CAMBER\s+motor parts$/i)
  })

  // A desk of 1280 × 800 at 400 % zoom.
  test('The navbar scrolls away in a window of 320 × 200', async () => {
    const low = await visit('/shop', { viewport: { width: 320, height: 200 } })
    await low.evaluate(() => scrollTo(0, 1500))
    await expect.poll(() => low.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().y)).toBeLessThan(-900)
  })

  test('The sign-up prompt names the shop, by the same name', async () => {
    await open(page, '/signUp')
    await page.getByText('New to Camber? Create your account').waitFor()
  })

  test('The footer has the link groups Services, Company, Legal', async () => {
    const footer = page.getByRole('contentinfo')
    expect(await footer.getByRole('navigation').getByRole('heading').allInnerTexts()).toEqual(
      ['Services', 'Company', 'Legal'].map((title) => expect.stringMatching(new RegExp(title, 'i'))),
    )
  })

  test("The footer has a tagline and the claim 'since 1992'", async () => {
    expect((await page.getByRole('contentinfo').innerText()).replace(/\s+/g, ' ')).toMatch(
      /The right part.*since 1992\./,
    )
  })

  test('Every link of the footer leads to a page that is there', async () => {
    const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
    for (const href of await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)))
      expect((await page.request.get(href)).status(), href).toBe(200)
  })

  test('Sign-in is by email and password, or by Continue With Google', async () => {
    for (const path of ['/login', '/signUp']) {
      await open(page, path)
      await page.getByLabel('Email').waitFor()
      await page.getByLabel('Password').waitFor()
      await page.getByRole('button', { name: 'Continue With Google' }).waitFor()
    }
  })

  test('Continue With Google signs in through the identity provider', async () => {
    const visitor = await visit('/login')
    const opened = visitor.waitForEvent('popup')
    await visitor.getByRole('button', { name: 'Continue With Google' }).click()
    await (await opened).getByText('grace@example.com').click()
    await visitor.waitForURL('/')
    await visitor.getByRole('link', { name: 'DASHBOARD' }).first().waitFor()
  })
})
