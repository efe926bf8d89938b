import * as words from '#common/words'
import { BANNER } from '../../web/page/scenes.ts'
import { LinkButton } from '../LinkButton.tsx'
import { Picture } from '../Picture.tsx'

const say = words.home.banner

/** The shade keeps the picture from the text: on phones from top to bottom, else as far as the bolts at its left go. */
export function Banner() {
  return (
    <section aria-labelledby="banner" className="relative overflow-hidden bg-steel text-on-steel">
      <Picture
        src={BANNER.src}
        sources={BANNER.sources}
        alt=""
        width={1920}
        height={819}
        sizes="100vw"
        first
        className="absolute inset-0 size-full object-cover object-[70%_50%]"
      />
      <div
        className="absolute inset-0 from-[#14171a] max-sm:bg-linear-to-b max-sm:from-[#14171a]/55 max-sm:via-[#14171a]/88 max-sm:via-52% max-sm:to-[#14171a]/70 sm:bg-linear-to-r sm:from-30% sm:via-[#14171a]/75 sm:via-50% sm:to-transparent lg:from-46% lg:via-[#14171a]/35 lg:via-56%"
        aria-hidden="true"
      />
      <div className="on-steel sheet relative grid content-center gap-5 pt-12 pb-32 sm:pt-16 sm:pb-36">
        <h1 id="banner" className="text-6xl leading-[0.92] uppercase sm:text-7xl lg:text-8xl">
          {say.title[0]}
          <br />
          {say.title[1]}
        </h1>
        <p className="max-w-[44ch] text-lg text-on-steel sm:text-xl">{say.text}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/shop" look="signal">
            {say.shop}
          </LinkButton>
          <LinkButton
            to="/features"
            className="border-on-steel-2 text-on-steel hover:bg-on-steel hover:text-[#14171a]"
            look="quiet"
          >
            {say.arrivals}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
