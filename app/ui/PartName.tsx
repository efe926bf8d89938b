const MEASURE = /(?<!\w)(\d[\w./]*(?: × \d[\w./]*)*(?: [a-zA-Z°%]{1,3}\d{0,2}(?!\w))?)/

/** A name cut up: every second piece is a measure. */
export const piecesOf = (name: string) => name.split(MEASURE)

/** A part's name whose measures stay in one piece: "302 × 26 mm" is not read over two lines. */
export function PartName({ name }: { name: string }) {
  return piecesOf(name).map((piece, index) =>
    index % 2 === 1 ? (
      // Pieces have no other identity than their place in the name.
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}
