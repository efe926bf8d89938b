import { Link } from 'react-router'
import * as words from '#common/words'

const say = words.vehiclePages.engines

type Engine = { id: number; label: string; drive: string[]; gearbox: string[]; told: boolean }

/** The engines of a car, each leading to the parts that fit with it. */
export function EngineList({ engines, shop }: { engines: Engine[]; shop: string }) {
  if (engines.length === 0) return <p>{say.unknown}</p>
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {engines.map(({ id, label, drive, gearbox, told }) => (
          <li key={id}>
            <Link
              to={`${shop}&engine=${id}`}
              rel="nofollow"
              className="block h-full border border-edge bg-surface px-4 py-3 hover:border-signal hover:text-signal"
            >
              <span className="font-semibold">{label}</span>
              <span className="block text-[0.9375rem] text-ink-2">
                {[drive.join(', '), gearbox.join(', '), told ? '' : say.likely].filter(Boolean).join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {engines.some(({ told }) => !told) && <p className="mt-3 text-[0.9375rem] text-ink-2">{say.likelyWhy}</p>}
    </>
  )
}
