import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Page, ready, stay } from '../support/browser/browser.ts'
import { FILES, PAGES } from './roles-of-pages.ts'
import { ROLES, type Role } from './roles.ts'
import {
  call,
  newcomer,
  newImport,
  newOrder,
  newPart,
  newRun,
  newSupplier,
  theAdmin,
  type Visitor,
} from './visitors.ts'

let admin: Visitor
let customer: Visitor
let paths: Record<string, string>
const pages = {} as Record<Role, Page>
const leaving: (() => Promise<void>)[] = []

beforeAll(async () => {
  const [root, owner, other] = await Promise.all([theAdmin(), newcomer(), newcomer()])
  ;[admin, customer] = [root, owner]
  for (const [index, visitor] of [undefined, owner, other, root].entries()) {
    const { page, leave } = await stay('/', visitor?.signedIn)
    pages[ROLES[index]!] = page
    leaving.push(leave)
  }
  const profile = { number: '1', address: '1 Main St', education: 'Mechanic' }
  // The oldest: other tests write posts meanwhile, and delete them again.
  const { _id: post } = (await call(undefined, 'GET', '/blog')).body.at(-1)
  paths = {
    '/dashboard/runs/:id': `/dashboard/runs/${await newRun(admin)}`,
    '/shop/:id': `/shop/${await newPart(admin)}`,
    '/parts/:make': '/parts/audi',
    '/parts/:make/:model': '/parts/audi/a4',
    '/parts/:make/:model/:year': '/parts/audi/a4/2012',
    '/repairs/:slug': '/repairs/front-brakes',
    '/singleBlog/:id': `/singleBlog/${post}`,
    '/singleProduct/:id': `/singleProduct/${await newPart(admin)}`,
    '/order/:id': `/order/${await newOrder(admin, customer)}`,
    '/order/:id/pay': `/order/${await newOrder(admin, customer)}/pay`,
    '/order/:id/wrongFit/:line': `/order/${await newOrder(admin, customer)}/wrongFit/0`,
    '/dashboard/orders/:id': `/dashboard/orders/${await newOrder(admin, customer)}`,
    '/dashboard/payment/:id': `/dashboard/payment/${await newOrder(admin, customer)}`,
    '/dashboard/updateParts/:id': `/dashboard/updateParts/${await newPart(admin)}`,
    '/dashboard/updateParts/:id/cars': `/dashboard/updateParts/${await newPart(admin)}/cars`,
    '/dashboard/updateParts/:id/prices': `/dashboard/updateParts/${await newPart(admin)}/prices`,
    '/dashboard/updateParts/:id/places': `/dashboard/updateParts/${await newPart(admin)}/places`,
    '/dashboard/places/:id': '/dashboard/places/1',
    '/dashboard/imports/:id': `/dashboard/imports/${await newImport(admin)}`,
    '/dashboard/suppliers/:id': `/dashboard/suppliers/${await newSupplier(admin)}`,
    '/dashboard/wrongFit/:id/:line': `/dashboard/wrongFit/${await newOrder(admin, customer)}/0`,
    '/dashboard/repairs/:id': '/dashboard/repairs/new',
    '/dashboard/updateProfile/:id': `/dashboard/updateProfile/${(await call(customer.token, 'POST', '/profile', profile)).body.insertedId}`,
  }
})
afterAll(async () => {
  for (const leave of leaving) await leave()
})

/** Where somebody ends who types an address: on a page that has loaded, or at login, remembering the address. */
async function seen(page: Page, path: string): Promise<string> {
  const answer = await page.goto(path)
  if (answer?.status() !== 200) return String(answer?.status())
  await ready(page)
  await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor({ state: 'detached' })
  const { pathname, search } = new URL(page.url())
  if (pathname === '/login' && path !== '/login')
    return search === `?from=${encodeURIComponent(path)}` ? 'login' : search
  return pathname === path ? 'page' : pathname
}

