import barlow from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2?url'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useNavigate } from 'react-router'
import { LANGUAGE } from '#common/format'
import { asksPostcode, homeCountry, shipsBySettings } from '#domain/delivery'
import { shippingRule } from '#common/money'
import { settings } from '#common/words'
import { shopContext } from '#web/context'
import type { Route } from './+types/root'
import './styles/app.css'
import { CartPanelHost } from './ui/cart/CartPanelHost.tsx'
import { useAccountsCart } from './ui/cart/use-accounts-cart.ts'
import { CompareBar } from './ui/compare/CompareBar.tsx'
import { ErrorPage } from './ui/ErrorPage.tsx'
import { Footer } from './ui/shell/Footer.tsx'
import { useAccountsGarage } from './ui/garage/use-accounts-garage.ts'
import { Header } from './ui/shell/Header.tsx'
import { Icons } from './ui/Icon.tsx'
import { Loading } from './ui/Loading.tsx'
import { Notifications } from './ui/shell/Notifications.tsx'
import { NotWhole } from './ui/NotWhole.tsx'
import { Offline } from './ui/shell/Offline.tsx'
import { PageComing } from './ui/shell/PageComing.tsx'
import { PageTold } from './ui/shell/PageTold.tsx'
import { Promises } from './ui/shell/Promises.tsx'
import { SkipLink } from './ui/shell/SkipLink.tsx'
import { followLinks } from './web/page/follow-links.ts'
import { refuseSecondPress } from './web/page/second-press.ts'
import { followGarage } from './web/car/garage.ts'
import { EARLY, makeUp } from './web/page/early.ts'
import { MARK, markDocument } from './web/page/head-script.ts'
import { followSession } from './web/session.ts'
import { useShop } from './web/settings.ts'

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const

export const links: Route.LinksFunction = () => [
  font(sourceSans),
  font(barlow),
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  const { config } = ctx
  const { prices, SHIPPING_PERCENT, FREE_SHIPPING_OVER } = config
  const shipping = shippingRule(prices, SHIPPING_PERCENT, FREE_SHIPPING_OVER)
  const home = await homeCountry(ctx)
  const deliveryDays = settings.days(config.DELIVERY_DAYS)
  return {
    shopName: config.SHOP_NAME,
    since: config.since,
    baseUrl: config.baseUrl,
    prices,
    shipping,
    shipsBySettings: await shipsBySettings(ctx),
    home: { country: home, asksPostcode: await asksPostcode(ctx, { country: home }) },
    deliveryDays,
    guestUnits: config.GUEST_UNITS,
    contact: config.CONTACT_EMAIL,
  }
}

/** The shop's name and address do not change while a page is open. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const { shopName, since, prices } = useShop()
  useLayoutEffect(markDocument, [])
  useEffect(followSession, [])
  useLayoutEffect(followGarage, [])
  useAccountsGarage()
  useAccountsCart()
  const navigate = useNavigate()
  useEffect(() => followLinks(navigate), [navigate])
  useEffect(refuseSecondPress, [])
  // From now on buttons answer: what drives the page by script can wait for this.
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true'
    makeUp()
  }, [])
  return (
    <html
      lang={LANGUAGE}
      data-currency={prices.currency}
      data-prices={prices.whole ? undefined : 'cents'}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#1f2428" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0a0b0c" />
        <script dangerouslySetInnerHTML={{ __html: MARK }} />
        <script dangerouslySetInnerHTML={{ __html: EARLY }} />
        <Meta />
        <Links />
        <link rel="search" type="application/opensearchdescription+xml" title={shopName} href="/opensearch.xml" />
      </head>
      <body>
        <Icons />
        <SkipLink />
        <Promises />
        <Header shopName={shopName} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <CompareBar />
        <Footer shopName={shopName} since={since} currency={prices.currency} />
        <CartPanelHost />
        <Notifications />
        <Offline />
        <NotWhole />
        <PageComing />
        <PageTold />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function HydrateFallback() {
  return <Loading />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
}
