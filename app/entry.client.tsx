import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { turnOldCar } from './web/car/garage-changes.ts'

turnOldCar()

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
