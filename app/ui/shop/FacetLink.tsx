import { Link } from 'react-router'
import type { FacetValue } from '#domain/catalogue/schema'
import { Icon } from '../Icon.tsx'

const whole = new Intl.NumberFormat('en-US')
const INDENT = ['', 'pl-4', 'pl-8'] as const

/** One value of a facet: a link that takes it in or out, so that it works without script. */
export function FacetLink({ value, to }: { value: FacetValue; to: string }) {
  const { label, count, selected, depth = 0 } = value
  return (
    <Link
      to={to}
      rel="nofollow"
      preventScrollReset
      aria-current={selected || undefined}
      className={`flex min-h-8 items-center gap-2.5 text-[0.9375rem] leading-tight hover:text-signal ${INDENT[depth] ?? INDENT[2]}`}
    >
      <span
        className={`grid size-4.5 flex-none place-content-center border ${selected ? 'border-signal bg-signal text-on-signal' : 'border-edge bg-surface'}`}
        aria-hidden="true"
      >
        {selected && <Icon name="check" className="size-4" />}
      </span>
      <span className={`min-w-0 flex-1 py-1 ${selected ? 'font-semibold' : ''}`}>
        {label}
        {selected && <span className="sr-only"> (chosen, take out)</span>}
      </span>
      <span className="tabular text-ink-2">
        {whole.format(count)}
        <span className="sr-only"> parts</span>
      </span>
    </Link>
  )
}
