import { listed } from '#common/format'
import * as words from '#common/words'
import type { Reading } from '#domain/finding/schema'
import { withValue, without } from '../../web/shop-link.ts'
import { Icon } from '../Icon.tsx'
import { Note } from '../Note.tsx'
import { PageLink } from '../PageLink.tsx'
import { PartNumber } from '../catalogue/PartNumber.tsx'
import { namesOthers } from './OtherCars.tsx'

const say = words.finding.said

type Props = { reading: Reading; words: string; isAll: boolean; params: URLSearchParams }

/** How the words of the search were understood, each piece removable, so that nobody wonders what they are looking at. */
export function ReadingNote({ reading, words: typed, isAll, params }: Props) {
  const { corrected, dropped, isEmpty, number, pieces } = reading
  if (isEmpty) return <Note live>{say.nothing(typed, isAll)}</Note>
  const note = (corrected.length > 0 || number || pieces.length > 0) && (
    <div className="flex flex-wrap items-center gap-1.5 text-[0.9375rem] text-ink-2">
      {corrected.map(({ from, to }) => (
        <p key={from} role="status">
          {say.showing} <strong className="font-semibold text-ink">{to}</strong> {say.instead(from)}
        </p>
      ))}
      {number ? (
        <p>
          {say.number} <PartNumber className="text-ink">{number}</PartNumber>.
        </p>
      ) : (
        <Pieces pieces={pieces} params={params} />
      )}
    </div>
  )
  if (dropped.length === 0 || namesOthers(reading)) return note
  return (
    <>
      <Note live>{say.dropped(listed(dropped.map(words.shopList.quoted)))}</Note>
      {note}
    </>
  )
}

function Pieces({ pieces, params }: { pieces: Reading['pieces']; params: URLSearchParams }) {
  if (pieces.length === 0) return null
  return (
    <>
      <p id="read-as" className="mr-1">
        {say.readAs}
      </p>
      <ul aria-labelledby="read-as" className="contents">
        {pieces.map(({ means, text, without: rest }) => (
          <li key={text} className="flex items-center border border-edge bg-surface text-ink">
            <span className="py-0.5 pl-2">{means}</span>
            <PageLink
              to={rest ? withValue(params, 'q', rest) : without(params, 'q')}
              rel="nofollow"
              aria-label={say.remove(means)}
              className="grid size-8 place-content-center text-ink-2 hover:text-signal"
            >
              <Icon name="close" className="size-4" />
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  )
}
