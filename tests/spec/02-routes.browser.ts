import { beforeAll, describe, expect, test } from 'vitest'
import { NARROW, open, type Page, visit } from '../support/browser/browser.ts'
import { keptPages } from './kept-pages.ts'
import { call, newcomer, newOrder, newPart, theAdmin, type Visitor } from './visitors.ts'

let admin: Visitor
let customer: Visitor
let anonymous: Page
let signedIn: Page
let atAdmin: Page
const pageOf = keptPages()
beforeAll(async () => {
  ;[admin, customer] = await Promise.all([theAdmin(), newcomer()])
  anonymous = await pageOf()
  signedIn = await pageOf(customer.signedIn)
  atAdmin = await pageOf(admin.signedIn)
})

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' }).first()
const labels = (page: Page) => bar(page).locator('a:visible, button:visible').allInnerTexts()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor()

describe('2 Screens and routes: navbar', () => {
  test('sticky at top', async () => {
    await anonymous.evaluate(() => scrollTo(0, 1500))
    await expect.poll(() => anonymous.evaluate(() => scrollY)).toBeGreaterThan(1000)
    expect((await anonymous.locator('header').first().boundingBox())!.y).toBe(0)
    await anonymous.evaluate(() => scrollTo(0, 0))
  })

  test('links: / (HOME), /shop (SHOP), /features (FEATURES), /blog (BLOG), /aboutUs (ABOUT US)', async () => {
    const links = bar(anonymous).locator('a:visible')
    const all = await links.evaluateAll((them) => them.map((a) => [a.getAttribute('href'), a.textContent]))
    expect(all.slice(0, 5)).toEqual([
      ['/', 'HOME'],
      ['/shop', 'SHOP'],
      ['/features', 'FEATURES'],
      ['/blog', 'BLOG'],
      ['/aboutUs', 'ABOUT US'],
    ])
  })

  test('/dashboard (DASHBOARD) is shown only when signed in', async () => {
    expect(await labels(signedIn)).toContain('DASHBOARD')
    expect(await labels(anonymous)).not.toContain('DASHBOARD')
  })

  test('/login (LOGIN) only when signed out', async () => {
    expect(await labels(anonymous)).toContain('LOGIN')
    expect(await labels(signedIn)).not.toContain('LOGIN')
  })

  test('when signed in, a Sign Out button replaces the login link', async () => {
    expect((await labels(signedIn)).at(-1)).toMatch(/^sign out$/i)
    expect((await labels(anonymous)).at(-1)).toBe('LOGIN')
  })

  test('on small screens the menu collapses into a dropdown', async () => {
    await anonymous.setViewportSize(NARROW)
    const menu = anonymous.getByRole('navigation', { name: 'Main' })
    expect(await menu.filter({ visible: true }).count()).toBe(0)
    await anonymous.locator('summary[aria-label=Menu]').click()
    await menu.filter({ visible: true }).getByRole('link', { name: 'ABOUT US' }).click()
    await anonymous.waitForURL('/aboutUs')
    await expect.poll(() => menu.filter({ visible: true }).count()).toBe(0)
    await anonymous.setViewportSize({ width: 1280, height: 900 })
  })
})

