import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { turnOldCar } from './web/car/garage-changes.ts'
import { reloadThere } from './web/page/reload-there.ts'

turnOldCar()

startTransition(() => {
  hydrateRoot(document, <HydratedRouter instrumentations={[reloadThere]} />)
})
