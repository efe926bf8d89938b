import { data } from 'react-router'
import { spoken } from '#common/spoken'
import * as words from '#common/words'
import { showPart } from '#domain/catalogue'
import { reportFit } from '#domain/fitment'
import { fitReportInput, REPORT_LIMIT } from '#domain/fitment/schema'
import { Problem } from '#platform/errors'
import { limit } from '#platform/rate-limit'
import { shopContext } from '#web/context'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Note } from '../../ui/Note.tsx'
import { WrongFitForm } from '../../ui/part/WrongFitForm.tsx'
import { found } from '../../web/found.server.ts'
import { seo } from '../../web/seo/seo.ts'
import type { Route } from './+types/wrong-fit'

const say = words.wrongFit
type ShopContext = Parameters<typeof showPart>[0]

async function named(ctx: ShopContext, id: string) {
  const { _id, name, number } = await found(showPart(ctx, id))
  return { _id, name, number }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('part')
  return { part: id ? await named(context.get(shopContext), id) : null }
}

/** What the form posts where no script runs: the report is kept, or the page says what is missing. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(shopContext)
  if (ctx.caller) await limit(ctx, 'fit-report/address', ctx.caller, REPORT_LIMIT)
  const form = await request.formData()
  const said = (name: string) => String(form.get(name) ?? '')
  const typed = { carName: said('carName'), what: said('what'), email: said('email') }
  const part = await named(ctx, said('part'))
  const input = fitReportInput.safeParse({ ...typed, part: part._id })
  if (!input.success) {
    const wrong = Object.fromEntries(input.error.issues.map(({ path, message }) => [path.join('.'), message]))
    return data({ part, typed, wrong, isSent: false }, { status: 400 })
  }
  try {
    await reportFit(ctx, input.data)
  } catch (err) {
    if (!(err instanceof Problem) || err.status !== 400) throw err
    return data({ part, typed, wrong: spoken(err.fields) ?? {}, isSent: false }, { status: 400 })
  }
  return data({ part, typed, wrong: {}, isSent: true })
}

export const meta: Route.MetaFunction = ({ matches }) => seo(matches, { title: say.title, description: say.intro })

export default function WrongFit({ loaderData, actionData }: Route.ComponentProps) {
  const part = actionData?.part ?? loaderData.part
  return (
    <div className="sheet">
      <Breadcrumbs
        crumbs={[
          { label: words.crumbs.home, to: '/' },
          { label: words.crumbs.shop, to: '/shop' },
          ...(part ? [{ label: part.name, to: `/shop/${part._id}` }] : []),
          { label: say.link },
        ]}
      />
      <section className="grid max-w-3xl gap-6 border border-hair bg-surface px-5 py-8 sm:px-8">
        <div className="grid gap-2">
          <h1 className="text-4xl sm:text-5xl">{say.title}</h1>
          {part && <p className="font-semibold">{say.part(part.name, part.number)}</p>}
        </div>
        {!part ? (
          <p>{say.noPart}</p>
        ) : actionData?.isSent ? (
          <Note tone="good">
            <strong className="block">{say.thanks}</strong>
            <LinkButton to={`/shop/${part._id}`} look="line" small className="mt-3">
              {say.back}
            </LinkButton>
          </Note>
        ) : (
          <>
            <p className="max-w-prose text-ink-2">{say.intro}</p>
            <WrongFitForm key={part._id} part={part._id} typed={actionData?.typed} wrong={actionData?.wrong} />
          </>
        )}
      </section>
    </div>
  )
}
