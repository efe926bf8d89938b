import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#common/words'
import { planRepair } from '#domain/repairs'
import { repairQuery, type RepairQuery } from '#domain/repairs/schema'
import { engineNames, findVehicles, namedVehicle, vehicleLevel } from '#domain/vehicles'
import { shopContext } from '#web/context'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { LinkedQuestion } from '../../ui/fit/LinkedQuestion.tsx'
import { isAnswerable } from '../../ui/fit/TypedFields.tsx'
import { CarOfRepair } from '../../ui/repair/CarOfRepair.tsx'
import { RepairParts } from '../../ui/repair/RepairParts.tsx'
import { stepName } from '../../ui/repair/step-name.ts'
import { StepsWithout } from '../../ui/repair/StepsWithout.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { lineCar } from '../../web/cart/cart-cars.ts'
import { found } from '../../web/found.server.ts'
import { breadcrumbList } from '../../web/seo/json-ld.ts'
import { repairFor } from '../../web/repair-link.ts'
import { seo, siteOf } from '../../web/seo/seo.ts'
import { carQuery } from '../../web/car/car-link.ts'
import { adoptCar } from '../../web/car/garage-changes.ts'
import { takeTyped } from '../../web/list/typed-answer.server.ts'
import { PageCar } from '../../web/car/page-car.ts'
import { readVehicle } from '../../web/car/vehicle.ts'
import type { Route } from './+types/repair'

const say = words.repairs

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  const query = readQuery(url.searchParams)
  const [{ question, ...plan }, name] = await Promise.all([
    found(planRepair(ctx, params.slug, query)),
    engineNames(ctx),
  ])
  const asked = query.car ? await findVehicles(ctx, query) : null
  const named = asked && namedVehicle(asked)
  const { params: said, wrong } = takeTyped(url.searchParams, named, repairFor(plan.slug, null))
  return {
    plan,
    question: question && words.atCar.asked(question, name),
    wrong,
    vehicle: named && { ...named, is: query.is },
    isUnknown: asked !== null && plan.car === null,
    makes: (await vehicleLevel(ctx, {})).options,
    search: said.toString(),
  }
}

/** The page with another price level: without script it is chosen in the address. */
function withLevel(params: URLSearchParams, level: string): string {
  const next = new URLSearchParams(params)
  next.set('level', level)
  return `?${next}`
}

/** What makes no sense in the address is left out: a page answers as well as it can. */
function readQuery(params: URLSearchParams): RepairQuery {
  const { car, engine, is } = repairQuery.shape
  const one = <T,>(read: { success: boolean; data?: T }) => (read.success ? read.data : undefined)
  return {
    car: one(car.safeParse(params.get('car') ?? undefined)),
    engine: one(engine.safeParse(params.get('engine') ?? undefined)),
    is: one(is.safeParse(params.getAll('is'))),
  }
}

const crumbsOf = ({ slug, name }: { slug: string; name: string }) => [
  { label: words.crumbs.home, to: '/' },
  { label: say.title, to: '/repairs' },
  { label: name, to: repairFor(slug, null) },
]

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { name, about, slug } = loaderData.plan
  return seo(matches, {
    title: say.pageTitle(name),
    description: about,
    path: repairFor(slug, null),
    jsonLd: [breadcrumbList(siteOf(matches), crumbsOf(loaderData.plan))],
  })
}

export default function Repair({ loaderData }: Route.ComponentProps) {
  const { plan, question, wrong, vehicle, isUnknown, makes, search } = loaderData
  const { slug, name, about, car, steps, levels } = plan
  const params = new URLSearchParams(search)
  const navigate = useNavigate()
  useEffect(() => {
    if (vehicle) return adoptCar(vehicle)
    const mine = readVehicle()
    if (mine && !isUnknown) void navigate(repairFor(slug, mine), { replace: true })
  }, [vehicle, isUnknown, slug, navigate])
  return (
    <div className="sheet">
      <Breadcrumbs crumbs={crumbsOf(plan)} />
      <h1 className="text-4xl sm:text-5xl">{car ? say.forCar(name, car.label) : name}</h1>
      <p className="mt-2 max-w-prose text-lg text-ink-2">{about}</p>
      <div className="mt-6 grid grid-cols-1 gap-6">
        <CarOfRepair key={search} slug={slug} makes={makes} isChosen={car !== null} isUnknown={isUnknown} />
        {question && (
          <LinkedQuestion key={search} question={question} path={repairFor(slug, null)} params={params} wrong={wrong} />
        )}
        {car && levels.length === 0 && (
          <p className="text-lg">
            {steps[0]!.state === 'open' ? say.answerFirst : say.nothing(stepName(steps[0]!))}{' '}
            {steps[0]!.state !== 'open' && vehicle && (
              <PageLink to={`/shop?${carQuery(vehicle)}`} rel="nofollow" className="link">
                {say.allParts}
              </PageLink>
            )}
          </p>
        )}
        {levels.length > 0 && (
          <PageCar value={vehicle}>
            <RepairParts
              key={search}
              plan={plan}
              car={vehicle && lineCar(vehicle)}
              named={params.get('level')}
              hrefOf={({ level }) => withLevel(params, level)}
              listOf={(type) => `/shop?category=${type}&${vehicle ? carQuery(vehicle) : ''}`}
            />
          </PageCar>
        )}
        <StepsWithout steps={steps} hasCar={car !== null} hasQuestion={question !== null && isAnswerable(question)} />
      </div>
    </div>
  )
}
