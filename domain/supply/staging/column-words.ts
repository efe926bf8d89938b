import type { PartFieldName } from '#domain/catalogue'

/** What a row can say besides the fields of a part: of a car that it fits, of a vehicle, of a mapping. */
export const FURTHER_FIELDS = [
  'currency',
  'priceFrom',
  'make',
  'model',
  'year',
  'years',
  'yearFrom',
  'yearTo',
  'engine',
  'conditions',
  'notes',
  'kind',
  'theirs',
  'ours',
] as const
export type ColumnField = PartFieldName | (typeof FURTHER_FIELDS)[number]

/** What files in English, German and Spanish call each field, the best first; the field's own header is one too. */
const WORDS: Readonly<Partial<Record<ColumnField, string>>> = {
  brand:
    'brand; brand name; manufacturer; mfr; mfg; brand aaia id; brand id; supplier; line; marke; hersteller; fabrikat; marca; fabricante',
  number:
    'number; part number; part no; partnumber; part; part #; sku; item; item number; item no; mpn; mfr part number; manufacturer part number; article number; article no; article; product code; code; teilenummer; teile nr; artikelnummer; art nr; artikel nr; artikel; bestellnummer; herstellernummer; nummer; referencia; ref; número de parte; numero de parte; número de pieza; numero de pieza; código; codigo; número; numero; no; nr',
  name: 'name; description; part name; product name; title; product; short description; item description; designation; desc; bezeichnung; artikelbezeichnung; beschreibung; benennung; produktname; titel; descripción; descripcion; nombre; denominación; denominacion; título; titulo',
  category:
    'type; part type; category; product type; part terminology; product group; group; subcategory; teileart; warengruppe; produktgruppe; kategorie; artikelgruppe; tipo; tipo de pieza; categoría; categoria; familia; grupo',
  price:
    'price; unit price; sell price; selling price; retail; retail price; list price; list; msrp; rrp; price each; sales price; preis; vk; vk preis; verkaufspreis; listenpreis; bruttopreis; uvp; stückpreis; einzelpreis; precio; pvp; precio venta; precio de venta; precio unitario; precio lista; precio de lista; tarifa',
  currency: 'currency; currency code; curr; ccy; währung; waehrung; moneda; divisa',
  priceFrom:
    'price from; valid from; effective; effective date; price effective date; price valid from; gültig ab; gueltig ab; preis ab; válido desde; valido desde; vigente desde',
  cost: 'cost; unit cost; net price; net; dealer price; dealer cost; jobber; jobber price; wholesale; wholesale price; your price; purchase price; ek; ek preis; einkaufspreis; nettopreis; händlerpreis; haendlerpreis; coste; costo; precio neto; neto; precio compra; precio de compra',
  stock:
    'stock; qty on hand; quantity on hand; on hand; qoh; qty available; available qty; available; availability; inventory; in stock; stock level; stock qty; qty in stock; bestand; lagerbestand; lager; verfügbar; verfuegbar; verfügbare menge; existencias; existencia; stock disponible; disponible; inventario; cantidad disponible',
  status: 'status; life cycle; lifecycle; life cycle status; state; estado; artikelstatus',
  condition: 'condition; item condition; zustand; condición; condicion; estado del artículo',
  position:
    'position; location; fitting position; placement; side; einbauort; einbauposition; einbauseite; seite; posición; posicion; ubicación; lado; eje',
  quantity:
    'quantity; qty; qty per vehicle; quantity per vehicle; quantity needed; qty per car; per vehicle; quantity per application; menge; menge je fahrzeug; stück je fahrzeug; cantidad; cantidad por vehículo; cantidad por vehiculo',
  packSize:
    'pack size; pack qty; package quantity; pieces per pack; pack; unit size; verpackungseinheit; ve; packungsgröße; inhalt; unidades por paquete; contenido',
  coreDeposit:
    'core deposit; core; core charge; core price; core value; pfand; pfandwert; altteilpfand; depósito; deposito; casco',
  gtin: 'gtin; ean; ean code; ean13; ean 13; upc; upc code; barcode; bar code; gtin 13; gtin13; item gtin; ean nummer; ean nr; strichcode; código de barras; codigo de barras; código ean; codigo ean',
  weightGrams:
    'weight; net weight; gross weight; shipping weight; item weight; wt; gewicht; nettogewicht; bruttogewicht; peso; peso neto; peso bruto',
  lengthMm: 'length; package length; shipping length; länge; laenge; largo; longitud',
  widthMm: 'width; package width; shipping width; breite; ancho; anchura',
  heightMm: 'height; package height; shipping height; höhe; hoehe; alto; altura',
  hazard: 'hazard; dangerous goods; hazmat; hazardous; gefahrgut; mercancía peligrosa; peligro',
  warrantyMonths: 'warranty months; warranty; guarantee; garantie; garantie monate; garantía; garantia; garantía meses',
  universal: 'universal; fits all; universal fit; universalteil',
  bestSeller: 'best seller; bestseller; featured; top seller',
  img: 'picture; image; image url; picture url; main image; primary image; photo; photo url; img; image 1; bild; bild url; hauptbild; foto; imagen; url imagen; imagen principal',
  pictures: 'pictures; images; additional images; more images; weitere bilder; bilder; imágenes; imagenes',
  documents: 'documents; document; pdf; instructions; dokumente; anleitung; documentos',
  oeNumbers:
    'oe numbers; oe; oem; oe number; oem number; oem numbers; oem part number; oe no; oem no; interchange; cross reference; oe nummer; oe nummern; oe nr; oem nummer; vergleichsnummern; número oe; numero oe; número oem; referencia oe; referencias oe; referencias cruzadas',
  supersededNumbers:
    'superseded numbers; replaces; old number; old part number; former number; ersetzt; alte nummer; altnummer; reemplaza; número anterior; reemplaza a',
  supersededBy:
    'superseded by; replaced by; new number; new part number; successor; ersetzt durch; neue nummer; nachfolger; reemplazado por; sustituido por',
  attributes:
    'attributes; specifications; specs; features; eigenschaften; merkmale; technische daten; atributos; características; especificaciones',
  make: 'make; vehicle make; car make; car; fahrzeugmarke; fahrzeughersteller; kfz hersteller; automarke; marca vehículo; marca vehiculo; marca del vehículo; marca coche',
  model:
    'model; vehicle model; car model; modell; fahrzeugmodell; baureihe; typ; modelo; modelo vehículo; modelo vehiculo',
  year: 'year; model year; vehicle year; my; jahr; baujahr; modelljahr; año; ano; año modelo',
  years: 'years; year range; model years; baujahre; jahre; von bis; años; anos',
  yearFrom:
    'year from; from year; start year; year start; first year; begin year; from; baujahr von; bj von; von; jahr von; año desde; ano desde; desde; año inicio; año inicial',
  yearTo:
    'year to; to year; end year; year end; last year; to; thru; through; baujahr bis; bj bis; bis; jahr bis; año hasta; ano hasta; hasta; año fin; año final',
  engine:
    'engine; engine name; motor; engine size; displacement; motorisierung; hubraum; cilindrada; motorización; motorizacion',
  conditions:
    'conditions; condition of fit; restrictions; restriction; bedingungen; einschränkung; einschränkungen; condiciones; restricciones',
  notes:
    'notes; note; comment; comments; remark; remarks; footnote; fitment notes; hinweis; bemerkung; anmerkung; nota; notas; observaciones; comentarios',
  kind: 'kind',
  theirs: 'theirs',
  ours: 'ours',
}

/** "Art.-Nr." → "art nr", "Weight (kg)" → "weight", "year_from" → "year from", "PartNumber" → "part number". */
export const columnWord = (heading: string): string =>
  heading
    .replace(/[([].*?[)\]]/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()

/** Field and rank of a word: a lower rank is the better column where two could be the same field. */
export const FIELD_OF_WORD: ReadonlyMap<string, { field: ColumnField; rank: number }> = new Map(
  Object.entries(WORDS)
    .flatMap(([field, words]) =>
      words.split('; ').map((word, rank) => [columnWord(word), { field: field as ColumnField, rank }] as const),
    )
    // Of two fields with a word the first one listed has it.
    .toReversed(),
)
