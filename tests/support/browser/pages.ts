import type { Page } from 'playwright-core'
import { GARAGE_KEY } from '#common/constants'
import type { VehicleLevel } from '#domain/vehicles/schema'
import type { Furnished } from './furnish.ts'
import { goAndSettle } from './go-and-settle.ts'

/** A page, or a state of one: its name, its address, and what is done there. */
export type Stop = {
  name: string
  path: string
  act?: (page: Page) => Promise<unknown>
  /** What is made stands above the page, in the window. */
  above?: true
  /** What is made stays only under the pointer. */
  hovered?: true
}

const filled = (page: Page) => page.getByRole('option').first().waitFor()

export const PUBLIC: readonly Stop[] = [
  { name: 'home', path: '/' },
  { name: 'shop', path: '/shop' },
  { name: 'category', path: '/shop?category=brake-discs&inStock=true&sort=price-up' },
  { name: 'found', path: '/shop?q=brake+pads+audi+a4+2012' },
  { name: 'car', path: '/shop?make=Toyota&model=Camry&year=2012' },
  { name: 'nothing-found', path: '/shop?q=zzzyyx' },
  { name: 'part', path: '/shop/1' },
  { name: 'features', path: '/features' },
  { name: 'about', path: '/aboutUs' },
  { name: 'blog', path: '/blog' },
  { name: 'post', path: '/singleBlog/1' },
  { name: 'make', path: '/parts/audi' },
  { name: 'model', path: '/parts/audi/a4' },
  { name: 'model-year', path: '/parts/audi/a4/2012' },
  { name: 'garage', path: '/garage' },
  { name: 'repairs', path: '/repairs' },
  { name: 'quick-order', path: '/quick-order' },
  { name: 'cart-empty', path: '/cart' },
  { name: 'find-order', path: '/findOrder' },
  { name: 'compare', path: '/compare?parts=1,2,3' },
  { name: 'repair', path: '/repairs/front-brakes' },
  { name: 'wrong-fit', path: '/wrongFit?part=1' },
  { name: 'stop-alerts', path: '/stopAlerts?key=none' },
  { name: 'login', path: '/login' },
  { name: 'sign-up', path: '/signUp' },
  { name: 'forgot-password', path: '/forgotPassword' },
  { name: 'reset-password', path: '/resetPassword?token=none' },
  { name: 'error-404', path: '/nowhere' },
  {
    name: 'error-500',
    path: '/aboutUs',
    act: async (page) => {
      await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }))
      await goToBlog(page)
      await page.getByRole('heading', { name: 'Something broke on our bench' }).waitFor()
      await page.unroute('**/*.data*')
    },
  },
  {
    name: 'error-offline',
    path: '/shop',
    act: async (page) => {
      await page.context().setOffline(true)
      await page.getByLabel('Sort').selectOption('newest')
      await page.getByRole('heading', { name: 'You are offline' }).waitFor()
      await page.context().setOffline(false)
    },
  },
]

/** A link that is followed by script, at any width: the menu's may be folded away. */
const goToBlog = (page: Page) =>
  page
    .locator('a[href="/blog"]')
    .first()
    .evaluate((link) => (link as HTMLElement).click())

