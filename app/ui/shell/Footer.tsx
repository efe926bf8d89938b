import { currencyName } from '#common/format'
import { footer as say } from '#common/words'
import { PageLink } from '../PageLink.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { Wordmark } from './Wordmark.tsx'

/** The link groups lead to the nearest true page there is. */
const GROUPS = [
  {
    title: say.services.title,
    links: [
      { to: '/shop', label: say.services.shop },
      { to: '/features', label: say.services.arrivals },
      { to: '/quick-order', label: say.services.quickOrder },
      { to: '/repairs', label: say.services.repairs },
      { to: '/blog', label: say.services.blog },
      { to: '/dashboard/order', label: say.services.orders },
      { to: '/findOrder', label: say.services.findOrder },
    ],
  },
  {
    title: say.company.title,
    links: [
      { to: '/aboutUs', label: say.company.about },
      { to: '/aboutUs#fit', label: say.company.fit },
      { to: '/aboutUs#contact', label: say.company.contact },
    ],
  },
  {
    title: say.legal.title,
    links: [
      { to: '/aboutUs#delivery', label: say.legal.delivery },
      { to: '/aboutUs#terms', label: say.legal.terms },
      { to: '/aboutUs#privacy', label: say.legal.privacy },
    ],
  },
]

/** The foot of every page: tagline, links, theme. */
export function Footer({ shopName, since, currency }: { shopName: string; since: number | null; currency: string }) {
  return (
    <footer className="site on-steel mt-20 bg-steel text-on-steel">
      <div className="sheet grid grid-cols-2 gap-10 py-12 sm:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="grid content-start gap-4 max-sm:col-span-2 sm:max-lg:col-span-3">
          <Wordmark name={shopName} />
          <p className="max-w-[34ch] text-on-steel-2">{say.tagline(since)}</p>
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
          <p>{say.prices(shopName, currencyName(currency))}</p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}
