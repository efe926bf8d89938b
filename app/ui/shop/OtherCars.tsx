import * as words from '#common/words'
import type { Reading } from '#domain/finding/schema'
import { withValue } from '../../web/list/shop-link.ts'
import { Note } from '../Note.tsx'
import { PageLink } from '../PageLink.tsx'

/** Whether a reading tells of several cars. */
export const namesOthers = ({ otherCars, vehicle }: Reading) => otherCars.length > 0 && vehicle !== null

/** For which of the cars that were named the list is, and the ways to the others. */
export function OtherCars({ reading, params }: { reading: Reading; params: URLSearchParams }) {
  const { otherCars, vehicle } = reading
  if (!vehicle || !namesOthers(reading)) return null
  return (
    <Note live>
      <p>{words.finding.said.otherCars(vehicle.label)}</p>
      <ul className="flex flex-wrap gap-x-5">
        {otherCars.map((q) => (
          <li key={q}>
            <PageLink to={withValue(params, 'q', q)} rel="nofollow" className="link inline-block py-1 font-semibold">
              {q}
            </PageLink>
          </li>
        ))}
      </ul>
    </Note>
  )
}
