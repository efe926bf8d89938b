import { LONGEST } from '../Unbroken.tsx'

/** A part's number in figures of one width, in one line. */
export function PartNumber({ children, className = '' }: { children: string; className?: string }) {
  return <span className={`number ${children.length > LONGEST ? 'number-long ' : ''}${className}`}>{children}</span>
}
