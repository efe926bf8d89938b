import { type ReactNode, useId } from 'react'

/** Fields that belong together, under their heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      role="group"
      aria-labelledby={id}
      className="grid grid-cols-1 gap-4 border border-hair bg-surface px-[min(1.25rem,6vw)] pt-4 pb-5 print:break-inside-avoid"
    >
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
