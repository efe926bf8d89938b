import { type ComponentProps, Suspense } from 'react'
import { verdict as words } from '#common/words'
import { Dialog } from '../Dialog.tsx'
import type { OtherCar as Chooser } from './OtherCar.tsx'
import { lazyPiece } from '../lazy-piece.ts'
import { NotWholeHere } from '../NotWhole.tsx'

const OtherCar = lazyPiece(() => import('./OtherCar.tsx').then(({ OtherCar: component }) => component), NotWholeHere)

type Props = ComponentProps<typeof Chooser> & { open: boolean; onClose: () => void }

/** Asks which car a line of the cart is for; what it shows is loaded when it is first opened. */
export function OtherCarDialog({ open, onClose, ...choice }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={words.ask.which}>
      <Suspense>
        <OtherCar {...choice} />
      </Suspense>
    </Dialog>
  )
}
