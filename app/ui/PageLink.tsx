import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of this shop, from its root. */
  to: string
  /** The page stays where it is scrolled to. */
  stay?: boolean
}

/** A link to a page of the shop. `followLinks` follows it for the whole document: a list has a hundred of them. */
export function PageLink({ to, stay = false, ...rest }: Props) {
  return <a href={to} data-page={stay ? 'stay' : ''} {...rest} />
}
