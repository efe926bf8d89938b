import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './Button.tsx'
import { PageLink } from './PageLink.tsx'

/** A link that looks like a button: it leads somewhere. */
export function LinkButton({ look, small, className = '', ...rest }: ButtonLook & ComponentProps<typeof PageLink>) {
  return <PageLink className={buttonClass({ look, small }, className)} {...rest} />
}
