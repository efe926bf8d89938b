import { LinkButton } from '../LinkButton.tsx'
import { MakeMark } from '../MakeMark.tsx'

type Props = { mark: string | null; title: string; text: string; to: string; action: string }

/** The head of a make's or model's page. */
export function VehicleHead({ mark, title, text, to, action }: Props) {
  return (
    <div className="graph-paper mb-12 border border-hair">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5 bg-linear-to-r from-surface via-surface/90 to-transparent px-5 py-8 sm:px-8 sm:py-10">
        <MakeMark path={mark} className="size-16 sm:size-20" />
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="text-4xl sm:text-6xl">{title}</h1>
          <p className="mt-2 text-lg text-ink-2">{text}</p>
        </div>
        <LinkButton to={to} look="signal">
          {action}
        </LinkButton>
      </div>
    </div>
  )
}
