/** A VIN character by character, with the doubtful places marked; `places` count from 1. */
export function VinCharacters({ vin, places }: { vin: string; places: readonly number[] }) {
  return (
    <span className="font-mono tracking-[0.08em] break-all">
      {[...vin].map((character, index) =>
        places.includes(index + 1) ? (
          <mark key={index} className="border-b-2 border-bad bg-bad-wash text-bad">
            {character}
          </mark>
        ) : (
          character
        ),
      )}
    </span>
  )
}
