/** A vehicle make's mark from the path of a 24 × 24 drawing; nothing where there is none. */
export function MakeMark({ path, className }: { path: string | null; className: string }) {
  if (!path) return null
  return (
    <svg viewBox="0 0 24 24" className={`flex-none ${className}`} fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
