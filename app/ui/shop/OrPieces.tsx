import * as words from '#common/words'
import type { Reading } from '#domain/finding/schema'
import { withValue } from '../../web/shop-link.ts'
import { Note } from '../Note.tsx'
import { PageLink } from '../PageLink.tsx'

const TIMES = /^x([2-9])$/i

/** "Oil filter x2" is read as a BMW X2: says so, and leads to the parts of whoever meant two of them. */
export function OrPieces({ reading: { pieces, vehicle }, params }: { reading: Reading; params: URLSearchParams }) {
  const last = pieces.at(-1)
  const [, count] = (last?.kind === 'model' && TIMES.exec(last.text)) || []
  const isCarSaid = pieces.some(({ kind }) => kind === 'make' || kind === 'year' || kind === 'generation')
  if (!count || !last?.without || !vehicle || isCarSaid || pieces.every(({ kind }) => kind !== 'type')) return null
  return (
    <Note live>
      {words.finding.said.orPieces(vehicle.label, count)}{' '}
      <PageLink to={withValue(params, 'q', last.without)} rel="nofollow" className="link font-semibold">
        {last.without}
      </PageLink>
    </Note>
  )
}
