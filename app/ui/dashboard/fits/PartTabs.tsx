import { Tabs } from '../Tabs.tsx'

/** An admin's pages of a part: what it is, which cars it fits, where it lies, and what many of it cost. */
export function PartTabs({ id, here }: { id: string; here: 'details' | 'cars' | 'places' | 'prices' }) {
  const details = `/dashboard/updateParts/${id}`
  return (
    <Tabs
      label="Part"
      tabs={[
        { to: details, label: 'Details', here: here === 'details' },
        { to: `${details}/cars`, label: 'Cars', here: here === 'cars' },
        { to: `${details}/places`, label: 'Where it lies', here: here === 'places' },
        { to: `${details}/prices`, label: 'Prices', here: here === 'prices' },
      ]}
    />
  )
}
