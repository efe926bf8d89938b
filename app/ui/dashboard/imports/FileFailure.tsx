import * as words from '#common/words'
import type { ImportShown } from '#domain/supply/schema'
import { LinkButton } from '../../LinkButton.tsx'
import { Note } from '../../Note.tsx'
import { DropFile } from './DropFile.tsx'
import { ReadAgain } from './ReadAgain.tsx'
import { SendAgain } from './SendAgain.tsx'
import { KIND_NAMES } from '../suppliers/supplier-fields.ts'

const say = words.importFile.failure

/** Why a file could not be read, or not be written to its end, and what helps. */
export function FileFailure({ file }: { file: ImportShown }) {
  const { failure, remedy, supplier, kind } = file
  const supplierPage = `/dashboard/suppliers/${supplier.id}`
  const otherPage = kind === 'vehicles' ? '/dashboard/vehicles' : kind === 'mappings' ? supplierPage : null
  return (
    <Note tone="bad">
      <p className="font-semibold text-bad">{failure}</p>
      <p className="mt-1">{remedy ? words.imports.remedies[remedy] : words.imports.stoppedHalfWay}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3 empty:hidden">
        {remedy === 'columns' && otherPage && (
          <LinkButton to={otherPage} look="line" small>
            {say.bringIn(kind === 'vehicles' ? KIND_NAMES.vehicles : supplier.name)}
          </LinkButton>
        )}
        {remedy === 'send-again' && <SendAgain file={file} small />}
        {remedy === 'settings' && (
          <LinkButton to={supplierPage} look="line" small>
            {say.settings(supplier.name)}
          </LinkButton>
        )}
        {(remedy === 'settings' || remedy === 'read-again') && <ReadAgain id={file.id} small />}
        {remedy && <DropFile id={file.id} small />}
      </div>
    </Note>
  )
}
