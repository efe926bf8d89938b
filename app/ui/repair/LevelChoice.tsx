import * as words from '#common/words'
import type { RepairLevel } from '#domain/repairs/schema'
import { Price } from '../catalogue/Price.tsx'

const say = words.repairs

type Props = {
  levels: RepairLevel[]
  chosen: RepairLevel
  onChoose: (level: RepairLevel) => void
  /** The page with that level chosen. */
  hrefOf: (level: RepairLevel) => string
}

/** The price levels beside each other, each with what it costs. Without script they are links. */
export function LevelChoice({ levels, chosen, onChoose, hrefOf }: Props) {
  return (
    <>
      <Radios levels={levels} chosen={chosen} onChoose={onChoose} />
      <nav aria-label={say.level} className="without-script border-b border-ink px-4 py-2">
        <ul className="flex flex-wrap gap-x-6">
          {levels.map((level) => (
            <li key={level.level}>
              <a href={hrefOf(level)} rel="nofollow" aria-current={level === chosen || undefined} className="link">
                {say.levels[level.level]}
              </a>{' '}
              <Price amount={level.total} size="small" /> <NotComplete level={level} />
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

function Radios({ levels, chosen, onChoose }: Omit<Props, 'hrefOf'>) {
  return (
    <fieldset className="with-script grid auto-cols-fr grid-flow-col border-b border-ink">
      <legend className="sr-only">{say.level}</legend>
      {levels.map((level) => (
        <label
          key={level.level}
          className="relative grid min-h-16 cursor-pointer content-center gap-0.5 border-b-4 border-transparent px-3 py-2 hover:text-signal has-checked:border-accent has-checked:bg-signal-wash has-focus-visible:outline-2 has-focus-visible:outline-signal sm:px-5"
        >
          <input
            type="radio"
            name="level"
            className="sr-only"
            checked={level === chosen}
            onChange={() => onChoose(level)}
          />
          <span className="label text-[0.8125rem] sm:text-base">{say.levels[level.level]}</span>
          <Price amount={level.total} size="small" />
          <NotComplete level={level} />
        </label>
      ))}
    </fieldset>
  )
}

/** Its price is lower than that of the whole job. */
const NotComplete = ({ level: { soldOut } }: { level: RepairLevel }) =>
  soldOut.length > 0 && <span className="text-[0.8125rem] text-warn">{say.soldOut.mark}</span>
