import { useId } from 'react'
import * as words from '#common/words'

type Drawing = {
  /** What is there, in graphite. */
  lines: string
  /** The measure, or where to look, in the colour that means "here". */
  here: string
  /** What one reads there, and where it stands in the drawing. Where answers are offered, it is none of them. */
  text?: [x: number, y: number, text: string]
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`
/** |<——>| with its extension lines up to `top`. */
const across = (x1: number, x2: number, y: number, top: number) =>
  `M${x1} ${top}V${y + 4}M${x2} ${top}V${y + 4}M${x1} ${y}H${x2}M${x1 + 7} ${y - 3}l-7 3l7 3M${x2 - 7} ${y - 3}l7 3l-7 3`
/** `n` holes on a circle. */
const holes = (x: number, y: number, on: number, r: number, n = 5) =>
  Array.from({ length: n }, (_, i) => {
    const turn = (2 * Math.PI * i) / n - Math.PI / 2
    return circle(Math.round(x + on * Math.cos(turn)), Math.round(y + on * Math.sin(turn)), r)
  }).join('')

const DRAWINGS: Record<words.atCar.Sketch, Drawing> = {
  disc: {
    lines: circle(80, 48, 42) + circle(80, 48, 20) + circle(80, 48, 7) + holes(80, 48, 14, 2),
    here: across(38, 122, 104, 50),
    text: [80, 99, '? mm'],
  },
  plate: {
    lines: `M14 112V60l26-40h46v92zM24 60l20-30h30v30zM24 76h10M104 8v104M146 8v104M104 46h8v12h-8`,
    here: box(108, 72, 36, 18) + 'M92 81h14M101 77l5 4l-5 4',
    text: [126, 85, '05/12'],
  },
  chassis: {
    lines: 'M38 16h84l20 46H18zM18 62L8 84v28h144V84l-10-22M26 92h22M112 92h22M60 104h40',
    here: box(98, 48, 32, 10) + 'M114 72v-12M110 66l4-6l4 6',
    text: [108, 84, '…123456'],
  },
  wiper: {
    lines: 'M16 66h128M16 72h128M16 66v6M144 66v6M40 66q40-24 80 0M80 54v-8l34-34M80 46l-6-6',
    here: across(16, 144, 98, 74),
    text: [80, 93, '? mm'],
  },
  tyre: {
    lines: circle(60, 64, 52) + circle(60, 64, 30) + circle(60, 64, 8) + holes(60, 64, 19, 3),
    here: 'M32 36a40 40 0 0 1 56 0M112 16L92 32M94 25l-2 7l8-1',
    text: [128, 11, '…/… R…'],
  },
  wheel: {
    lines:
      circle(60, 64, 52) +
      circle(60, 64, 44) +
      circle(60, 64, 12) +
      'M52 55V22M68 55V22M51 70L22 88M56 76L32 98M69 70l29 18M64 76l24 22',
    here: box(54, 28, 12, 22) + 'M112 16L70 36M78 29l-8 7l10 1',
    text: [128, 11, '…J × …'],
  },
  bolts: {
    lines: circle(80, 50, 44) + circle(80, 50, 10) + holes(80, 50, 28, 4),
    here: circle(80, 50, 28) + across(52, 108, 106, 50),
    text: [80, 101, '? mm'],
  },
  battery: {
    lines: box(16, 34, 128, 76) + 'M28 34v-12h20v12M112 34v-12h20v12M38 14v-6M34 11h8M118 11h8M16 46h128',
    here: box(52, 60, 56, 32),
    text: [80, 82, '?'],
  },
  bulb: {
    lines: 'M50 14q30-12 60 0v40l-8 10H58l-8-10zM66 46V30h28v16M70 30l4-6l4 6l4-6l4 6M72 96v14M88 96v14',
    here: box(56, 66, 48, 28),
    text: [80, 86, '?'],
  },
  pedals: {
    lines:
      box(62, 34, 30, 28) +
      'M77 34V8M70 42h14M70 50h14' +
      box(114, 30, 20, 58) +
      'M124 30V8M118 44h12M118 58h12M118 72h12M8 112h144',
    here: box(16, 34, 30, 28) + 'M31 34V8M24 42h14M24 50h14M31 92V70M27 77l4-7l4 7',
  },
  paper: {
    lines: box(34, 6, 92, 108) + 'M44 20h40M44 34h72M44 46h72M44 80h72M44 92h56M44 102h72',
    here: box(40, 54, 80, 16) + 'M48 62h40',
  },
  sticker: {
    lines:
      box(20, 22, 120, 76) +
      'M30 36h60M30 52h16M54 52h16M78 52h16M102 52h16M30 68h16M78 68h16M102 68h16M30 84h16M54 84h16M78 84h16',
    here: box(50, 60, 24, 16) + 'M54 68h16',
  },
  book: {
    lines:
      'M80 24q-28-16-66-8v84q38-8 66 8q28-16 66-8V16q-38-8-66 8zM80 24v84M26 34q22-4 42 4M26 50q22-4 42 4M26 66q22-4 42 4M92 38q20-8 42-4M92 70q20-8 42-4M92 86q20-8 42-4',
    here: 'M90 46q22-8 46-5v16q-24-3-46 5z',
  },
}

/** A drawing of where on the car the answer is found, in the manner of a workshop drawing. */
export function Sketch({ of: name, className }: { of: words.atCar.Sketch; className: string }) {
  const id = useId()
  const [title, description] = words.atCar.sketch[name]
  const { lines, here, text } = DRAWINGS[name]
  return (
    <svg
      viewBox="0 0 160 120"
      role="img"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
      className={`sketch ${className}`}
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{description}</desc>
      <path d={lines} />
      <path d={here} className="sketch-here" />
      {text && (
        <text x={text[0]} y={text[1]}>
          {text[2]}
        </text>
      )}
    </svg>
  )
}
