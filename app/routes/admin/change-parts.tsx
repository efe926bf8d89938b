import { useNavigate } from 'react-router'
import * as words from '#common/words'
import { ChangeForm } from '../../ui/dashboard/many/ChangeForm.tsx'
import { chosenOf } from '../../ui/dashboard/many/chosen-of.ts'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { partChoices } from '../../ui/dashboard/part/part-choices.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/change-parts'

const say = words.many.change

export const clientLoader = adminOnly(async ({ url }) => ({
  chosen: chosenOf(url.searchParams),
  choices: await partChoices(),
}))

export default function ChangeParts({ loaderData: { chosen, choices } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const which =
    'parts' in chosen
      ? say.ofChosen(chosen.parts.length)
      : say.ofSearch(new URLSearchParams(chosen.search).get('q') ?? chosen.search)
  return (
    <>
      <PageHead title={say.title} intro={which} />
      <ChangeForm chosen={chosen} choices={choices} onStarted={(runId) => navigate(`/dashboard/runs/${runId}`)} />
    </>
  )
}
