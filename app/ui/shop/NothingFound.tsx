import { Link } from 'react-router'
import { whole } from '#common/format'
import type { PartList } from '#domain/finding/schema'
import { chosenOf, type GarageCar, shortName, useGarage } from '../../web/garage.ts'
import { forAllCars, forCar, fromQuery } from '../../web/shop-link.ts'
import { EmptyState } from '../EmptyState.tsx'
import { Icon } from '../Icon.tsx'
import { LinkButton } from '../LinkButton.tsx'
import { OtherSizes } from './OtherSizes.tsx'
import { PartNumber } from '../PartNumber.tsx'

type Props = Pick<PartList, 'relax' | 'others'> & { unknownNumber?: string | null; isWholeShop: boolean }

/** In place of an empty list: what could be given up, or why there is nothing. */
export function NothingFound({ relax, others, unknownNumber, isWholeShop }: Props) {
  const chosen = chosenOf(useGarage())
  if (isWholeShop)
    return (
      <EmptyState title="No parts yet" action={<LinkButton to="/">Home</LinkButton>}>
        <p>This shop has just opened. Its parts are on their way to the shelf.</p>
      </EmptyState>
    )
  const isUnknown = Boolean(unknownNumber) && relax.length === 0
  return (
    <EmptyState
      title={isUnknown ? 'No part has this number' : 'No part fits all of that'}
      action={<WaysOn chosen={chosen} />}
    >
      <OtherSizes others={others} />
      {relax.length === 0 ? (
        <p>
          {isUnknown ? (
            <>
              Check <PartNumber className="text-ink">{unknownNumber!}</PartNumber> for a slip, type ? for each character
              that you cannot read,{' '}
              {chosen ? `or see what we have for your ${shortName(chosen)}.` : 'or begin with your car.'}
            </>
          ) : (
            `Check the spelling, try fewer words, ${chosen ? `or see what we have for your ${shortName(chosen)}.` : 'or begin with your car.'}`
          )}
        </p>
      ) : (
        <>
          <p className={others.length > 0 ? 'mt-5' : ''}>But we have something if you look</p>
          <ul className="mt-3 grid gap-2 text-left text-ink">
            {relax.map(({ drop, label, count, query }) => (
              <li key={drop}>
                <Link
                  to={fromQuery(query)}
                  className="flex min-h-11 items-center justify-between gap-6 border border-edge bg-surface px-4 py-2 hover:border-signal hover:text-signal"
                >
                  {label}
                  <span className="tabular flex items-center gap-1 whitespace-nowrap text-ink-2">
                    {whole(count)} {count === 1 ? 'part' : 'parts'}
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

function WaysOn({ chosen }: { chosen: GarageCar | null }) {
  return (
    <>
      <LinkButton to={chosen ? forAllCars(new URLSearchParams()) : '/shop'}>See all parts</LinkButton>
      {chosen ? (
        <LinkButton to={forCar(new URLSearchParams(), chosen)} look="line">
          Parts for your {shortName(chosen)}
        </LinkButton>
      ) : (
        <LinkButton to="/#vehicle" look="line">
          Choose your car
        </LinkButton>
      )}
    </>
  )
}
