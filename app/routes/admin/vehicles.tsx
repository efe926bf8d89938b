import { useNavigate, useRevalidator } from 'react-router'
import { adminVehicles as say, button, vehicleEditor } from '#common/words'
import { Button } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { AddVehicle } from '../../ui/dashboard/vehicles/AddVehicle.tsx'
import { EditVehicle } from '../../ui/dashboard/vehicles/EditVehicle.tsx'
import { ImportVehicles } from '../../ui/dashboard/vehicles/ImportVehicles.tsx'
import { Section } from '../../ui/Section.tsx'
import { VehicleForm } from '../../ui/VehicleForm.tsx'
import { api, apiFile } from '../../web/api.ts'
import { downloadFile, sheetOf } from '../../web/files/download-file.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/vehicles'
import { useAction } from '../../ui/use-action.ts'

export const clientLoader = adminOnly(async ({ url }) => {
  const id = url.searchParams.get('car')
  return { vehicle: id ? await api('GET', '/vehicles/{id}', { path: { id } }) : null }
})

export default function Vehicles({ loaderData: { vehicle } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { busy, run } = useAction()
  const download = () =>
    run(async () => {
      downloadFile(sheetOf(await apiFile('/vehicles/all.csv', {})), 'vehicles.csv')
    })
  return (
    <>
      <PageHead title={say.title} intro={say.intro}>
        <Button look="line" busy={busy} onClick={download}>
          {say.csv}
        </Button>
      </PageHead>
      <div className="grid max-w-4xl gap-12">
        <Section title={say.change}>
          <VehicleForm
            submit={button.open}
            whole
            wide
            onChoose={(car) => {
              if (car) void navigate(`/dashboard/vehicles?car=${car.car}`)
            }}
          />
          {vehicle && (
            <EditVehicle
              key={JSON.stringify(vehicle)}
              vehicle={vehicle}
              onSaved={() => void revalidate()}
              onDeleted={() => void navigate('/dashboard/vehicles')}
            />
          )}
        </Section>
        <Section title={vehicleEditor.add.title}>
          <AddVehicle />
        </Section>
        <Section title={vehicleEditor.bringList.title}>
          <ImportVehicles />
        </Section>
      </div>
    </>
  )
}
