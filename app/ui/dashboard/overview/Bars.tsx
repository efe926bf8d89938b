import type { ReactNode } from 'react'

type Bar = { key: string; label: ReactNode; value: number; says: string }

/** A short ranking: each row a name, a bar and its figure. */
export function Bars({ rows, empty }: { rows: readonly Bar[]; empty: string }) {
  if (rows.length === 0) return <p className="text-ink-2">{empty}</p>
  const most = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <ul className="grid gap-2.5">
      {rows.map(({ key, label, value, says }) => (
        <li key={key} className="grid gap-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0">{label}</span>
            <span className="tabular flex-none text-[0.9375rem] text-ink-2">{says}</span>
          </span>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="h-1.5 w-full bg-sunken" aria-hidden="true">
            <rect width={(value / most) * 100} height="1" className="fill-ink" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
