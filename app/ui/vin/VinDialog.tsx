import * as words from '#common/words'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { Dialog } from '../Dialog.tsx'
import { VinForm } from './VinForm.tsx'

/** What became of a VIN that was typed into the search box. */
export function VinDialog(props: { typed: string; onChoose: (car: NamedVehicle) => void; onClose: () => void }) {
  const { typed, onChoose, onClose } = props
  return (
    <Dialog open onClose={onClose} title={words.vin.heading.title}>
      <VinForm typed={typed} onChoose={onChoose} />
    </Dialog>
  )
}
