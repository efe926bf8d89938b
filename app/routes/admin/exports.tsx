import { useState } from 'react'
import { exports as say } from '#common/words'
import type { ExportFile } from '#domain/exports/schema'
import { Button } from '../../ui/Button.tsx'
import { download, type ExportChoice, searchOf } from '../../ui/dashboard/exports/export-choice.ts'
import { ExportForm } from '../../ui/dashboard/exports/ExportForm.tsx'
import { PartnerAddresses } from '../../ui/dashboard/exports/PartnerAddresses.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { notify } from '../../ui/notify.ts'
import { api, ApiProblem, messageOf } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/exports'

const TEMPLATES = Object.entries(say.page.template) as [ExportFile, string][]

export const clientLoader = adminOnly(async ({ url }) => {
  const [addresses, suppliers] = await Promise.all([api('GET', '/exports/addresses'), api('GET', '/suppliers')])
  return { addresses: addresses.items, suppliers: suppliers.items, parts: url.searchParams.get('parts') ?? '' }
})

/** Files of the shop's parts: to download, and for partners to fetch. */
export default function FilesOut({ loaderData: { addresses, suppliers, parts } }: Route.ComponentProps) {
  const [choice, setChoice] = useState<ExportChoice>({
    file: 'parts.xlsx',
    parts,
    supplier: '',
    separator: 'comma',
    bom: true,
    ids: '',
  })
  const [busy, setBusy] = useState<ExportFile | null>(null)
  const [error, setError] = useState<string>()
  const bring = async (file: ExportFile, search?: URLSearchParams) => {
    setBusy(file)
    setError(undefined)
    try {
      await download(file, search)
    } catch (problem) {
      const [field] = problem instanceof ApiProblem ? Object.values(problem.fields) : []
      if (field) setError(field)
      else notify.error(messageOf(problem))
    }
    setBusy(null)
  }
  return (
    <>
      <PageHead title={say.page.title} intro={say.page.intro} />
      <div className="grid max-w-4xl gap-12">
        <Section title={say.page.choose}>
          <form
            noValidate
            aria-label={say.page.choose}
            className="grid gap-6"
            onSubmit={(event) => {
              event.preventDefault()
              void bring(choice.file, searchOf(choice))
            }}
          >
            <ExportForm choice={choice} suppliers={suppliers} error={error} onChoose={setChoice} />
            <div>
              <Button type="submit" busy={busy === choice.file}>
                {say.page.download}
              </Button>
            </div>
          </form>
        </Section>
        <Section title={say.page.partners}>
          <PartnerAddresses items={addresses} choice={choice} />
        </Section>
        <Section title={say.page.templates}>
          <p className="mb-4 max-w-prose text-ink-2">{say.page.templatesAbout}</p>
          <div className="flex flex-wrap gap-3">
            {TEMPLATES.map(([file, label]) => (
              <Button key={file} look="line" busy={busy === file} onClick={() => void bring(file)}>
                {label}
              </Button>
            ))}
          </div>
        </Section>
      </div>
    </>
  )
}
