import * as words from '#common/words'
import type { Reading } from '#domain/finding/schema'
import { isWhole } from '../../web/shop-link.ts'
import { Note } from '../Note.tsx'
import { NumberNote } from './NumberNote.tsx'
import { isPlateReadAsCar } from './other-than-number.ts'
import { ReadingNote } from './ReadingNote.tsx'
import { ToldNote } from './ToldNote.tsx'

type Props = { reading: Reading; typed: string; params: URLSearchParams; hasParts: boolean }

/** How the typed words were read: what was understood, what the shop tells about them, and which number they are. */
export function ReadingNotes({ reading, typed, params, hasParts }: Props) {
  // Where there are no parts, and the number is unknown, `NothingFound` says it.
  const isPlate = (hasParts || !reading.unknownNumber) && isPlateReadAsCar(typed, reading.pieces)
  return (
    <>
      <ReadingNote reading={reading} words={typed} isAll={isWhole(params)} params={params} />
      <ToldNote reading={reading} params={params} />
      {isPlate && <Note live>{words.shopList.nothing.instead.plate}</Note>}
      <NumberNote reading={reading} q={typed} params={params} />
    </>
  )
}
