import { useState } from 'react'
import { useSearchParams } from 'react-router'
import * as words from '#common/words'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { Note } from '../../ui/Note.tsx'
import { useAction } from '../../ui/use-action.ts'
import { api, ApiProblem } from '../../web/api.ts'
import { seo } from '../../web/seo/seo.ts'
import type { Route } from './+types/stop-alerts'

const say = words.part.stopAlerts

export const meta: Route.MetaFunction = ({ matches }) => seo(matches, { title: say.title, description: say.about })

/** Ends all mails about parts that are back. Only the button does it: mail programs open links before anybody reads them. */
export default function StopAlerts() {
  const [params] = useSearchParams()
  const [told, setTold] = useState<string | null>(null)
  const { busy, run } = useAction()
  const { place, around } = useKeptFocus<HTMLDivElement>()
  const stop = () =>
    run(async () => {
      try {
        const { deletedCount } = await api('POST', '/stock-alerts/stop', { query: { key: params.get('key') ?? '' } })
        setTold(say.done(deletedCount))
      } catch (error) {
        if (!(error instanceof ApiProblem && error.status === 400)) throw error
        setTold(say.notWhole)
      }
    })
  return (
    <div className="sheet pb-10">
      <Breadcrumbs crumbs={[{ label: words.crumbs.home, to: '/' }, { label: say.title }]} />
      <h1 className="text-4xl sm:text-6xl">{say.title}</h1>
      <div {...around} ref={place} tabIndex={-1} className="mt-4 grid max-w-prose justify-items-start gap-6">
        {told ? (
          <Note live>{told}</Note>
        ) : (
          <>
            <p className="text-lg text-ink-2">{say.about}</p>
            <p className="without-script">{say.withoutScript}</p>
            <Button look="signal" className="with-script" busy={busy} onClick={stop}>
              {say.stop}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