describe('2 Screens and routes: routes', () => {
  test('/shop: list page with a child view, the public part page', async () => {
    await open(anonymous, '/shop')
    await anonymous.getByRole('article').first().waitFor()
    await open(anonymous, '/shop?category=brake-discs')
    await anonymous.getByRole('article').first().getByRole('link').first().click()
    await anonymous.waitForURL(/\/shop\/\d+$/)
    await heading(anonymous, 'Fits these vehicles')
    await anonymous.getByRole('main').getByRole('link', { name: 'ADD TO CART' }).first().waitFor()
  })

  test('/blog: blog list', async () => {
    const flat = (titles: string[]) => titles.map((title) => title.replace(/\s+/g, ' ').trim())
    await expect
      .poll(async () => {
        await open(anonymous, '/blog')
        const posts = (await call(undefined, 'GET', '/blog')).body as { blogTitle: string }[]
        const shown = await anonymous.getByRole('article').getByRole('heading').allInnerTexts()
        return flat(shown).join() === flat(posts.map(({ blogTitle }) => blogTitle)).join()
      })
      .toBe(true)
  })

  test('/singleBlog/{id}: image, title and description', async () => {
    const { _id } = (await call(undefined, 'GET', '/blog')).body.at(-1)
    const post = (await call(undefined, 'GET', `/blog/${_id}`)).body
    await open(anonymous, `/singleBlog/${_id}`)
    const article = anonymous.getByRole('main').getByRole('article').first()
    expect(await article.getByRole('heading', { level: 1 }).innerText()).toBe(post.blogTitle)
    expect(await article.locator('img').first().getAttribute('src')).toContain(post.img.replace(/\.\d+\.\w+$/, ''))
    expect((await article.locator('.prose').innerText()).length).toBeGreaterThan(200)
  })

  test('/singleProduct/{id}: product page with minus and plus buttons and an order summary', async () => {
    await open(signedIn, `/singleProduct/${await newPart(admin)}`)
    const part = signedIn.getByRole('region', { name: 'Part' })
    await part.getByRole('button', { name: 'minus' }).waitFor()
    await part.getByRole('button', { name: 'plus' }).waitFor()
    await heading(signedIn, 'Order summary')
  })

  test('/login: email, password, link to sign up, Continue With Google', async () => {
    await open(anonymous, '/login')
    const main = anonymous.getByRole('main')
    expect(await main.getByLabel('Email').getAttribute('type')).toBe('email')
    expect(await main.getByLabel('Password').getAttribute('type')).toBe('password')
    expect(await main.getByRole('link', { name: 'Create your account' }).getAttribute('href')).toBe('/signUp')
    await main.getByRole('button', { name: 'Continue With Google' }).waitFor()
  })

  test('/signUp: name, email, password, link to login, Continue With Google', async () => {
    await open(anonymous, '/signUp')
    const main = anonymous.getByRole('main')
    for (const label of ['Name', 'Email', 'Password']) await main.getByLabel(label).waitFor()
    expect(await main.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
    await main.getByRole('button', { name: 'Continue With Google' }).waitFor()
  })

  test('/aboutUs is there', async () => {
    await open(anonymous, '/aboutUs')
    await heading(anonymous, /knows your car/i)
  })

  test('/dashboard: side menu plus welcome heading', async () => {
    await open(signedIn, '/dashboard')
    await heading(signedIn, `Welcome, ${customer.name}`)
    await signedIn.getByRole('navigation', { name: 'Dashboard' }).first().waitFor()
  })

  test('an address that is none answers 404 with a page', async () => {
    const answer = await anonymous.request.get('/no-such-page')
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain('<h1')
  })
})

describe('2 Screens and routes: dashboard menu', () => {
  const menuOf = async (page: Page) => {
    await open(page, '/dashboard')
    const menu = page.getByRole('navigation', { name: 'Dashboard' }).first()
    await menu.waitFor()
    return menu
      .getByRole('list')
      .first()
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
  }

  test('Non-admins: My Review (index), My Orders, My Profile, Add Profile Information', async () => {
    expect(await menuOf(signedIn)).toEqual([
      ['My Review', '/dashboard'],
      ['My Orders', '/dashboard/order'],
      ['My Profile', '/dashboard/profile'],
      ['Add Profile Information', '/dashboard/addProfileInformation'],
    ])
  })

  test('Admins: My Orders, Add Best Seller, Add Blog, All user, Manage Parts', async () => {
    expect(await menuOf(atAdmin)).toEqual([
      ['My Orders', '/dashboard/order'],
      ['Add Best Seller', '/dashboard/bestSeller'],
      ['Add Blog', '/dashboard/addBlog'],
      ['All user', '/dashboard/allUser'],
      ['Manage Parts', '/dashboard/manageParts'],
    ])
  })
})

describe('2 Screens and routes: dashboard children', () => {
  test('index: add-review form; for admins an overview', async () => {
    await open(signedIn, '/dashboard')
    await signedIn.getByRole('button', { name: 'Add Review' }).waitFor()
    await open(atAdmin, '/dashboard')
    await heading(atAdmin, 'Overview')
  })

  test('order: order list', async () => {
    const id = await newOrder(admin, customer)
    const { orderNumber } = (await call(customer.token, 'GET', `/orders/${id}`)).body
    await open(signedIn, '/dashboard/order')
    await signedIn.getByRole('article', { name: `Order ${orderNumber}` }).waitFor()
  })

  test('payment/{id}: pay for an order', async () => {
    await open(signedIn, `/dashboard/payment/${await newOrder(admin, customer)}`)
    await signedIn.getByRole('button', { name: 'Pay $84' }).waitFor()
  })

  test('profile: profile list', async () => {
    await open(signedIn, '/dashboard/profile')
    await heading(signedIn, 'My Profile')
    await signedIn.getByText('No profile yet').waitFor()
  })

  test('addProfileInformation', async () => {
    await open(signedIn, '/dashboard/addProfileInformation')
    for (const label of ['Phone number', 'Address', 'Education']) await signedIn.getByLabel(label).waitFor()
  })

  test('updateProfile/{id}', async () => {
    const profile = { number: '1', address: '1 Main St', education: 'Mechanic' }
    const { insertedId } = (await call(customer.token, 'POST', '/profile', profile)).body
    await open(signedIn, `/dashboard/updateProfile/${insertedId}`)
    expect(await signedIn.getByLabel('Address').inputValue()).toBe('1 Main St')
  })

  const children: [string, string][] = [
    ['bestSeller', 'Add Best Seller'],
    ['addBlog', 'Add Blog'],
    ['allUser', 'All user'],
    ['manageParts', 'Manage Parts'],
  ]
  test.each(children)('%s (admin): %s', async (path, title) => {
    await open(atAdmin, `/dashboard/${path}`)
    await heading(atAdmin, title)
  })

  test('updateParts/{id}: signed-in only, with no admin check', async () => {
    const id = await newPart(admin)
    await open(signedIn, `/dashboard/updateParts/${id}`)
    expect(await signedIn.getByLabel('Price').inputValue()).toBe('40')
  })

  test('updateParts/{id}: what a customer saves is a proposal, and the part stays as it is', async () => {
    const id = await newPart(admin)
    await open(signedIn, `/dashboard/updateParts/${id}`)
    await signedIn.getByLabel('Price').fill('1')
    await signedIn.getByRole('button', { name: 'Propose correction' }).click()
    await signedIn.getByText('An admin will look at your correction').waitFor()
    expect((await call(undefined, 'GET', `/bestSeller/${id}`)).body.price).toBe(40)
  })
})

describe('2 Screens and routes: redirects', () => {
  test('an unauthenticated visitor on a guarded route goes to /login, remembering the origin', async () => {
    await anonymous.goto('/dashboard/order?cursor=1')
    await anonymous.waitForURL(`/login?from=${encodeURIComponent('/dashboard/order?cursor=1')}`)
  })

  const logIn = async (page: Page) => {
    await page.getByLabel('Email').fill(customer.email)
    await page.getByLabel('Password').fill(customer.password)
    await page.getByRole('button', { name: 'Login' }).click()
  }

  test('after login the user returns to the origin', async () => {
    const page = await visit('/dashboard/profile')
    await page.waitForURL('/login?from=%2Fdashboard%2Fprofile')
    await logIn(page)
    await page.waitForURL('/dashboard/profile')
  })

  test('after login the user returns to / when there is no origin, and never to another site', async () => {
    const page = await visit('/login?from=https://evil.example/x')
    await logIn(page)
    await page.waitForURL((url) => url.pathname !== '/login')
    expect(new URL(page.url()).href).toBe(new URL('/', anonymous.url()).href)
  })

  test('after sign-up the user goes to /', async () => {
    const page = await visit('/signUp?from=%2Fdashboard%2Forder')
    await page.getByLabel('Name').fill('Robin Berg')
    await page.getByLabel('Email').fill(`up.${crypto.randomUUID().slice(0, 8)}@example.com`)
    await page.getByLabel('Password').fill('spanner-42')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await page.waitForURL('/')
  })

  test('non-admins on an admin-guarded route are redirected to login', async () => {
    await signedIn.goto('/dashboard/allUser')
    await signedIn.waitForURL('/login?from=%2Fdashboard%2FallUser')
    await signedIn.getByText(/is for admins/).waitFor()
  })

  test('while auth state loads, a Loading button-style spinner is shown', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await signedIn.route('**/api/admin/*', (route) => held.then(() => route.continue()))
    await signedIn.goto('/dashboard')
    await signedIn.getByRole('status').filter({ hasText: 'Loading' }).waitFor()
    letGo()
    await heading(signedIn, /^Welcome/)
    await signedIn.unroute('**/api/admin/*')
  })
})
