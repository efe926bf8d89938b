import * as words from '#common/words'
import type { Reading } from '#domain/finding/schema'
import { withValue } from '../../web/shop-link.ts'
import { Note } from '../Note.tsx'
import { PageLink } from '../PageLink.tsx'
import { PartNumber } from '../catalogue/PartNumber.tsx'

const say = words.finding.number

type Props = { reading: Pick<Reading, 'unknownNumber' | 'didYouMean' | 'list'>; q: string; params: URLSearchParams }

/** What a search for numbers leads to besides parts: what an unknown one may mean, and several as a list. */
export function NumberNote({ reading: { unknownNumber, didYouMean, list }, q, params }: Props) {
  return (
    <>
      {list && (
        <Note live>
          {say.list(list.lines)}{' '}
          <PageLink to={`/quick-order?${new URLSearchParams({ lines: q })}`} className="link font-semibold">
            {say.checkList}
          </PageLink>
        </Note>
      )}
      {didYouMean.length > 0 && (
        <Note tone="warn" live>
          <p className="text-lg">{say.unknown(unknownNumber ?? q)}</p>
          <ul className="mt-2 grid gap-1.5">
            {didYouMean.map((near) => (
              <li key={near.number} className="flex flex-wrap items-baseline gap-x-3">
                <PageLink to={withValue(params, 'q', near.q)} className="link text-lg font-semibold">
                  <PartNumber>{near.number}</PartNumber>
                </PageLink>
                <span className="text-ink-2">
                  {near.name}, {say.parts(near.parts)}
                </span>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </>
  )
}
