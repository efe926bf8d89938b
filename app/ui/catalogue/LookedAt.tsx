import { useEffect, useState } from 'react'
import * as words from '#common/words'
import type { CartPart } from '#domain/catalogue/schema'
import { readParts } from '../../web/cart/cart-lines.ts'
import { forgetLookedAt, takeOutOfLookedAt, useLookedAt } from '../../web/part/looked-at.ts'
import { Button } from '../Button.tsx'
import { PageLink } from '../PageLink.tsx'
import { Unbroken } from '../Unbroken.tsx'
import { Picture } from '../Picture.tsx'
import { Price } from './Price.tsx'
import { Section } from '../Section.tsx'

const say = words.list.lookedAt

/** The parts of these ids as they are now, in their order. Without an answer from the shop the page does without them. */
function useParts(ids: string): CartPart[] {
  const [read, setRead] = useState<CartPart[]>([])
  useEffect(() => {
    if (!ids) return undefined
    let isLeft = false
    const show = ({ parts, gone }: Awaited<ReturnType<typeof readParts>>) => {
      if (isLeft) return
      setRead(parts)
      takeOutOfLookedAt(gone)
    }
    void readParts(ids.split(',')).then(show, () => {})
    return () => {
      isLeft = true
    }
  }, [ids])
  const asked = ids.split(',')
  return read.filter(({ _id }) => asked.includes(_id))
}

/** The parts that this browser looked at last, without the one whose page it is. The page that the server sends has none. */
export function LookedAt({ except }: { except?: string }) {
  const ids = useLookedAt().filter((id) => id !== except)
  const parts = useParts(ids.join(','))
  if (parts.length === 0) return null
  const clear = () => {
    document.getElementById('main')?.focus({ preventScroll: true })
    forgetLookedAt()
  }
  return (
    <Section title={say.title}>
      <ul className="looked-at">
        {parts.map(({ _id, name, img, price }) => (
          <li key={_id}>
            <div className="card-plate">
              <Picture src={img} alt="" width={640} height={640} sizes="10rem" />
            </div>
            <PageLink to={`/shop/${_id}`} className="looked-at-name">
              <Unbroken text={name} />
            </PageLink>
            <Price amount={price} size="small" />
          </li>
        ))}
      </ul>
      <Button look="quiet" small className="mt-2 -ml-3" onClick={clear}>
        {say.clear}
      </Button>
    </Section>
  )
}
