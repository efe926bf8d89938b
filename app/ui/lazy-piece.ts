import { type ComponentType, lazy } from 'react'
import { sayNotWhole } from '../web/page/not-whole.ts'

/**
 * A component whose code comes when it is shown first. Where the code cannot be fetched, the page stays as it is without it, and says so
 * at its foot, and in its place what is `missing` there.
 */
export const lazyPiece = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: ComponentType = () => null,
) =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => {
        sayNotWhole()
        return { default: missing as ComponentType<Props> }
      },
    ),
  )
