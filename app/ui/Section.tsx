import { type ReactNode, useId } from 'react'

/** A titled part of a page. `id` makes it a place that can be linked to. */
export function Section({
  title,
  id,
  note,
  children,
}: {
  title: string
  id?: string
  note?: string
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} id={id}>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={heading} className="text-3xl">
          {title}
        </h2>
        <div className={`dimension ${note ? 'min-w-[min(9rem,100%)]' : ''}`} aria-hidden={note ? undefined : true}>
          {note && <span className="font-mono text-[0.8125rem] text-ink-2">{note}</span>}
        </div>
      </div>
      {children}
    </section>
  )
}
