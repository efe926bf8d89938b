import { data, redirect } from 'react-router'
import { sentence } from '#common/spoken'
import { isNearlyVin, looksLikeVin, vinAmongWords } from '#common/vin'
import * as words from '#common/words'
import { areKnownNumbers } from '#domain/finding'
import { identifyCar } from '#domain/vin'
import { VIN_LIMIT } from '#domain/vin/schema'
import { Problem } from '#platform/errors'
import { limit } from '#platform/rate-limit'
import { shopContext } from '#web/context'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { VinForm } from '../../ui/vin/VinForm.tsx'
import type { VinOutcome, VinRefusal } from '../../web/car/ask-vin.ts'
import { seo } from '../../web/seo/seo.ts'
import { forCar } from '../../web/car/car-link.ts'
import { useCar } from '../../ui/garage/use-car.ts'
import type { Route } from './+types/find'

const SEE_OTHER = 303

/**
 * What the search box and the VIN's field post where no script runs. It changes nothing: words lead to their list, a VIN
 * to its car, and only a question, or a VIN that tells no car, is answered with a page, which nobody caches.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const vin = form.getAll('vin').at(-1)?.toString()
  const text = form.get('q')?.toString().trim() ?? ''
  const ctx = context.get(shopContext)
  const among = vinAmongWords(text)
  const mayBeVin = among !== null || looksLikeVin(text) || isNearlyVin(text)
  if (vin === undefined && (!mayBeVin || (await areKnownNumbers(ctx, text))))
    return redirect(`/shop?${new URLSearchParams(text ? { q: text } : {})}`, SEE_OTHER)
  const outcome = await identify(ctx, vin ?? among?.vin ?? text)
  const { answer } = outcome
  if (answer?.result === 'car' && answer.car)
    return redirect(forCar(new URLSearchParams(among?.words && { q: among.words }), answer.car), SEE_OTHER)
  return data(outcome, { status: outcome.refusal ? 400 : 200 })
}

async function identify(
  ctx: Parameters<typeof identifyCar>[0] & { caller?: string },
  typed: string,
): Promise<VinOutcome> {
  if (ctx.caller) await limit(ctx, 'vin/address', ctx.caller, VIN_LIMIT)
  try {
    return { typed, answer: await identifyCar(ctx, typed) }
  } catch (err) {
    if (!(err instanceof Problem) || err.status !== 400) throw err
    const { places, likely } = err.extra as Pick<VinRefusal, 'places' | 'likely'>
    return { typed, refusal: { message: sentence(err.phrase), places, likely } }
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, { title: words.vin.heading.page, description: words.vin.field.hint })

export default function Find({ actionData }: Route.ComponentProps) {
  const choose = useCar()
  return (
    <div className="sheet">
      <Breadcrumbs crumbs={[{ label: words.crumbs.home, to: '/' }, { label: words.vin.heading.page }]} />
      <section className="grid max-w-3xl gap-6 border border-hair bg-surface px-5 py-8 sm:px-8">
        <h1 className="text-4xl sm:text-5xl">{words.vin.heading.page}</h1>
        <VinForm outcome={actionData} onChoose={choose} />
      </section>
    </div>
  )
}
