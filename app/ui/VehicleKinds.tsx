import { useId } from 'react'
import { vehicleForm } from '#common/words'
import { type Kind, KINDS } from '../web/car/vehicle-tree.ts'

/** Which kind of vehicle is looked for, as a row of radio buttons: a make may build cars and motorcycles. */
export function VehicleKinds({ kind, onPick }: { kind: Kind; onPick: (kind: Kind) => void }) {
  const name = useId()
  return (
    <fieldset className="with-script flex flex-wrap gap-x-6 gap-y-1">
      <legend className="sr-only">{vehicleForm.kind}</legend>
      {KINDS.map((one) => (
        <label key={one.value} className="flex min-h-9 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name={name}
            className="size-4 accent-signal"
            checked={one.value === kind.value}
            onChange={() => onPick(one)}
          />
          {one.label}
        </label>
      ))}
    </fieldset>
  )
}
