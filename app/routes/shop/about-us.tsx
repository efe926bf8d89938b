import { countParts } from '#domain/catalogue'
import { vehicleLevel } from '#domain/vehicles'
import { MONEY_BACK_DAYS } from '#common/constants'
import { currencyName, whole } from '#common/format'
import { shopContext } from '#web/context'
import { Delivery } from '../../ui/part/Delivery.tsx'
import { Section } from '../../ui/Section.tsx'
import { organization } from '../../web/json-ld.ts'
import { seo, siteOf } from '../../web/seo.ts'
import { useShop } from '../../web/settings.ts'
import type { Route } from './+types/about-us'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  const [parts, { options }] = await Promise.all([countParts(ctx), vehicleLevel(ctx, {})])
  return { parts, makes: options.length }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  return seo(matches, {
    title: `About us`,
    description: `Who ${site.shopName} is, how we check that a part fits, and what we promise about delivery, returns and your data.`,
    path: '/aboutUs',
    jsonLd: [organization(site)],
  })
}

export default function AboutUs({ loaderData: { parts, makes } }: Route.ComponentProps) {
  const { shopName, contact, prices } = useShop()
  const figures = [
    { figure: '1992', label: 'on the bench since' },
    { figure: whole(parts), label: 'parts in the catalogue' },
    { figure: whole(makes), label: 'makes of vehicles' },
    { figure: String(MONEY_BACK_DAYS), label: 'days money back' },
  ]
  return (
    <div className="sheet pt-10 sm:pt-14">
      <div className="grid gap-8 lg:grid-cols-[1.2fr_1fr] lg:items-end">
        <h1 className="text-5xl uppercase sm:text-7xl">A parts counter that knows your car</h1>
        <p className="text-xl text-ink-2">
          {shopName} sells motor parts to people who repair cars, their own or other people’s. One thing matters to
          them: that the part in the box is the part on the car.
        </p>
      </div>
      <dl className="mt-12 grid grid-cols-2 gap-px border border-hair bg-hair lg:grid-cols-4">
        {figures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse bg-surface p-4 sm:p-5">
            <dt className="text-ink-2">{label}</dt>
            <dd className="head tabular text-[clamp(1.75rem,10vw,3rem)] whitespace-nowrap">{figure}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-16 grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <Section title="How we check the fit" id="fit">
          <div className="prose">
            <p>
              Every part lists the vehicles it fits by make, model, years and, where it matters, engine. Choose your car
              once: every part page checks against it, and every list offers only what fits.
            </p>
            <p>
              No car at hand? Type any number from the old part: ours, the car maker’s (OE), or one that has been
              replaced since. Spaces, dots and dashes do not matter. We tell you why a part was found.
            </p>
          </div>
        </Section>
        <Section title="Delivery and returns" id="delivery">
          <Delivery />
        </Section>
        <Section title="Contact" id="contact">
          <div className="prose">
            <p>
              Write to <a href={`mailto:${contact}`}>{contact}</a>, or answer any mail of ours: a person who knows parts
              reads it. Have the part number or the order number at hand, and the car it is for.
            </p>
          </div>
        </Section>
        <Section title="Terms of use" id="terms">
          <div className="prose">
            <p>
              Prices are in {currencyName(prices.currency)} and hold at the moment you confirm. We set the parts of an
              order aside for you while you pay; if it stays unpaid they go back on the shelf.
            </p>
            <p>
              Fitment data comes from public vehicle records and our makers’ lists. Compare the number before you fit a
              part.
            </p>
          </div>
        </Section>
        <Section title="Privacy" id="privacy">
          <div className="prose">
            <p>
              Your cart and your cars are kept in your own browser. While you are logged in, your account keeps a copy
              of them, so that you have them on every device; signing out takes them out of the browser. We store what
              an order needs: your name, e-mail, telephone number, address and what you bought. Card numbers go to the
              payment provider only; we never see them.
            </p>
            <p>
              We count what is typed into the search box, and which parts are opened or ordered from there, for 31 days.
              We do not store who typed it: no account, no IP address. VINs, e-mail addresses and telephone numbers are
              taken out.
            </p>
            <p>No advertising, no tracking by others.</p>
          </div>
        </Section>
      </div>
    </div>
  )
}