/** What opens above a page. */
export const OPENED: readonly Stop[] = [
  {
    name: 'offline',
    above: true,
    path: '/shop/1',
    act: async (page) => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { get: () => false })
        dispatchEvent(new Event('offline'))
      })
      await page.getByText('You are offline.').waitFor()
    },
  },
  {
    name: 'suggestions',
    above: true,
    path: '/shop',
    act: async (page) => {
      await page.getByLabel('Search parts').pressSequentially('brake')
      await filled(page)
    },
  },
  {
    name: 'choice-of-car',
    above: true,
    path: '/shop/1',
    act: async (page) => {
      await page.getByRole('button', { name: 'Choose your car' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'sign-up-refused',
    path: '/signUp',
    act: async (page) => {
      await page.getByRole('button', { name: 'Sign Up' }).click()
      await page.locator('[aria-invalid=true]').nth(2).waitFor()
    },
  },
  {
    name: 'quick-order-answered',
    path: '/quick-order',
    act: async (page) => {
      const { number } = (await (await page.request.get('/api/parts/1')).json()) as { number: string }
      await page.getByLabel('Paste a list').fill(`Hello,\n${number} 2 front axle\nZZZ-99-ZZZ`)
      await page.getByRole('button', { name: 'Read the list' }).click()
      await page.getByText('We know no such number.').first().waitFor()
    },
  },
  {
    name: 'cart',
    path: '/cart',
    act: async (page) => {
      await page.evaluate(() => localStorage.setItem('shopping-cart', '{"1":2,"2":1}'))
      await page.reload()
      await page.getByTestId('total').waitFor()
      await page.evaluate(() => localStorage.removeItem('shopping-cart'))
    },
  },
  {
    name: 'checkout',
    path: '/checkout',
    act: async (page) => {
      await page.evaluate(() => localStorage.setItem('shopping-cart', '{"1":2,"2":1}'))
      await page.reload()
      await page.getByTestId('total').waitFor()
      await page.evaluate(() => localStorage.removeItem('shopping-cart'))
    },
  },
  {
    // The car stays chosen, so this is the last.
    name: 'fits',
    above: true,
    path: '/shop?category=brake-pads',
    act: async (page) => {
      const answer = await page.request.get('/api/vehicles?make=Toyota&model=Camry')
      const { options } = (await answer.json()) as VehicleLevel
      const id = options.find(({ value }) => value === '2012')!.car
      const named = { make: 'Toyota', model: 'Camry', year: 2012, label: '2012 Toyota Camry' }
      const car = { id: 'camry', car: id, type: 'car', ...named }
      const garage = { cars: [car], chosen: car.id, owner: null }
      await page.evaluate(
        ([key, value]) => {
          localStorage.setItem(key!, value!)
          dispatchEvent(new StorageEvent('storage', { key: key! }))
        },
        [GARAGE_KEY, JSON.stringify(garage)],
      )
      await page.getByRole('article').getByText('Does not fit').first().waitFor()
    },
  },
]

/** Where somebody new has nothing yet. */
export const EMPTY: readonly Stop[] = [
  { name: 'empty-cart', path: '/singleProduct/1' },
  { name: 'no-orders', path: '/dashboard/order' },
  { name: 'no-profile', path: '/dashboard/profile' },
]

export const customersPages = ({ unpaid, paid, profile }: Furnished): readonly Stop[] => [
  { name: 'order-form', path: '/singleProduct/1' },
  { name: 'my-review', path: '/dashboard' },
  { name: 'my-orders', path: '/dashboard/order' },
  { name: 'my-order', path: `/order/${paid}` },
  {
    name: 'delete-order',
    above: true,
    path: '/dashboard/order',
    act: (page) => page.getByRole('button', { name: /^Delete order/, disabled: false }).click(),
  },
  {
    name: 'payment',
    path: `/dashboard/payment/${unpaid}`,
    act: (page) => page.frameLocator('iframe[title="Secure card payment input frame"]').getByLabel('CVC').waitFor(),
  },
  { name: 'paid', path: `/dashboard/payment/${paid}` },
  { name: 'my-profile', path: '/dashboard/profile' },
  { name: 'add-profile', path: '/dashboard/addProfileInformation' },
  { name: 'update-profile', path: `/dashboard/updateProfile/${profile}` },
  { name: 'correct-a-part', path: '/dashboard/updateParts/2' },
  { name: 'password', path: '/dashboard/password' },
  { name: 'email', path: '/dashboard/email' },
  { name: 'delete-account', path: '/dashboard/deleteAccount' },
]

export const adminsPages: readonly Stop[] = [
  { name: 'overview', path: '/dashboard' },
  { name: 'to-do', path: '/dashboard/toDo' },
  {
    name: 'orders',
    path: '/dashboard/orders',
    act: async (page) => {
      await page.locator('main details:has(time) > summary').first().click()
      await page.getByRole('heading', { name: 'What happened' }).first().waitFor()
    },
  },
  {
    name: 'one-order',
    path: '/dashboard/orders',
    act: async (page) => {
      await page.locator('main details:has(time) > summary').first().click()
      await page.getByRole('link', { name: 'Open the order' }).first().click()
      await page.waitForURL(/orders\/[0-9a-f-]{36}/)
      await page.getByRole('heading', { name: 'What happened' }).waitFor()
    },
  },
  {
    name: 'cancel-order',
    above: true,
    path: '/dashboard/orders',
    act: async (page) => {
      const order = page.locator('main details:has(time)').filter({ hasText: 'Waiting for payment' }).first()
      await order.locator('summary').click()
      await order.getByRole('button', { name: 'Cancel order' }).click()
    },
  },
  { name: 'new-order', path: '/dashboard/newOrder' },
  { name: 'add-best-seller', path: '/dashboard/bestSeller' },
  { name: 'add-blog', path: '/dashboard/addBlog' },
  { name: 'users', path: '/dashboard/allUser' },
  { name: 'manage-parts', path: '/dashboard/manageParts' },
  { name: 'manage-parts-nothing', path: '/dashboard/manageParts?q=zzzyyx' },
  { name: 'change-parts', path: '/dashboard/changeParts?search=q%3Dbrake%2Bdisc' },
  { name: 'part-grid', path: '/dashboard/partGrid?search=q%3Dbrake%2Bdisc' },
  { name: 'update-part', path: '/dashboard/updateParts/1' },
  {
    name: 'notification',
    above: true,
    hovered: true,
    path: '/dashboard/updateParts/4',
    act: async (page) => {
      await page.getByRole('button', { name: 'Update' }).click()
      await page.locator('[data-sonner-toast][data-mounted=true]').hover()
    },
  },
  { name: 'corrections', path: '/dashboard/corrections' },
  { name: 'reviews', path: '/dashboard/reviews' },
  { name: 'manage-repairs', path: '/dashboard/repairs' },
  { name: 'edit-repair', path: '/dashboard/repairs/1' },
  { name: 'brands', path: '/dashboard/brands' },
  { name: 'categories', path: '/dashboard/categories' },
  { name: 'runs', path: '/dashboard/runs' },
  { name: 'bin', path: '/dashboard/bin' },
  { name: 'places', path: '/dashboard/places' },
  { name: 'delivery', path: '/dashboard/delivery' },
  { name: 'texts', path: '/dashboard/texts' },
  { name: 'edit-place', path: '/dashboard/places/1' },
  { name: 'part-places', path: '/dashboard/updateParts/1/places' },
  { name: 'part-prices', path: '/dashboard/updateParts/1/prices' },
  { name: 'exports', path: '/dashboard/exports' },
  { name: 'files-in', path: '/dashboard/imports' },
  { name: 'suppliers', path: '/dashboard/suppliers' },
  {
    name: 'edit-supplier',
    path: '/dashboard/suppliers',
    act: async (page) => {
      await page.getByRole('link', { name: 'Edit Grove Parts' }).click()
      await page.getByRole('table', { name: 'Mappings' }).waitFor()
    },
  },
  { name: 'searches', path: '/dashboard/searches?show=rules' },
]

/** Goes there, waits until all that the page fetches and draws by itself is there, and does what makes the state. */
export async function reach(page: Page, { path, act, hovered }: Stop): Promise<void> {
  await goAndSettle(page, path)
  await page.locator('main h1').first().waitFor()
  await act?.(page)
  // A page that a click led to may have anything under the pointer.
  if (!hovered) await page.mouse.move(0, 0)
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && !document.querySelector('main .skeleton, main .spinner'),
  )
}
