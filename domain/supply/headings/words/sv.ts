import type { HeadingWords } from '../fields.ts'

/** Swedish, and where they differ Danish and Norwegian. */
export const sv: HeadingWords = {
  brand: 'varumärke; varemærke; varemerke; mærke; merkenavn',
  maker: 'märke; fabrikat; tillverkare; producent; produsent; fabrikant; merke',
  number:
    'tillverkarens artikelnummer; tillverkarens art nr; tillverkarnr; leverandørens varenummer; reservdelsnummer; delnummer; artikelnummer; artikelnr; artikel nr; art nr; artnr; varenummer; varenr; vare nr; delenummer; reservedelsnummer; beställningsnummer; bestillingsnummer; produktkod',
  name: 'benämning; artikelbenämning; produktnamn; artikelnamn; beskrivning; betegnelse; varebetegnelse; varetekst; beskrivelse; produktnavn; varenavn; navn; namn; titel; tittel',
  category: 'artikeltyp; produkttyp; varugrupp; produktgrupp; kategori; varegruppe; produktgruppe; grupp',
  price:
    'pris; utpris; försäljningspris; cirkapris; ca pris; rekommenderat pris; listpris; bruttopris; salgspris; utsalgspris; vejledende pris; veiledende pris; veil pris; listepris; enhetspris; stykpris',
  currency: 'valuta',
  priceFrom: 'gäller från; giltigt från; gælder fra; gyldig fra; pris från',
  cost: 'inpris; inköpspris; nettopris; netto; indkøbspris; innkjøpspris; kostpris; ditt pris; din pris; återförsäljarpris',
  stock:
    'lagersaldo; lagerantal; i lager; lagerstatus; saldo; tillgängligt antal; tillgänglighet; lagerbeholdning; lagerbeholding; beholdning; på lager; lager?; disponibelt; tilgængelig; tilgjengelig',
  status: 'artikelstatus; varestatus',
  condition: 'skick; tilstand',
  position: 'placering; monteringsposition; position; plassering; sida?; side?',
  quantity: 'antal per fordon; antal per bil; antal pr bil; antall per bil; antal pr køretøj',
  amount: 'antal; antall; mängd; stk; st',
  packSize: 'förpackning; förpackningsstorlek; antal per förpackning; förp; pakningsstørrelse; pakning; kolli',
  coreDeposit: 'stomme; stommevärde; pant; bytesstomme; depositum; innbyttepant',
  gtin: 'ean kod; streckkod; ean nummer; stregkode; strekkode',
  weightGrams: 'vikt; nettovikt; bruttovikt; vægt; vekt',
  lengthMm: 'längd; længde; lengde',
  widthMm: 'bredd; bredde',
  heightMm: 'höjd; højde; høyde',
  hazard: 'farligt gods; farlig gods',
  warrantyMonths: 'garanti; garanti månader; garanti måneder',
  universal: 'universell; universel',
  img: 'bild; bildlänk; bild url; billede; bilde; billede url; produktbild',
  pictures: 'bilder; fler bilder; billeder',
  documents: 'dokument; monteringsanvisning; dokumenter',
  oeNumbers:
    'oe nummer; oe nr; oem nummer; oem nr; originalnummer; original nr; referensnummer; korsreferenser; krydsreferencer; kryssreferanser',
  supersededNumbers: 'ersätter; gammalt nummer; erstatter; gammelt nummer',
  supersededBy: 'ersatt av; ersätts av; nytt nummer; erstattet av; erstattet af',
  attributes: 'egenskaper; attribut; specifikationer; tekniska data',
  make: 'bilmärke; fordonsmärke; bilmærke; bilmerke; fabrikat fordon',
  model: 'modell; bilmodell; fordonsmodell; model; bilmodel',
  year: 'år; årsmodell; årgang; modellår; byggår',
  years: 'årsmodeller; byggår från till; årgange',
  yearFrom: 'år från; årsmodell från; fra år; år fra; från?; fra?',
  yearTo: 'år till; årsmodell till; til år; år til; till?; til?',
  engine: 'motor; motortyp; motorvolym',
  notes: 'anmärkning; notering; kommentar; bemærkning; merknad',
}
