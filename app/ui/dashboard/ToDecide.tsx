import type { ReactNode } from 'react'
import { EmptyState } from '../EmptyState.tsx'
import { NextPage } from './NextPage.tsx'
import { PageHead } from './PageHead.tsx'
import { Tabs } from './Tabs.tsx'

type Props<Item> = {
  title: string
  intro: string
  path: string
  /** What will stand here, while nothing does. */
  empty: string
  open: boolean
  items: Item[]
  next: string | null
  children: (item: Item) => ReactNode
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
  const { title, intro, path, empty, open, items, next, children } = props
  const tabs = [
    { to: path, label: 'To decide', here: open },
    { to: `${path}?open=false`, label: 'Decided', here: !open },
  ]
  return (
    <>
      <PageHead title={title} intro={intro} />
      <Tabs label={title} tabs={tabs} />
      {items.length === 0 ? (
        <EmptyState title={open ? 'Nothing to decide' : 'Nothing decided yet'}>{empty}</EmptyState>
      ) : (
        <ul className="grid gap-5">
          {items.map((item) => (
            <li key={item._id}>{children(item)}</li>
          ))}
        </ul>
      )}
      <NextPage next={next} />
    </>
  )
}
