import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import { type RefObject, useEffect, useState } from 'react'

const AHEAD = '300px'

/** Drives a row of slides. The code comes when the row is about to be seen; until then, null. */
export function useEmbla(row: RefObject<HTMLElement | null>, { loop }: { loop: boolean }): EmblaCarouselType | null {
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null)
  useEffect(() => {
    const node = row.current
    if (!node) return
    let gone = false
    let api: EmblaCarouselType | undefined
    const options: EmblaOptionsType = { loop, align: 'start', slidesToScroll: 1, containScroll: 'trimSnaps' }
    const start = async () => {
      const { default: create } = await import('embla-carousel')
      if (gone) return
      api = create(node, options)
      setEmbla(api)
    }
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        watch.disconnect()
        void start()
      },
      { rootMargin: AHEAD },
    )
    watch.observe(node)
    return () => {
      gone = true
      watch.disconnect()
      api?.destroy()
    }
  }, [row, loop])
  return embla
}
