import { Link, useLocation } from 'react-router'
import { header as say } from '#common/words'
import { CartLink } from './CartLink.tsx'
import { CarButton } from '../garage/CarButton.tsx'
import { Icon } from '../Icon.tsx'
import { MenuLinks } from './MenuLinks.tsx'
import { SearchBox } from './SearchBox.tsx'
import { Wordmark } from './Wordmark.tsx'

/** The navbar: sticky; on small screens its links collapse into a dropdown that opens without script too. */
export function Header({ shopName }: { shopName: string }) {
  const { key } = useLocation()
  return (
    <header className="site sticky low:static top-0 z-30 border-b border-hair bg-surface">
      <div className="sheet flex flex-wrap items-center gap-x-4 xl:gap-x-6">
        <div className="bar-home">
          <Link to="/" className="inline-block py-2.5 align-top hover:text-signal" aria-label={say.home(shopName)}>
            <Wordmark name={shopName} inBar />
          </Link>
        </div>
        <nav aria-label={say.menu.title} className="max-lg:hidden">
          <ul className="flex">
            <MenuLinks />
          </ul>
        </nav>
        <div className="order-last w-full pb-3 xl:order-none xl:w-auto xl:flex-1 xl:basis-20 xl:pb-0">
          <SearchBox />
        </div>
        <div className="ml-auto flex items-center">
          <CarButton />
          <CartLink />
          <details key={key} className="group lg:hidden">
            <summary
              className="grid size-11 list-none place-content-center hover:text-signal"
              aria-label={say.menu.open}
            >
              <Icon name="menu" className="size-6 group-open:hidden" />
              <Icon name="close" className="hidden size-6 group-open:block" />
            </summary>
            <nav aria-label={say.menu.title} className="absolute inset-x-0 top-full border-b border-ink bg-surface">
              <ul className="sheet grid py-2 text-lg">
                <MenuLinks />
              </ul>
            </nav>
          </details>
        </div>
      </div>
    </header>
  )
}
