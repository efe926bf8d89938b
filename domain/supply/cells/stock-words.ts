import { Fault } from '#common/fault'
import { couldBeBoth, type DecimalSign, typedNumber } from '#common/typed-number'

/** How a list says that there are some, which nobody counts. */
export const UNCOUNTED = 'in stock'

const words = (text: string): ReadonlySet<string> => new Set(text.split(';').map((word) => word.trim()))

/** There are some, and nobody says how many. */
const THERE = words(
  `yes; y; true; in stock; instock; available; available now; ships today; ja; j; lieferbar; sofort; sofort lieferbar; sofort versandfertig; ab lager; sofort ab lager; immédiate; immédiat; inmediata; inmediato; immediata; verfügbar; sofort verfügbar;
  vorrätig; auf lager; am lager; an lager; lagernd; sí; si; disponible; en stock; hay; oui; dispo; sì; disponibile; in magazzino; tak; dostępny;
  dostępna; dostępne; na stanie; jest; i lager; på lager; op voorraad; leverbaar; sim; em stock; em estoque; disponível;
  skladem; skladom; na skladě; ano; есть; в наличии; да; є; в наявності; так; ✓; ✔`,
)
/** There are none, whatever may come later. */
const NONE = words(
  `no; n; false; none; out of stock; outofstock; oos; sold out; unavailable; not available; not in stock; not stocked; backorder;
  back order; backordered; b/o; preorder; on order; special order; discontinued; obsolete; nla; no longer available; call; call us;
  please call; call for availability; call for stock; ask; on request; auf anfrage; bitte anfragen; anfragen; consultar; a consultar;
  bajo pedido; sur demande; nous consulter; sur commande; su richiesta; su ordinazione; na zapytanie; na zamówienie; op aanvraag;
  på förfrågan; sob consulta; na dotaz; na objednávku; под заказ; по запросу; nein; nicht lieferbar; nicht mehr lieferbar; nicht verfügbar; nicht vorrätig; nicht auf lager; nicht am lager;
  im zulauf; im rückstand; auf bestellung; bestellt;
  ausverkauft; vergriffen; zurzeit nicht lieferbar; agotado; sin stock; sin existencias; no disponible; non; rupture;
  rupture de stock; en rupture; épuisé; indisponible; esaurito; non disponibile; nie; brak; niedostępny; niedostępna;
  niedostępne; nej; nei; slut; slut i lager; ej i lager; ikke på lager; utsolgt; udsolgt; nee; niet op voorraad;
  uitverkocht; não; esgotado; indisponível; vyprodáno; není skladem; vypredané; ne; нет; нет в наличии; немає; ні`,
)
/** There are some, but few: one of them is sure to be there. */
const FEW = words(
  `low; low stock; very low; limited; limited stock; limited availability; few; few left; a few left; last one; last piece; last pieces;
  wenige; wenige stück; nur noch wenige; nur noch wenige auf lager; wenig; geringer bestand; niedriger bestand; knapp; begrenzt;
  pocas unidades; últimas unidades; stock bajo; poco stock; bajo; stock faible; stock limité; faible; dernières pièces; scorte limitate;
  pochi pezzi; ultimi pezzi; mało; niski stan; ostatnie sztuki; beperkt; beperkte voorraad; lågt lager; få i lager; få på lager;
  pouco stock; estoque baixo; málo; poslední kusy; мало; заканчивается; мало на складе`,
)
/** "> 10", "10+", "mehr als 10": at least so many. */
const AT_LEAST =
  /^(?:[>≥]=?|more than|over|min\.?|mind\.?|mindestens|mehr als|über|plus de|más de|oltre|più di|ponad|powyżej|meer dan|fler än|mer än|mais de|více než|больше|более)\s*(\d[\d.,\s]*)$|^(\d[\d.,\s]*?)\s*(?:\+|(?:or|oder|und|et|ou|o|i) (?:more|mehr|plus|más|più|więcej))$/
/** "5 auf Lager", "Stock: 5", "In stock (5)", "only 3 left": the amount is what stands beside it. */
const SAID_OF =
  /^(?:(?:in )?stock|available|qty|bestand|lager(?:bestand)?|auf lager|lagernd|lieferbar|verfügbar|en stock|disponibles?)(?:\s*[:([]\s*|\s[–-]\s)|^(?:only|nur noch)\s|\s(?:in stock|available|left|auf lager|am lager|lagernd|lieferbar|verfügbar|en stock|disponibles?)$|[)\]]$/g
const RANGE = /^(\d+)\s*[-–]\s*(\d+)$/
const PIECES =
  /\s*(?:stk|stck|st|stück|stueck|pcs|pc|pieces|piece|ea|each|units|unit|szt|ks|kus|kusů|uds|ud|unidades|pz|pezzi|pièces|pces|stuks|шт)\.?$/

/**
 * What suppliers write for how many they have: "12", "12 Stk.", "> 10", "10+", "in stock", "ausverkauft". Null: there are some,
 * and the shop does not count them. Few are one, and what must be asked for is none: nothing is sold that is not there. Less
 * than nothing is nothing. Undefined: it says neither. Without a `sign` "1.000" is a fault: a shop that promises a thousand of one
 * sells what is not there.
 */
export function stockIn(cell: string, sign?: DecimalSign): number | null | undefined | Fault {
  const text = cell
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{L})[-_](?=\p{L})/gu, ' ')
  if (THERE.has(text)) return null
  if (NONE.has(text)) return 0
  if (FEW.has(text)) return 1
  const bare = text.replace(SAID_OF, '').replace(PIECES, '')
  const [, low] = RANGE.exec(bare) ?? []
  const [, above, more] = AT_LEAST.exec(bare) ?? []
  const written = (low ?? above ?? more ?? bare).trim()
  if (sign === undefined && couldBeBoth(written)) return new Fault('thousand-or-one', written)
  const amount = typedNumber(written, sign)
  return amount === null ? undefined : Math.max(0, amount)
}
