import { useEffect, useState } from 'react'
import * as words from '#common/words'
import type { CartPart } from '#domain/catalogue/schema'
import { type Line, lineKey } from '../../web/cart/cart-cars.ts'
import { bringBack, dropLater, useLater } from '../../web/cart/cart-later.ts'
import { readParts } from '../../web/cart/cart-lines.ts'
import { useMoney } from '../../web/settings.ts'
import { Button } from '../Button.tsx'
import { useKeptFocus } from '../kept-focus.ts'
import { Icon } from '../Icon.tsx'
import { PageLink } from '../PageLink.tsx'
import { SquarePicture } from '../catalogue/SquarePicture.tsx'
import { Stock } from '../catalogue/Stock.tsx'
import { Unbroken } from '../Unbroken.tsx'
import { orderable } from '../../web/cart/orderable.ts'

const say = words.cart.later

/** The parts of these ids, once they are known; what cannot be read is read with the next change. */
function useParts(ids: readonly string[]): ReadonlyMap<string, CartPart> | null {
  const [parts, setParts] = useState<ReadonlyMap<string, CartPart> | null>(null)
  const question = JSON.stringify(ids.toSorted())
  useEffect(() => {
    let isLeft = false
    readParts(JSON.parse(question) as string[]).then(
      ({ parts }) => isLeft || setParts(new Map(parts.map((part) => [part._id, part]))),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [question])
  return parts
}

/** What was saved for later, with its price now; nothing while there is nothing. */
export function LaterList() {
  const lines = useLater()
  const parts = useParts(lines.map(({ part }) => part))
  const { place, around } = useKeptFocus<HTMLHeadingElement>()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="later" className="mt-10">
      <h2 id="later" ref={place} tabIndex={-1} className="text-3xl">
        {say.title}
      </h2>
      <ul {...around} className="mt-3 border-t border-ink">
        {parts &&
          lines.map((line) => <Saved key={lineKey(line.part, line.car)} line={line} part={parts.get(line.part)} />)}
      </ul>
    </section>
  )
}

function Saved({ line, part }: { line: Line; part: CartPart | undefined }) {
  const money = useMoney()
  const name = part?.name ?? say.gone
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hair py-3">
      {part && (
        <div className="w-16 flex-none bg-plate">
          <SquarePicture src={part.img} sizes="4rem" />
        </div>
      )}
      <div className="min-w-0 flex-[1_1_12rem]">
        {part ? (
          <PageLink to={`/shop/${part._id}`} className="leading-snug font-semibold hover:text-signal">
            <Unbroken text={name} />
          </PageLink>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        <p className="flex flex-wrap gap-x-4 text-[0.9375rem] text-ink-2">
          {part && <span className="tabular">{`${line.quantity} × ${money(part.price)}`}</span>}
          {part && <Stock stock={part.stock} backOrder={part.backOrder} />}
          {line.car && <span>{line.car.label}</span>}
        </p>
      </div>
      {part && orderable(part) !== 0 && (
        <Button look="line" small onClick={() => bringBack(line)}>
          {say.back}
          <span className="sr-only">{`: ${name}`}</span>
        </Button>
      )}
      <button
        type="button"
        aria-label={say.drop(name)}
        className="grid size-8 flex-none place-content-center text-ink-2 hover:text-bad"
        onClick={() => dropLater(line)}
      >
        <Icon name="close" className="size-4.5" />
      </button>
    </li>
  )
}
