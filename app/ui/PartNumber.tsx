/** A part's number in figures of one width, never broken in two lines by a word break of ours. */
export function PartNumber({ children, className = '' }: { children: string; className?: string }) {
  return <span className={`number ${className}`}>{children}</span>
}
