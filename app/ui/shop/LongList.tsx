import { Children, type ReactNode } from 'react'

/** The first of many, the rest folded away; without script too. */
export function LongList({ children, first, more }: { children: ReactNode; first: number; more: string }) {
  const items = Children.toArray(children)
  if (items.length <= first + 2) return <ul>{items}</ul>
  return (
    <>
      <ul>{items.slice(0, first)}</ul>
      <details>
        <summary className="link min-h-8 list-none py-1 text-[0.9375rem]">
          {more} ({items.length - first})
        </summary>
        <ul>{items.slice(first)}</ul>
      </details>
    </>
  )
}
