import { Fragment } from 'react'

/** An e-mail address that ends a line before its @ or a dot, rather than within a word, where one line is too short. */
export const Email = ({ of }: { of: string }) =>
  of.split(/(?=[@.])/).map((piece, n) => (
    // Its pieces never change their order.
    <Fragment key={n}>
      {n > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
