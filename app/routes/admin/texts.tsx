import * as words from '#common/words'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { TextEditor } from '../../ui/dashboard/texts/TextEditor.tsx'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/texts'

const say = words.shopTexts

export const clientLoader = adminOnly(() => api('GET', '/shop-texts'))

export default function ShopTexts({ loaderData: { items } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={say.title} intro={say.intro}>
        <LinkButton to="/aboutUs#terms" look="line" small>
          {say.see}
        </LinkButton>
      </PageHead>
      <div className="grid gap-12">
        {items.map((text) => (
          <Section key={text.name} title={words.aboutUs[text.name].title}>
            <TextEditor text={text} />
          </Section>
        ))}
      </div>
    </>
  )
}
