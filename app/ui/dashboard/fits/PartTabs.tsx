import { Tabs } from '../Tabs.tsx'

/** An admin's two pages of a part: what it is, and which cars it fits. */
export function PartTabs({ id, here }: { id: string; here: 'details' | 'cars' }) {
  const details = `/dashboard/updateParts/${id}`
  return (
    <Tabs
      label="Part"
      tabs={[
        { to: details, label: 'Details', here: here === 'details' },
        { to: `${details}/cars`, label: 'Cars', here: here === 'cars' },
      ]}
    />
  )
}
