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
  sold: 'active; a; available; visible; online; on; yes; aktiv; verfügbar; activo; disponible; actif; attivo; aktywny; actief; ativo; aktivní',
  hidden:
    'inactive; draft; offline; off; no; invisible; inaktiv; versteckt; inactivo; oculto; inactif; non attivo; nieaktywny; inactief; inativo; neaktivní; unlisted',
  retired:
    'discontinued; obsolete; d; deleted; superseded; archived; end of life; nla; no longer available; entfallen; descatalogado; obsoleto; supprimé; arrêté; fuori produzione; wycofany; utgått; vervallen; descontinuado',
})

export const readCondition = words(CONDITIONS, {
  new: 'n; neu; neuteil; neuware; nuevo; nueva; brand new; neuf; neuve; nuovo; nuova; nowy; nowa; nowe; ny; nytt; nieuw; novo; nový; новый',
  remanufactured:
    'reman; rebuilt; refurbished; reconditioned; r; exchange; austausch; at; austauschteil; überholt; generalüberholt; reconstruido; remanufacturado; échange standard; reconditionné; rigenerato; ricondizionato; regenerowany; renoverad; gereviseerd; recondicionado; repasovaný',
  used: 'u; second hand; gebraucht; usado; usada; salvage; recycled; occasion; usato; usata; używany; używana; begagnad; brugt; brukt; gebruikt; použitý; б/у',
})

/** The words of files for where a part goes. PCdb's names of the same places are among them. */
export const readPosition = words<Position>(POSITIONS, {
  front:
    'f; fr axle; front axle; vorne; vorn; vorderachse; va; delantero; delantera; eje delantero; avant; essieu avant; anteriore; assale anteriore; przód; oś przednia; fram; framaxel; foran; foraksel; voor; voorzijde; vooras; frente; eixo dianteiro; dianteiro; přední; передний; передняя',
  rear: 'r; back; rear axle; hinten; hinterachse; ha; trasero; trasera; eje trasero; arrière; essieu arrière; posteriore; assale posteriore; tył; oś tylna; bak; bakaxel; bagaksel; bakaksel; achter; achterzijde; achteras; traseiro; eixo traseiro; zadní; задний; задняя',
  left: 'l; lh; left hand; driver side lhd; links; izquierda; izquierdo; gauche; sinistra; sinistro; lewy; lewa; lewo; vänster; venstre; esquerdo; esquerda; levý; левый; левая',
  right:
    'rh; right hand; rechts; derecha; derecho; droite; droit; destra; destro; prawy; prawa; prawo; höger; højre; høyre; direito; direita; pravý; правый; правая',
  'front left':
    'fl; lf; left front; vorne links; vl; links vorne; vorderachse links; delantero izquierdo; delantera izquierda; avant gauche; anteriore sinistro; anteriore sinistra; przód lewy; lewy przód; przód lewa; vänster fram; fram vänster; linksvoor; voor links; dianteiro esquerdo',
  'front right':
    'rf; right front; vorne rechts; vr; rechts vorne; vorderachse rechts; delantero derecho; delantera derecha; avant droit; avant droite; anteriore destro; anteriore destra; przód prawy; prawy przód; przód prawa; höger fram; fram höger; rechtsvoor; voor rechts; dianteiro direito',
  'rear left':
    'rl; lr; left rear; hinten links; hl; links hinten; hinterachse links; trasero izquierdo; trasera izquierda; arrière gauche; posteriore sinistro; posteriore sinistra; tył lewy; lewy tył; tył lewa; vänster bak; bak vänster; linksachter; achter links; traseiro esquerdo',
  'rear right':
    'rr; right rear; hinten rechts; hr; rechts hinten; hinterachse rechts; trasero derecho; trasera derecha; arrière droit; arrière droite; posteriore destro; posteriore destra; tył prawy; prawy tył; tył prawa; höger bak; bak höger; rechtsachter; achter rechts; traseiro direito',
})

export const readHazard = words(HAZARDS)

export const readFlag = words(['yes', 'no'] as const, {
  yes: 'y; true; 1; x; ja; j; si; sí; s; wahr; verdadero; oui; sì; vrai; tak; sim; ano; да; ✓; ✔',
  no: 'n; false; 0; nein; falsch; falso; non; faux; nie; nej; nee; não; ne; нет',
})
