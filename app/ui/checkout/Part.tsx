import { type ReactNode, useId } from 'react'

/** A part of the checkout, under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section role="group" aria-labelledby={id} className="grid gap-4 border border-hair bg-surface px-5 pt-4 pb-5">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
