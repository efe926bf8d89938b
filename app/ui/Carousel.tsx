import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as words from '#common/words'
import { useCalm } from '../web/page/calm.ts'
import { useEmbla } from '../web/page/embla.ts'
import { Icon } from './Icon.tsx'

const say = words.goods.carousel
const AUTOPLAY_MS = 5000

/** How many slides stand side by side, by the width of the window in pixels, whatever the size of text (specification, section 2). */
const WIDTHS = {
  brands: 'basis-full min-[480px]:basis-1/2 min-[600px]:basis-1/3 min-[1024px]:basis-1/4',
  arrivals: 'basis-full min-[480px]:basis-1/2 min-[600px]:basis-1/3',
} as const

/** From which width of the window on so many slides all stand there, so that there is nothing to turn. */
const ALL_THERE: Record<keyof typeof WIDTHS, string[]> = {
  brands: ['hidden', 'hidden', 'min-[480px]:hidden', 'min-[600px]:hidden', 'min-[1024px]:hidden'],
  arrivals: ['hidden', 'hidden', 'min-[480px]:hidden', 'min-[600px]:hidden'],
}

type Props = {
  label: string
  slides: { key: string; content: ReactNode }[]
  widths: keyof typeof WIDTHS
  loop?: boolean
  /** Moves on by itself, until it is stopped, pointed at or focused; never where less motion is asked for. */
  autoplay?: boolean
}

/** Slides driven by buttons, by swipe and by focus. Without script it is a row that scrolls. */
export function Carousel({ label, slides, widths, loop = false, autoplay = false }: Props) {
  const viewport = useRef<HTMLDivElement>(null)
  const embla = useEmbla(viewport, { loop })
  const calm = useCalm()
  const [ends, setEnds] = useState({ first: !loop, last: false })
  const [playing, setPlaying] = useState(autoplay)
  const [held, setHeld] = useState(false)
  const moving = playing && !calm

  useEffect(() => {
    if (!embla) return
    const look = () => setEnds({ first: !embla.canScrollPrev(), last: !embla.canScrollNext() })
    look()
    embla.on('select', look).on('reInit', look)
    return () => void embla.off('select', look).off('reInit', look)
  }, [embla])

  useEffect(() => {
    if (!embla || !moving || held) return
    const timer = setInterval(() => embla.scrollNext(), AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [embla, moving, held])

  const hold = (on: boolean) => () => autoplay && setHeld(on)
  return (
    <div
      role="group"
      aria-roledescription={say.role}
      aria-label={label}
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      <div ref={viewport} className="relative overflow-x-auto [html[data-script]_&]:overflow-hidden">
        <ul className="flex">
          {slides.map(({ key, content }, index) => (
            <li
              key={key}
              aria-roledescription={say.slide}
              aria-label={say.place(index + 1, slides.length)}
              className={`min-w-0 shrink-0 grow-0 ${WIDTHS[widths]}`}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div className={`with-script mt-4 flex justify-end gap-2 px-2 ${ALL_THERE[widths][slides.length] ?? ''}`}>
        {autoplay && !calm && (
          <Control
            icon={playing ? 'pause' : 'play'}
            label={playing ? say.stop : say.start}
            onClick={() => setPlaying(!playing)}
          />
        )}
        <Control icon="left" label={say.previous(label)} disabled={ends.first} onClick={() => embla?.scrollPrev()} />
        <Control icon="right" label={say.next(label)} disabled={ends.last} onClick={() => embla?.scrollNext()} />
      </div>
    </div>
  )
}

type ControlProps = {
  icon: 'left' | 'right' | 'pause' | 'play'
  label: string
  disabled?: boolean
  onClick: () => void
}

function Control({ icon, label, disabled, onClick }: ControlProps) {
  return (
    <button
      type="button"
      className="button button-line size-11 p-0"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}
