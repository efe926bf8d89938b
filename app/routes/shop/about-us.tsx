import { countParts } from '#domain/catalogue'
import { showShopTexts } from '#domain/shop-texts'
import { vehicleLevel } from '#domain/vehicles'
import { MONEY_BACK_DAYS } from '#common/constants'
import { whole } from '#common/format'
import { aboutUs as say } from '#common/words'
import { shopContext } from '#web/context'
import { Delivery } from '../../ui/part/Delivery.tsx'
import { Section } from '../../ui/Section.tsx'
import { organization } from '../../web/seo/json-ld.ts'
import { seo, siteOf } from '../../web/seo/seo.ts'
import { useShop } from '../../web/settings.ts'
import type { Route } from './+types/about-us'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  const [parts, { options }, texts] = await Promise.all([countParts(ctx), vehicleLevel(ctx, {}), showShopTexts(ctx)])
  return { parts, makes: options.length, seller: ctx.config.SELLER, texts }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  return seo(matches, {
    title: say.title,
    description: say.about(site.shopName),
    path: '/aboutUs',
    jsonLd: [organization(site)],
  })
}

export default function AboutUs({ loaderData: { parts, makes, seller, texts } }: Route.ComponentProps) {
  const { shopName, since, contact } = useShop()
  const figures = [
    ...(since === null ? [] : [{ figure: String(since), label: say.figures.since }]),
    ...(parts === 0 ? [] : [{ figure: whole(parts), label: say.figures.parts }]),
    { figure: whole(makes), label: say.figures.makes },
    { figure: String(MONEY_BACK_DAYS), label: say.figures.moneyBack },
  ]
  return (
    <div className="sheet pt-10 sm:pt-14">
      <div className="grid gap-8 lg:grid-cols-[1.2fr_1fr] lg:items-end">
        <h1 className="text-5xl uppercase sm:text-7xl">{say.heading}</h1>
        <p className="text-xl text-ink-2">{say.intro(shopName)}</p>
      </div>
      <div className="@container mt-12">
        <dl className="grid gap-px border border-hair bg-hair @min-[15rem]:grid-cols-2 @min-[48rem]:auto-cols-fr @min-[48rem]:grid-flow-col @min-[48rem]:grid-cols-none">
          {figures.map(({ figure, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse bg-surface p-4 last:odd:col-span-full @min-[48rem]:last:odd:col-span-1 sm:p-5"
            >
              <dt className="text-ink-2">{label}</dt>
              <dd className="head tabular text-[clamp(1.75rem,10vw,3rem)] whitespace-nowrap">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mt-16 grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <Section title={say.fit.title} id="fit">
          <div className="prose">
            <p>{say.fit.car}</p>
            <p>{say.fit.number}</p>
          </div>
        </Section>
        <Section title={say.delivery} id="delivery">
          <Delivery />
        </Section>
        <Section title={say.contact.title} id="contact">
          <div className="prose">
            <p>
              {say.contact.before} <a href={`mailto:${contact}`}>{contact}</a>
              {say.contact.after}
            </p>
            {seller.length > 0 && (
              <address className="not-italic">
                {seller.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
            )}
          </div>
        </Section>
        {texts.map(({ name, html, isWritten }) => (
          <div key={name} className={isWritten ? 'lg:col-span-2' : ''}>
            <Section title={say[name].title} id={name}>
              <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
            </Section>
          </div>
        ))}
      </div>
    </div>
  )
}
