import { currencyName } from '#common/format'
import { PageLink } from './PageLink.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { Wordmark } from './Wordmark.tsx'

/** The link groups lead to the nearest true page there is. */
const GROUPS = [
  {
    title: 'Services',
    links: [
      { to: '/shop', label: 'Find parts' },
      { to: '/features', label: 'New arrivals' },
      { to: '/quick-order', label: 'Quick order' },
      { to: '/repairs', label: 'Whole repairs' },
      { to: '/blog', label: 'Repair guides' },
      { to: '/dashboard/order', label: 'My orders' },
      { to: '/findOrder', label: 'Find your order' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: '/aboutUs', label: 'About us' },
      { to: '/aboutUs#fit', label: 'How we check the fit' },
      { to: '/aboutUs#contact', label: 'Contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/aboutUs#delivery', label: 'Delivery and returns' },
      { to: '/aboutUs#terms', label: 'Terms of use' },
      { to: '/aboutUs#privacy', label: 'Privacy' },
    ],
  },
]

/** The foot of every page: tagline, links, theme. */
export function Footer({ shopName, currency }: { shopName: string; currency: string }) {
  return (
    <footer className="site on-steel mt-20 bg-steel text-on-steel">
      <div className="sheet grid grid-cols-2 gap-10 py-12 sm:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="grid content-start gap-4 max-sm:col-span-2 sm:max-lg:col-span-3">
          <Wordmark name={shopName} />
          <p className="max-w-[34ch] text-on-steel-2">
            The right part, the first time. Parts that fit your car, checked by make, model, year and engine, since
            1992.
          </p>
        </div>
        {GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="label mb-2 border-b border-[#444b51] pb-2">{title}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <PageLink to={to} className="inline-block py-1 text-on-steel-2 hover:text-on-steel hover:underline">
                    {label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="border-t border-[#3a4045]">
        <div className="sheet flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 text-[0.9375rem] text-on-steel-2">
          <p>
            {shopName} motor parts. Prices in {currencyName(currency)}.
          </p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}
