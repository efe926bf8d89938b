import { importFile } from '#common/words'
import type { ImportShown } from '#domain/supply/schema'
import { LinkButton } from '../../LinkButton.tsx'

const say = importFile.failure

/** Leads to where a file is sent once more, or fetched. */
export function SendAgain({ file, small = false }: { file: ImportShown; small?: boolean }) {
  const { fetched, supplier } = file
  return (
    <LinkButton to={fetched ? `/dashboard/suppliers/${supplier.id}#fetch` : formFor(file)} look="line" small={small}>
      {fetched ? say.fetchAgain : say.sendAgain}
    </LinkButton>
  )
}

/** The form for files, which has chosen already what was said of this one. */
function formFor({ supplier, kind, full, header }: ImportShown): string {
  const isSaid = kind !== null && kind !== header?.told && kind !== header?.format
  const said = { supplier: String(supplier.id), full: String(full), ...(isSaid && { kind }) }
  return `/dashboard/imports?${new URLSearchParams(said)}`
}
