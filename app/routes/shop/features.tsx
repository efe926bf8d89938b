import { goods, home } from '#common/words'
import { listBestSellers } from '#domain/catalogue'
import { shopContext } from '#web/context'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ArrivalCarousel } from '../../ui/home/ArrivalCarousel.tsx'
import { seo } from '../../web/seo/seo.ts'
import type { Route } from './+types/features'

const say = goods.features

export async function loader({ context }: Route.LoaderArgs) {
  return { parts: await listBestSellers(context.get(shopContext)) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: say.title,
    description: say.about,
    path: '/features',
  })

export default function Features({ loaderData }: Route.ComponentProps) {
  return (
    <div className="sheet pt-12 sm:pt-16">
      <div className="mb-10 grid justify-items-center gap-2 text-center">
        <p className="label text-lg text-signal">{say.above}</p>
        <h1 className="text-5xl sm:text-7xl">{say.heading}</h1>
        <div className="dimension mt-4 w-full max-w-md" aria-hidden="true" />
      </div>
      {loaderData.parts.length > 0 ? (
        <ArrivalCarousel parts={loaderData.parts} loop autoplay />
      ) : (
        <EmptyState title={say.none} action={<LinkButton to="/shop">{home.banner.shop}</LinkButton>}>
          <p>{say.noneWhy}</p>
        </EmptyState>
      )}
    </div>
  )
}
