import type { Reading } from '#domain/finding/schema'
import { isWhole } from '../../web/shop-link.ts'
import { NumberNote } from './NumberNote.tsx'
import { ReadingNote } from './ReadingNote.tsx'
import { ToldNote } from './ToldNote.tsx'

type Props = { reading: Reading; typed: string; params: URLSearchParams }

/** How the typed words were read: what was understood, what the shop tells about them, and which number they are. */
export function ReadingNotes({ reading, typed, params }: Props) {
  return (
    <>
      <ReadingNote reading={reading} words={typed} isAll={isWhole(params)} params={params} />
      <ToldNote reading={reading} params={params} />
      <NumberNote reading={reading} q={typed} params={params} />
    </>
  )
}
