import { code128 } from '#common/code-128'
import { toDo } from '#common/words'

const QUIET = 10

/** A number as a barcode that scanners read, black on white in the dark, too; people read the number beside it. */
export function Barcode({ text, className }: { text: string; className: string }) {
  const { bars, width } = code128(text)
  return (
    <svg
      role="img"
      aria-label={toDo.barcode(text)}
      viewBox={`${-QUIET} 0 ${width + 2 * QUIET} 40`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className={className}
    >
      <rect x={-QUIET} y={0} width={width + 2 * QUIET} height={40} fill="#fff" />
      {bars.map(({ at, width }) => (
        <rect key={at} x={at} y={0} width={width} height={40} fill="#000" />
      ))}
    </svg>
  )
}
