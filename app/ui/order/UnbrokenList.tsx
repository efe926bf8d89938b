import { Fragment, type ReactNode } from 'react'

/** What is known of somebody, with commas: a telephone number or a name stays on one line where it has room. */
export const UnbrokenList = ({ of }: { of: readonly ReactNode[] }) =>
  of.filter(Boolean).map((fact, n, all) => (
    // They never change their order.
    <Fragment key={n}>
      <span className="inline-block max-w-full [overflow-wrap:anywhere]">
        {fact}
        {n < all.length - 1 && ','}
      </span>{' '}
    </Fragment>
  ))
