import { listBestSellers } from '#domain/catalogue'
import { shopContext } from '#web/context'
import { ArrivalCarousel } from '../../ui/home/ArrivalCarousel.tsx'
import { seo } from '../../web/seo.ts'
import type { Route } from './+types/features'

export async function loader({ context }: Route.LoaderArgs) {
  return { parts: await listBestSellers(context.get(shopContext)) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Top sale on this month, new arrivals',
    description: 'The parts that sell best this month: prices, pictures and stock, straight to the cart.',
    path: '/features',
  })

export default function Features({ loaderData }: Route.ComponentProps) {
  return (
    <div className="sheet pt-12 sm:pt-16">
      <div className="mb-10 grid justify-items-center gap-2 text-center">
        <p className="label text-lg text-signal">TOP SALE ON THIS MONTH</p>
        <h1 className="text-5xl sm:text-7xl">NEW ARRIVALS</h1>
        <div className="dimension mt-4 w-full max-w-md" aria-hidden="true" />
      </div>
      <ArrivalCarousel parts={loaderData.parts} loop autoplay />
    </div>
  )
}
