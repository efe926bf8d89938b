import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { turnOldCar } from './web/garage-changes.ts'

turnOldCar()

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
