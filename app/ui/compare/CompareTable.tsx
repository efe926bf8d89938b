import type { ComponentProps, ReactNode } from 'react'
import { FEW } from '#common/constants'
import * as words from '#common/words'
import type { ComparedPart } from '#domain/catalogue/schema'
import type { CardFit } from '#domain/fitment/schema'
import { useFits } from '../../web/car/chosen-car-fits.ts'
import { compareLink, turnCompared } from '../../web/part/compared.ts'
import { comparedRows } from '../../web/part/comparison.ts'
import { AddInPlace } from '../cart/AddInPlace.tsx'
import { LOOKS } from '../catalogue/FitMark.tsx'
import { Icon } from '../Icon.tsx'
import { NoLongerSold } from '../catalogue/NoLongerSold.tsx'
import { OthersForCar } from '../catalogue/OthersForCar.tsx'
import { PageLink } from '../PageLink.tsx'
import { SquarePicture } from '../catalogue/SquarePicture.tsx'
import { Price } from '../catalogue/Price.tsx'
import { Stock } from '../catalogue/Stock.tsx'
import { orderable } from '../../web/cart/orderable.ts'

const say = words.compare

type Props = { parts: readonly ComparedPart[]; only: boolean }

/** Parts as columns; what differs is said beside the row's name. It scrolls sideways in its box, the names of rows stay. */
export function CompareTable({ parts, only }: Props) {
  const { vehicle, fits } = useFits(parts.map(({ _id }) => _id))
  const ids = parts.map(({ _id }) => _id)
  const row = (name: string, cells: ReactNode[], values: readonly unknown[], isNumber = false) => {
    const isDifferent = new Set(values).size > 1
    if (only && !isDifferent) return null
    return (
      <tr key={name}>
        <th scope="row">
          {name}
          {isDifferent && <span className="compare-differs">{say.differs}</span>}
        </th>
        {cells.map((cell, place) => (
          <td key={ids[place]} className={isNumber ? 'number' : undefined}>
            {cell ?? <span className="text-ink-2">{say.none}</span>}
          </td>
        ))}
      </tr>
    )
  }
  return (
    <div role="region" aria-label={say.table} tabIndex={0} className="compare-box">
      <table>
        <thead>
          <tr>
            <td />
            {parts.map((part) => (
              <th key={part._id} scope="col">
                <Head part={part} others={ids.filter((id) => id !== part._id)} only={only} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(
            say.rows.price,
            parts.map(({ price }) => <Price key="price" amount={price} />),
            parts.map(({ price }) => price),
          )}
          {row(
            say.rows.stock,
            parts.map(({ stock, backOrder, status }) =>
              status ? null : <Stock key="stock" stock={stock} backOrder={backOrder} />,
            ),
            parts.map(({ stock }) => (stock !== null && stock <= FEW ? stock : true)),
          )}
          {vehicle &&
            fits &&
            row(
              say.rows.fit(vehicle.label),
              parts.map(({ _id, type }) => {
                const fit = fits[_id]
                return fit && <Fit key="fit" {...fit} type={type} car={vehicle} />
              }),
              ids.map((id) => fits[id]?.fit),
            )}
          {comparedRows(parts).map(({ name, cells, isNumber }) => row(name, cells, cells, isNumber))}
          <tr className="compare-add no-print">
            <td />
            {parts.map((part) => (
              <td key={part._id}>
                {part.status ? <NoLongerSold part={part} /> : orderable(part) !== 0 && <AddInPlace part={part} />}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function Head({ part: { _id, name, img }, others, only }: { part: ComparedPart; others: string[]; only: boolean }) {
  return (
    <div className="relative grid gap-2">
      <div className="max-w-56 overflow-hidden bg-plate">
        <SquarePicture src={img} sizes="14rem" />
      </div>
      <PageLink to={`/shop/${_id}`} className="inline-block py-0.5 leading-snug hover:text-signal">
        {name}
      </PageLink>
      <PageLink
        to={others.length > 0 ? compareLink(others, only) : '/compare'}
        onClick={() => turnCompared({ _id, name })}
        aria-label={say.remove(name)}
        className="no-print absolute top-0 right-0 grid size-9 place-content-center border border-hair bg-surface hover:text-bad"
      >
        <Icon name="close" className="size-4.5" />
      </PageLink>
    </div>
  )
}

type FitProps = Pick<CardFit, 'fit' | 'why'> & ComponentProps<typeof OthersForCar>

function Fit({ fit, why, type, car }: FitProps) {
  const { icon, tone } = LOOKS[fit]
  return (
    <>
      <span className={`flex gap-1.5 ${tone}`}>
        <Icon name={icon} className="mt-0.5 size-4 flex-none" />
        <span>{[words.fit.mark[fit], ...why].join(', ')}</span>
      </span>
      {fit === 'no' && <OthersForCar type={type} car={car} look="line" small className="mt-2" />}
    </>
  )
}
