/** Stands where something loads, in its size. `className` gives the size. */
export function Skeleton({ className }: { className: string }) {
  return <span className={`skeleton block ${className}`} aria-hidden="true" />
}
