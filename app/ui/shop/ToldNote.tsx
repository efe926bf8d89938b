import { listed } from '#common/format'
import * as words from '#common/words'
import type { Reading } from '#domain/finding/schema'
import { forCar } from '../../web/car/car-link.ts'
import { withValue, without } from '../../web/shop-link.ts'
import { LinkButton } from '../LinkButton.tsx'
import { Note } from '../Note.tsx'
import { PageLink } from '../PageLink.tsx'
import { WaysOn } from './WaysOn.tsx'

const say = words.finding.told

type Props = {
  reading: Pick<
    Reading,
    'symptom' | 'notSold' | 'unknownVehicle' | 'unlistedYear' | 'otherEngine' | 'vehicle' | 'page' | 'pieces'
  >
  params: URLSearchParams
}

/** What a search is told besides its parts: causes, what we do not sell, a car or an engine we do not list, a page that answers it. */
export function ToldNote({ reading, params }: Props) {
  const { symptom, notSold, unknownVehicle, unlistedYear, otherEngine, vehicle, page } = reading
  return (
    <>
      {page && (
        <Note live>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="text-lg">{say.page}</p>
            <LinkButton to={page.href} small>
              {page.label}
            </LinkButton>
          </div>
        </Note>
      )}
      {symptom && symptom.types.length > 0 && (
        <Note live>
          <p className="text-lg">{say.symptom(symptom.name)}</p>
          <Shelves shelves={symptom.types} params={params} numbered />
          {symptom.guide && symptom.guideTitle && (
            <PageLink to={symptom.guide} className="link inline-block py-1">
              {say.guide(symptom.guideTitle)}
            </PageLink>
          )}
        </Note>
      )}
      {notSold && (
        <Note tone="warn" live>
          <p className="text-lg">{say.notSold(notSold.name)}</p>
          {notSold.near.length > 0 ? (
            <>
              <p className="text-ink-2">{say.near}</p>
              <Shelves shelves={notSold.near} params={params} />
            </>
          ) : (
            <div className="mt-3 flex flex-wrap gap-3">
              <WaysOn />
            </div>
          )}
        </Note>
      )}
      {otherEngine && vehicle && (
        <Note tone="warn" live>
          <p className="text-lg">{say.otherEngine(vehicle.label, otherEngine.label)}</p>
          <p className="text-ink-2">{say.has(listed(otherEngine.has))}</p>
        </Note>
      )}
      {unknownVehicle && (
        <Note tone="warn" live>
          <p className="text-lg">{say.unknownVehicle(unknownVehicle.label)}</p>
          <ToCarSearch />
        </Note>
      )}
      {unlistedYear && (
        <Note tone="warn" live>
          <p className="text-lg">{say.unlistedYear(unlistedYear.label)}</p>
          <p className="text-ink-2">{say.nearYears}</p>
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1.5">
            {unlistedYear.near.map(({ car, label }) => (
              <li key={car}>
                <PageLink
                  to={forCar(otherWords(params, unlistedYear.without), { car })}
                  rel="nofollow"
                  className="link inline-block py-1 font-semibold"
                >
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
          <div className="mt-2">
            <ToCarSearch />
          </div>
        </Note>
      )}
      {isCarMissing(reading, params) && (
        <Note live>
          <p className="text-lg">{say.carMissing}</p>
          <p className="text-ink-2">
            {say.addCar}{' '}
            <PageLink to="/#vehicle" className="link">
              {say.yourCar}
            </PageLink>
            .
          </p>
        </Note>
      )}
    </>
  )
}

/** Whether a year or an engine was named, and nothing says of which car. */
const isCarMissing = ({ pieces, vehicle, unknownVehicle }: Props['reading'], params: URLSearchParams) =>
  pieces.some(({ kind }) => kind === 'year' || kind === 'engine') &&
  !vehicle &&
  !unknownVehicle &&
  !params.has('car') &&
  !params.has('make')

function otherWords(params: URLSearchParams, q: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (q) next.set('q', q)
  else next.delete('q')
  return next
}

type ShelvesProps = { shelves: { slug: string; name: string }[]; params: URLSearchParams; numbered?: boolean }

/** Ways to part types or categories, for the same car and without the words. */
function Shelves({ shelves, params, numbered = false }: ShelvesProps) {
  const List = numbered ? 'ol' : 'ul'
  const others = new URLSearchParams(without(params, 'q').split('?')[1] ?? '')
  return (
    <List className="mt-2 flex flex-wrap gap-x-5 gap-y-1.5">
      {shelves.map(({ slug, name }, index) => (
        <li key={slug}>
          {numbered && <span className="tabular mr-1.5 text-ink-2">{`${index + 1}.`}</span>}
          <PageLink to={withValue(others, 'category', slug)} className="link inline-block py-1 font-semibold">
            {name}
          </PageLink>
        </li>
      ))}
    </List>
  )
}

/** What somebody can do whose car is not in the list. */
const ToCarSearch = () => (
  <p className="text-ink-2">
    {say.waysOn}{' '}
    <PageLink to="/#vehicle" className="link">
      {say.otherCar}
    </PageLink>
    .
  </p>
)
