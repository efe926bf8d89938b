import type { ReactNode } from 'react'
import * as words from '#common/words'
import { useIsHydrated } from '../../web/page/hydrated.ts'
import { useShop } from '../../web/settings.ts'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { Loading } from '../Loading.tsx'

type Props = {
  title: string
  /** The page that it is below. */
  above: { label: string; to: string }
  /** How to order without script. */
  withoutScript: (contact: string) => string
  children: ReactNode
}

/** A page of what lies in the browser, which only its script can show: the same for everybody until that runs. */
export function ScriptedPage({ title, above, withoutScript, children }: Props) {
  const isHydrated = useIsHydrated()
  const { contact } = useShop()
  return (
    <div className="sheet pb-10">
      <Breadcrumbs crumbs={[{ label: words.crumbs.home, to: '/' }, above, { label: title }]} />
      <h1 className="mb-5 text-4xl sm:text-6xl">{title}</h1>
      <p className="without-script max-w-prose">{withoutScript(contact)}</p>
      <div className="with-script grid gap-4">{isHydrated ? children : <Loading />}</div>
    </div>
  )
}
