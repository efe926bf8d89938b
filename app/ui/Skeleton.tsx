/** Stands where something loads, in its size. `className` gives the size. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return <span className={`skeleton block ${className}`} aria-hidden="true" />
}
