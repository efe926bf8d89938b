import { Link } from 'react-router'
import * as words from '#common/words'
import type { PartList } from '#domain/finding/schema'
import { chosenOf, shortName, useGarage } from '../../web/car/garage.ts'
import { fromQuery } from '../../web/car/car-link.ts'
import { EmptyState } from '../EmptyState.tsx'
import { Icon } from '../Icon.tsx'
import { LinkButton } from '../LinkButton.tsx'
import { otherThanNumber } from './other-than-number.ts'
import { OtherSizes } from './OtherSizes.tsx'
import { PartNumber } from '../catalogue/PartNumber.tsx'
import { WaysOn } from './WaysOn.tsx'

const say = words.shopList.nothing

type Props = Pick<PartList, 'relax' | 'others'> & {
  unknownNumber?: string | null
  /** The number is of a brand that the shop does not have. */
  isOfOtherBrand: boolean
  isEmptyShop: boolean
}

/** In place of an empty list: what could be given up, or why there is nothing. */
export function NothingFound({ relax, others, unknownNumber, isOfOtherBrand, isEmptyShop }: Props) {
  const chosen = chosenOf(useGarage())
  if (isEmptyShop)
    return (
      <EmptyState title={say.noShop} action={<LinkButton to="/">{words.crumbs.home}</LinkButton>}>
        <p>{say.noShopWhy}</p>
      </EmptyState>
    )
  const isUnknown = Boolean(unknownNumber) && relax.every(({ drop }) => drop === 'q:number')
  const instead = unknownNumber ? otherThanNumber(unknownNumber) : null
  return (
    <EmptyState title={isUnknown ? say.number : say.filters} action={<WaysOn />}>
      <OtherSizes others={others} />
      {instead && <p className="mb-3 text-ink">{say.instead[instead]}</p>}
      {isUnknown && isOfOtherBrand && <p className="mb-3 text-ink">{say.otherBrand}</p>}
      {isUnknown && (
        <p>
          {say.checkNumber} <PartNumber className="text-ink">{unknownNumber!}</PartNumber>{' '}
          {say.numberAfter(chosen && shortName(chosen))}
        </p>
      )}
      {!isUnknown && relax.length === 0 && <p>{say.words(chosen && shortName(chosen))}</p>}
      {relax.length > 0 && (
        <>
          <p className={others.length > 0 || isUnknown ? 'mt-5' : ''}>{say.relax}</p>
          <ul className="mt-3 grid gap-2 text-left text-ink">
            {relax.map(({ drop, label, count, query }) => (
              <li key={drop}>
                <Link
                  to={fromQuery(query)}
                  className="flex min-h-11 items-center justify-between gap-6 border border-edge bg-surface px-4 py-2 hover:border-signal hover:text-signal"
                >
                  {label}
                  <span className="tabular flex items-center gap-1 whitespace-nowrap text-ink-2">
                    {words.shopList.parts(count)}
                    <Icon name="right" className="size-4" />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  )
}
