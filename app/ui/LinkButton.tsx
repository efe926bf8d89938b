import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClass } from './Button.tsx'

/** A link that looks like a button: it leads somewhere. */
export function LinkButton({ look, small, className = '', ...rest }: ButtonLook & LinkProps) {
  return <Link className={buttonClass({ look, small }, className)} {...rest} />
}
