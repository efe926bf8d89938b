import { Link } from 'react-router'
import * as words from '#common/words'
import type { CategoryNode } from '#domain/catalogue/schema'
import { categoryScene } from '../../web/page/scenes.ts'
import { Icon } from '../Icon.tsx'
import { Picture } from '../Picture.tsx'
import { SectionHead } from '../SectionHead.tsx'

const say = words.home.categories

/** The six categories of the specification, in its words and order; the counts are the catalogue's. */
const SLUGS = [
  'wheels-tires',
  'smart-devices',
  'oils-fluids',
  'lights-lighting',
  'replacement-parts',
  'tools-equipment',
] as const

/** Nothing where there is none: a new shop has no parts yet. */
const Count = ({ of }: { of: number }) =>
  of > 0 && <p className="mt-1 font-mono text-[0.8125rem] text-ink-2">{say.parts(of)}</p>

export function Categories({ tree }: { tree: Pick<CategoryNode, 'slug' | 'count'>[] }) {
  return (
    <section aria-labelledby="categories" className="sheet pt-20">
      <SectionHead title={say.title} id="categories" />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {SLUGS.map((slug) => (
          <li
            key={slug}
            className="group relative grid grid-cols-[1fr_36%] overflow-hidden border border-hair bg-surface min-[22.5rem]:grid-cols-[1fr_44%]"
          >
            <div className="grid content-between gap-6 p-5">
              <div>
                <h3 className="text-2xl">{say.names[slug]}</h3>
                <Count of={tree.find((node) => node.slug === slug)?.count ?? 0} />
              </div>
              <Link
                to={`/shop?category=${slug}`}
                className="label inline-flex items-center gap-1 after:absolute after:inset-0 group-hover:text-signal"
              >
                {say.more}
                <span className="sr-only">: {say.names[slug]}</span>
                <Icon name="right" className="size-4 transition-transform group-hover:translate-x-1" />
              </Link>
            </div>
            <div className="aspect-[5/6] min-h-full overflow-hidden bg-plate">
              <Picture
                src={categoryScene(slug).src}
                sources={categoryScene(slug).sources}
                alt=""
                width={640}
                height={480}
                sizes="(min-width: 1024px) 12rem, (min-width: 600px) 22vw, 42vw"
                className="size-full object-cover transition-transform duration-300 group-hover:scale-[1.03]"
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
