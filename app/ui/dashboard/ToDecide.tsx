import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'
import { momentOf } from '#common/format'
import { adminLists } from '#common/words'
import { Email } from '../Email.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { ChooseBox, ChooseMany } from './ChooseAll.tsx'
import { NextPage, useIsPaged } from './NextPage.tsx'
import { PageHead } from './PageHead.tsx'
import { Tabs } from './Tabs.tsx'
import { type Chosen, useChosen } from './use-chosen.ts'

const say = adminLists.queue

type Props<Item extends { _id: string }> = {
  title: string
  intro: string
  path: string
  /** What will stand here, while nothing does. */
  empty: string
  open: boolean
  items: Item[]
  next: string | null
  /** How the box is called that chooses one. */
  nameOf: (item: Item) => string
  /** What can be done with all that are chosen. */
  Many: ComponentType<{ of: Chosen<Item> }>
  /** `box`: chooses this one; null where nothing is to be decided. */
  children: (item: Item, box: ReactNode) => ReactNode
}

/** Reads the page of a queue that an address names: what is open, unless it says `open=false`. */
export async function readToDecide<Page>(
  { searchParams }: URL,
  read: (query: { open: 'true' | 'false'; cursor: string | null }) => Promise<Page>,
) {
  const open = searchParams.get('open') !== 'false'
  return { open, ...(await read({ open: open ? 'true' : 'false', cursor: searchParams.get('cursor') })) }
}

/** A queue that admins decide: what is open, and what was decided. */
export function ToDecide<Item extends { _id: string }>(props: Props<Item>) {
  const { title, intro, path, empty, open, items, next, nameOf, Many, children } = props
  const chosen = useChosen(items)
  const paged = useIsPaged(next)
  const tabs = [
    { to: path, label: say.open, here: open },
    { to: `${path}?open=false`, label: say.decided, here: !open },
  ]
  return (
    <>
      <PageHead title={title} intro={intro} />
      <Tabs label={title} tabs={tabs} />
      {open && (
        <ChooseMany of={chosen} paged={paged}>
          <Many of={chosen} />
        </ChooseMany>
      )}
      {items.length === 0 ? (
        <EmptyState title={open ? say.noneOpen : say.noneDecided}>{empty}</EmptyState>
      ) : (
        <ul className="grid gap-5">
          {items.map((item) => (
            <li key={item._id}>{children(item, open && <ChooseBox of={chosen} item={item} label={nameOf(item)} />)}</li>
          ))}
        </ul>
      )}
      <NextPage next={next} />
    </>
  )
}

type CardProps = {
  part: { _id: string; name: string }
  box: ReactNode
  /** What stands beside the name of the part. */
  beside: ReactNode
  /** What is to be decided, where the name of the part alone does not tell. */
  label?: string
  children: ReactNode
}

/** One of these, under the part that it is about. */
export function ToDecideCard({ part, box, beside, label, children }: CardProps) {
  return (
    <article className="border border-edge bg-surface p-4 sm:p-5" aria-label={label}>
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="flex items-baseline gap-3 text-2xl">
          {box}
          <Link to={`/shop/${part._id}`} className="link">
            {part.name}
          </Link>
        </h3>
        <p className="text-[0.9375rem] text-ink-2">{beside}</p>
      </header>
      {children}
    </article>
  )
}

/** Who sent it, and when; null: somebody who was not signed in. */
export function SentBy({ by, at }: { by: { name: string; email: string } | null; at: string }) {
  return (
    <>
      {by ? (
        <>
          {by.name},{' '}
          <span className="[overflow-wrap:anywhere]">
            <Email of={by.email} />
          </span>
        </>
      ) : (
        say.notSignedIn
      )}
      , <time dateTime={at}>{momentOf(at)}</time>
    </>
  )
}
