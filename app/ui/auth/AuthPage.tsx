import type { ReactNode } from 'react'
import { CartWaits } from './CartWaits.tsx'

type Props = {
  title: string
  intro?: ReactNode
  children: ReactNode
  foot?: ReactNode
  /** Where one came from, if one was sent here. */
  from?: string | null
}

/** One sheet of paper on the drawing board: the frame of every page about signing in. */
export function AuthPage({ title, intro, children, foot, from }: Props) {
  return (
    <div className="graph-paper -mb-20 px-4 pt-8 pb-24 sm:pt-14 sm:pb-32">
      <div className="mx-auto grid w-full max-w-[27rem] grid-cols-1 gap-6 border border-ink bg-surface px-[min(1.25rem,6vw)] py-7 sm:px-8 sm:py-9">
        <header className="grid gap-2">
          <h1 className="text-4xl sm:text-5xl">{title}</h1>
          {intro && <p className="text-ink-2">{intro}</p>}
        </header>
        {from && <CartWaits from={from} />}
        {children}
        {foot && <footer className="border-t border-hair pt-5">{foot}</footer>}
      </div>
    </div>
  )
}
