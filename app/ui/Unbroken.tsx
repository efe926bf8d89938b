const MEASURE = /(?<!\w)\d[\w./]*(?:-\w[\w./]*)*(?: × \d[\w./]*)*(?: [a-zA-Z°%]{1,3}\d{0,2}(?!\w))?/
/** "GF-6B", "CM-7F3K-29QD" */
const CODE = /(?<![\w-])[A-Z][A-Z0-9]*(?:-[A-Z0-9][\w./]*)+/
const WHOLE = new RegExp(`(${MEASURE.source}|${CODE.source})`)
/** A longer piece breaks where it must: a phone has no room for it. */
export const LONGEST = 20
/** No line could end in "5". */
const isBreakable = (piece: string) => /[ -]/.test(piece) && piece.length <= LONGEST

/** A text cut up: every second piece is a measure, a size or a number in which a line could end. */
export function piecesOf(text: string): string[] {
  const pieces = ['']
  for (const [index, piece] of text.split(WHOLE).entries()) {
    if (index % 2 === 1 && isBreakable(piece)) pieces.push(piece, '')
    else pieces[pieces.length - 1] += piece
  }
  return pieces
}

/** A text whose measures, sizes and numbers stay in one piece: "302 × 26 mm" and "0W-16" are not read over two lines. */
export function Unbroken({ text }: { text: string }) {
  return piecesOf(text).map((piece, index) =>
    index % 2 === 1 ? (
      // Pieces have no other identity than their place in the text.
      <span key={index} className="whole">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}
