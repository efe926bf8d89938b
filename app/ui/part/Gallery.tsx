import { useState } from 'react'
import * as words from '#common/words'
import type { PartDetail, PartView } from '#domain/catalogue/schema'
import { Picture } from '../Picture.tsx'

const say = words.partPage.gallery
const SIZES = '(min-width: 1280px) 34rem, (min-width: 768px) 46vw, 92vw'
const THUMB_SIZES = '6rem'
const SIDE = 640

const nameOf = ({ view }: PartView, index: number) => (view ? say.views[view] : say.photo(index + 1))

/** The measure worth drawing: the first attribute in millimetres. */
const measureOf = (attributes: PartDetail['attributes']) => attributes.find(([, , unit]) => unit === 'mm')

/** The part on the bench, with its main measure called out as on a drawing. Without script its views stand below each other. */
export function Gallery({ part: { name, views, attributes, typicalPicture } }: { part: PartDetail }) {
  const [chosen, setChosen] = useState(0)
  const measure = measureOf(attributes)
  return (
    <div className="items-start xl:flex xl:flex-row-reverse">
      <figure className="min-w-0 flex-1 border border-hair bg-plate">
        {views.map((view, index) => (
          <div key={view.img} className={index === chosen ? '' : '[html[data-script]_&]:hidden'}>
            <Picture
              src={view.img}
              alt={views.length > 1 ? `${name}: ${nameOf(view, index).toLowerCase()}` : name}
              width={SIDE}
              height={SIDE}
              sizes={SIZES}
              first={index === 0}
              className="aspect-square h-auto w-full object-contain print:max-h-[6cm]"
            />
          </div>
        ))}
        {measure && (
          <figcaption className="flex h-10 items-center border-t border-hair bg-surface px-6 [--ground:var(--surface)]">
            <div className="dimension">
              <span className="font-mono text-[0.875rem]">
                {measure[0]} {measure[1]} {measure[2]}
              </span>
            </div>
          </figcaption>
        )}
        {typicalPicture && (
          <p className="border-t border-hair bg-surface px-6 py-2 text-[0.875rem] text-ink-2">{say.typical}</p>
        )}
      </figure>
      {views.length > 1 && (
        <ul
          aria-label={say.title}
          className="with-script flex w-fit max-w-full flex-wrap divide-x divide-hair border border-t-0 border-hair xl:block xl:divide-x-0 xl:divide-y xl:border-t xl:border-r-0 print:hidden"
        >
          {views.map((view, index) => (
            <li key={view.img}>
              <Thumb
                view={view}
                name={nameOf(view, index)}
                isChosen={index === chosen}
                onChoose={() => setChosen(index)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type ThumbProps = { view: PartView; name: string; isChosen: boolean; onChoose: () => void }

function Thumb({ view, name, isChosen, onChoose }: ThumbProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`label relative grid h-full w-20 justify-items-center border-b-3 pb-1 focus-visible:z-1 min-[22.5rem]:w-24 sm:w-28 md:max-lg:w-24 lg:w-28 ${
        isChosen ? 'border-signal text-ink' : 'border-transparent text-ink-2 hover:text-signal'
      }`}
    >
      <span className="w-full bg-plate">
        <Picture
          src={view.img}
          alt=""
          width={SIDE}
          height={SIDE}
          sizes={THUMB_SIZES}
          className="aspect-square h-auto w-full object-contain"
        />
      </span>
      <span className="mt-1">{name}</span>
    </button>
  )
}
