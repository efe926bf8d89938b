import { useState } from 'react'
import * as words from '#common/words'
import type { MethodRecord, ZoneRecord } from '#domain/delivery/schema'
import { Button } from '../../ui/Button.tsx'
import { CostTrial } from '../../ui/dashboard/delivery/CostTrial.tsx'
import { Holidays } from '../../ui/dashboard/delivery/Holidays.tsx'
import { MethodDialog } from '../../ui/dashboard/delivery/MethodDialog.tsx'
import { MethodList } from '../../ui/dashboard/delivery/MethodList.tsx'
import { ZoneDialog } from '../../ui/dashboard/delivery/ZoneDialog.tsx'
import { ZoneList } from '../../ui/dashboard/delivery/ZoneList.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { Note } from '../../ui/Note.tsx'
import { Section } from '../../ui/Section.tsx'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/delivery'

const say = words.delivery.admin

export const clientLoader = adminOnly(async () => {
  const [delivery, { items: places }] = await Promise.all([api('GET', '/delivery'), api('GET', '/places')])
  return { delivery, places: places.filter(({ collects, closed }) => collects && !closed) }
})

/** How the shop delivers: zones, methods with their rates, holidays, and what an order would cost. */
export default function Delivery({ loaderData: { delivery, places } }: Route.ComponentProps) {
  const [zone, setZone] = useState<ZoneRecord | 'new' | null>(null)
  const [method, setMethod] = useState<MethodRecord | 'new' | null>(null)
  const { zones, methods, holidays, unweighed, connected } = delivery
  const isStandard = methods.every(({ on, place }) => !on || place !== null)
  return (
    <>
      <PageHead title={say.title} intro={say.intro} />
      <div className="grid gap-12">
        <Note tone={isStandard ? 'plain' : 'good'}>{isStandard ? say.standardOnly : say.methodsOn}</Note>
        <Section title={say.zones}>
          <div className="grid justify-items-start gap-4">
            {zones.length === 0 ? <p>{say.noZone}</p> : <ZoneList zones={zones} methods={methods} onChange={setZone} />}
            <Button look="line" onClick={() => setZone('new')}>
              {say.addZone}
            </Button>
          </div>
        </Section>
        <Section title={say.methods}>
          <div className="grid justify-items-start gap-4">
            {methods.length === 0 ? (
              <p>{say.noMethod}</p>
            ) : (
              <MethodList {...{ methods, zones, places }} onChange={setMethod} />
            )}
            {unweighed > 0 && <p className="text-[0.9375rem] text-ink-2">{say.unweighed(unweighed)}</p>}
            {zones.length + places.length > 0 && (
              <Button look="line" onClick={() => setMethod('new')}>
                {say.addMethod}
              </Button>
            )}
          </div>
        </Section>
        <Section title={say.trial.title}>
          <CostTrial />
        </Section>
        <Section title={say.holidays.title}>
          <Holidays holidays={holidays} />
        </Section>
      </div>
      {zone && <ZoneDialog zone={zone === 'new' ? null : zone} onClose={() => setZone(null)} />}
      {method && (
        <MethodDialog
          method={method === 'new' ? null : method}
          {...{ zones, places, connected }}
          onClose={() => setMethod(null)}
        />
      )}
    </>
  )
}
