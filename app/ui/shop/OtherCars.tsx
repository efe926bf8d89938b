import * as words from '#common/words'
import type { Reading } from '#domain/finding/schema'
import { withValue } from '../../web/shop-link.ts'
import { Note } from '../Note.tsx'
import { PageLink } from '../PageLink.tsx'

/** Whether a reading tells of several cars. */
export const namesOthers = ({ otherCars }: Reading) => otherCars.length > 0

/** For which of the cars that were named the list is, and the ways to the others; for none, where a name may be of several. */
export function OtherCars({ reading, params }: { reading: Reading; params: URLSearchParams }) {
  const { otherCars, vehicle, dropped } = reading
  if (!namesOthers(reading)) return null
  return (
    <Note live>
      <p>{vehicle ? words.finding.said.otherCars(vehicle.label) : words.finding.said.whichCar(dropped)}</p>
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
