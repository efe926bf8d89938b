import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { dashboard as say } from '#common/words'
import { Icon } from '../Icon.tsx'
import { ADMIN_MENU, CUSTOMER_MENU, type Entry, isOf, SHOP_MENUS } from './side-menus.ts'

const LOOK =
  'label flex min-h-11 items-center border-l-2 border-hair px-4 hover:text-signal aria-[current=page]:border-accent aria-[current=page]:bg-signal-wash'

/** Beside the page; on narrow screens a drawer above it that says where one is. */
export function SideMenu({ admin }: { admin: boolean }) {
  const { pathname, key } = useLocation()
  const menu = admin ? [...ADMIN_MENU, ...SHOP_MENUS.flatMap(({ entries }) => entries)] : CUSTOMER_MENU
  const here = menu.find((entry) => isOf(entry, pathname))
  return (
    <>
      <nav aria-label={say.title} className="self-start max-lg:hidden lg:sticky lg:top-36 xl:top-24">
        <MenuList admin={admin} />
      </nav>
      <details key={key} className="group border border-edge bg-surface lg:hidden print:hidden">
        <summary className="label flex min-h-12 list-none items-center justify-between gap-3 px-4">
          {here?.label ?? say.menu.closed}
          <Icon name="down" className="size-5 group-open:rotate-180" />
        </summary>
        <nav aria-label={say.title} className="border-t border-hair py-2">
          <MenuList admin={admin} />
        </nav>
      </details>
    </>
  )
}

function MenuList({ admin }: { admin: boolean }) {
  if (!admin) return <Links of={CUSTOMER_MENU} />
  return (
    <>
      <Links of={ADMIN_MENU} />
      {SHOP_MENUS.map(({ name, entries }) => (
        <MenuGroup key={name} name={name} entries={entries} />
      ))}
    </>
  )
}

function MenuGroup({ name, entries }: (typeof SHOP_MENUS)[number]) {
  const id = useId()
  return (
    <>
      <p className="label mt-4 px-4 pb-1 text-[0.8125rem] text-ink-2" id={id}>
        {name}
      </p>
      <Links of={entries} labelledBy={id} />
    </>
  )
}

function Links({ of, labelledBy }: { of: readonly Entry[]; labelledBy?: string }) {
  const { pathname } = useLocation()
  return (
    <ul aria-labelledby={labelledBy}>
      {of.map((entry) => (
        <li key={entry.to}>
          <Link to={entry.to} aria-current={isOf(entry, pathname) ? 'page' : undefined} className={LOOK}>
            {entry.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