const nothingThere = (page: Page) => page.getByRole('heading', { name: /not in our catalogue/ }).first()

describe('6 Roles and permissions: every page, for anonymous, customer, other customer and admin', () => {
  const isOpen = (sights: readonly string[]) => sights.every((sight) => sight === 'page')
  const [open, guarded] = [true, false].map((wanted) =>
    Object.entries(PAGES).filter(([, sights]) => isOpen(sights) === wanted),
  )

  // Public pages do not look at who asks: kept once, sent to everybody. 02-routes opens them.
  test.each(open!)('%s is sent to everybody: %j', async (route) => {
    const answers = await Promise.all(ROLES.map((role) => pages[role].request.get(paths[route] ?? route)))
    expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200, 200])
    const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())))
    expect(bodies.size).toBe(1)
  })

  test.each(guarded!)('%s shows %j', async (route, sights) => {
    const path = paths[route] ?? route
    const got = await Promise.all(ROLES.map((role) => seen(pages[role], path)))
    expect(Object.fromEntries(ROLES.map((role, index) => [role, got[index]]))).toEqual(
      Object.fromEntries(ROLES.map((role, index) => [role, sights[index]])),
    )
  })
})

describe('6 Roles and permissions: what is not in the table is not there', () => {
  test('the table has every page of app/routes.ts, and no other', async () => {
    const source = await readFile(join(import.meta.dirname, '../../app/routes.ts'), 'utf8')
    expect([...Object.keys(PAGES), ...Object.keys(FILES)].toSorted()).toEqual(routesOf(source).toSorted())
  })

  test.each(Object.entries(FILES))('%s, such as %s, is a file for everybody', async (_route, path) => {
    expect((await fetch(inject('shopUrl') + path)).status).toBe(200)
  })

  test('pages are only read, but for two forms that work without script: every write to one answers 405', async () => {
    // A VIN is posted, so that it stands in no address; a report of a wrong fit is sent by anybody.
    const taken = ['POST /find', 'POST /quick-order', 'POST /wrongFit']
    for (const route of Object.keys(PAGES))
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        if (taken.includes(`${method} ${route}`)) continue
        const answer = await fetch(`${inject('shopUrl')}${paths[route] ?? route}`, { method, redirect: 'manual' })
        expect(answer.status, `${method} ${route}`).toBe(405)
      }
  })

  const elsewhere = [
    '/admin',
    '/dashboard/nothing',
    '/orders',
    '/user',
    '/.env',
    '/index.html',
    '/api',
    '/shop/x/y',
    '/healthz/x',
  ]
  test.each(elsewhere)('%s answers 404', async (path) => {
    expect((await fetch(inject('shopUrl') + path)).status).toBe(404)
  })
})

describe("6 Roles and permissions: a page of somebody else's things", () => {
  test.each(['/dashboard/payment/:id', '/dashboard/updateProfile/:id'])(
    '%s shows another customer nothing',
    async (route) => {
      const page = pages.other
      await page.goto(paths[route]!)
      await nothingThere(page).waitFor()
      expect(await page.getByRole('main').innerText()).not.toMatch(/\$84|1 Main St/)
    },
  )
})

/** The paths that a map of routes declares: one `route`, `index` or `layout` a line, nested by indentation. */
function routesOf(source: string): string[] {
  const open: { indent: number; path: string }[] = []
  const found: string[] = []
  for (const line of source.split('\n')) {
    const match = /^(\s*)(route|index|layout)\((?:'([^']*)', )?'routes\//.exec(line)
    if (!match) continue
    const [, { length: indent } = '', kind, path = ''] = match
    while (open.length > 0 && open.at(-1)!.indent >= indent) open.pop()
    const whole = [open.at(-1)?.path, path].filter(Boolean).join('/')
    if (line.trimEnd().endsWith('[')) open.push({ indent, path: whole })
    if (kind !== 'layout' && path !== '*') found.push(`/${whole}`)
  }
  return [...new Set(found)]
}
