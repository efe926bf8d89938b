import { carLines as words } from '#common/words'
import { Tabs } from '../Tabs.tsx'

const say = words.tabs

/** An admin's pages of a part: what it is, which cars it fits, where it lies, and what many of it cost. */
export function PartTabs({ id, here }: { id: string; here: 'details' | 'cars' | 'places' | 'prices' }) {
  const details = `/dashboard/updateParts/${id}`
  return (
    <Tabs
      label={say.title}
      tabs={[
        { to: details, label: say.details, here: here === 'details' },
        { to: `${details}/cars`, label: say.cars, here: here === 'cars' },
        { to: `${details}/places`, label: say.places, here: here === 'places' },
        { to: `${details}/prices`, label: say.prices, here: here === 'prices' },
      ]}
    />
  )
}
