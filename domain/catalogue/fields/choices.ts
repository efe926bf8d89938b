import { type Position, POSITIONS } from '#common/constants'
import { HAZARDS } from '#common/hazards'
import { CONDITIONS, STATUSES } from '../part-states.ts'

/** What files write for each choice besides its own name, in small letters; `dashed` turns "front-left" to "front left". */
const words = <T extends string>(choices: readonly T[], synonyms: Partial<Record<T, string>> = {}) => {
  const meant = choices.flatMap((choice) =>
    [choice, ...(synonyms[choice]?.split('; ') ?? [])].map((word) => [dashed(word), choice] as const),
  )
  const byWord: ReadonlyMap<string, T> = new Map(meant)
  return (text: string): T | undefined => byWord.get(dashed(text))
}

const dashed = (word: string) =>
  word
    .trim()
    .toLowerCase()
    .replace(/[\s_/-]+/g, ' ')

export const readStatus = words(STATUSES, {
  sold: 'active; a; available; visible; online; on; yes; aktiv; verfügbar; activo; disponible',
  hidden: 'inactive; draft; offline; off; no; invisible; inaktiv; versteckt; inactivo; oculto',
  retired:
    'discontinued; obsolete; d; deleted; superseded; end of life; nla; no longer available; entfallen; descatalogado; obsoleto',
})

export const readCondition = words(CONDITIONS, {
  new: 'n; neu; neuteil; nuevo; nueva; brand new; neuf',
  remanufactured:
    'reman; rebuilt; refurbished; reconditioned; r; exchange; austausch; at; austauschteil; überholt; reconstruido; remanufacturado',
  used: 'u; second hand; gebraucht; usado; usada; salvage; recycled',
})

/** The words of files for where a part goes. PCdb's names of the same places are among them. */
export const readPosition = words<Position>(POSITIONS, {
  front: 'f; fr axle; front axle; vorne; vorn; vorderachse; va; delantero; delantera; eje delantero',
  rear: 'r; back; rear axle; hinten; hinterachse; ha; trasero; trasera; eje trasero',
  left: 'l; lh; left hand; driver side lhd; links; izquierda; izquierdo',
  right: 'rh; right hand; rechts; derecha; derecho',
  'front left': 'fl; lf; left front; vorne links; vl; links vorne; delantero izquierdo; delantera izquierda',
  'front right': 'rf; right front; vorne rechts; vr; rechts vorne; delantero derecho; delantera derecha',
  'rear left': 'rl; lr; left rear; hinten links; hl; links hinten; trasero izquierdo; trasera izquierda',
  'rear right': 'rr; right rear; hinten rechts; hr; rechts hinten; trasero derecho; trasera derecha',
})

export const readHazard = words(HAZARDS)

export const readFlag = words(['yes', 'no'] as const, {
  yes: 'y; true; 1; x; ja; j; si; sí; s; wahr; verdadero; oui; ✓; ✔',
  no: 'n; false; 0; nein; falsch; falso; non',
})
