import { Link } from 'react-router'
import * as words from '#common/words'
import { BrandMark } from '../brand-marks/BrandMark.tsx'
import { MARKED_BRANDS } from '../brand-marks/brands.ts'
import { Carousel } from '../Carousel.tsx'
import { SectionHead } from '../SectionHead.tsx'

/** Eight brands by their marks, each leading to its parts; `sold`: the slugs of those that the shop has. */
export function Brands({ sold }: { sold: string[] }) {
  const slides = MARKED_BRANDS.filter(({ slug }) => sold.includes(slug)).map(({ slug, name }) => ({
    key: slug,
    content: (
      <Link
        to={`/shop?brand=${slug}`}
        className="group mx-2 grid justify-items-center gap-3 border border-hair bg-surface px-5 pt-8 pb-5 hover:border-ink"
      >
        <BrandMark slug={slug} name={name} />
        <span className="text-[0.9375rem] text-ink-2 group-hover:text-signal">{words.home.brands.makes[slug]}</span>
      </Link>
    ),
  }))
  return (
    <section aria-labelledby="brands" className="sheet pt-20">
      <SectionHead title={words.home.brands.title} id="brands" />
      <div className="-mx-2">
        <Carousel label={words.home.brands.label} slides={slides} widths="brands" />
      </div>
    </section>
  )
}
