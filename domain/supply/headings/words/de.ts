import type { HeadingWords } from '../fields.ts'

export const de: HeadingWords = {
  brand: 'teilemarke; markenname; herstellername; lieferantenmarke; fabrikat',
  maker: 'marke; hersteller; produzent',
  number:
    'hersteller artikelnummer; hersteller artikel nr; hersteller art nr; hersteller teilenummer; hersteller teile nr; hersteller nr; hersteller nummer; herstellernummer; herstellernr; hersteller artikelnr; herst nr; teilenummer; teilenr; teile nr; ersatzteilnummer; artikelnummer; artikelnr; artikel nr; artikel nummer; art nr; art nummer; artnr; bestellnummer; bestellnr; bestell nr; best nr; produktnummer; katalognummer; sachnummer; materialnummer; lieferanten artikelnummer; artikelcode; nummer?; artikel; unsere nummer; unsere artikelnummer; unsere teilenummer; unsere art nr; unsere nr; eigene nummer; eigene artikelnummer',
  name: 'bezeichnung; artikelbezeichnung; artikel bezeichnung; artikelname; produktname; produktbezeichnung; teilebezeichnung; benennung; titel; artikeltitel; kurzbezeichnung; kurztext; artikeltext; kurzbeschreibung; beschreibung; artikelbeschreibung',
  category:
    'teileart; produktgruppe; warengruppe; artikelgruppe; produktart; kategorie; kategorien; kategoriepfad; warengruppenbezeichnung; gruppe',
  price:
    'preis; verkaufspreis; vk; vk preis; uvp; uvpe; unverbindliche preisempfehlung; endkundenpreis; ladenpreis; listenpreis; bruttopreis; brutto; stückpreis; stueckpreis; einzelpreis; endpreis',
  currency: 'währung; waehrung; whg',
  priceFrom: 'gültig ab; gueltig ab; preis gültig ab; preis ab; preis gueltig ab',
  cost: 'ek; ek preis; einkaufspreis; händler ek; nettopreis; netto preis; netto ek; händlerpreis; haendlerpreis; ihr preis; ihr einkaufspreis; ihr nettopreis; einstandspreis; netto',
  stock:
    'bestand; lagerbestand; lagermenge; lager bestand; verfügbare menge; verfuegbare menge; verfügbarer bestand; verfügbar; verfuegbar; verfügbarkeit; verfuegbarkeit; lieferbar; lieferbarkeit; auf lager; vorrätig; lager?',
  status: 'artikelstatus; produktstatus',
  condition: 'zustand; artikelzustand',
  position: 'einbauort; einbauposition; einbauseite; fahrzeugseite; seite?',
  quantity:
    'menge je fahrzeug; menge pro fahrzeug; stück je fahrzeug; einbaumenge; benötigte stückzahl; benötigte menge',
  amount: 'menge; anzahl; stückzahl; stueckzahl; stück',
  packSize: 'verpackungseinheit; ve; vpe; packungsgröße; packungsgroesse; packungsinhalt; inhalt; verpackungsmenge',
  coreDeposit: 'pfand; pfandwert; altteilpfand; altteilwert; altteilepfand; altteilsteuer; pfandbetrag; kaution',
  gtin: 'ean nummer; ean nr; gtin nummer; strichcode; barcode nummer; ean nummern',
  weightGrams: 'gewicht; nettogewicht; bruttogewicht; artikelgewicht; versandgewicht; gewicht netto; gewicht brutto',
  lengthMm: 'länge; laenge; verpackungslänge',
  widthMm: 'breite; verpackungsbreite',
  heightMm: 'höhe; hoehe; verpackungshöhe',
  hazard: 'gefahrgut; gefahrstoff',
  warrantyMonths: 'garantie; garantie monate; gewährleistung; garantiezeit',
  universal: 'universalteil',
  bestSeller: 'topseller',
  img: 'bild; hauptbild; bild url; produktbild; artikelbild; bildlink; bild link; bild 1; foto',
  pictures: 'bilder; weitere bilder; bild urls; produktbilder; zusatzbilder',
  documents: 'dokumente; anleitung; datenblatt; einbauanleitung',
  oeNumbers:
    'oe nummern; oe nummer; oe nr; oe nrn; oem nummer; oem nummern; oem nr; originalnummer; originalnummern; original nummer; vergleichsnummer; vergleichsnummern; referenznummern; originalteilenummer; oe vergleichsnummern; oe vergleich; wettbewerbernummer; wettbewerber nummer; wettbewerber nr; wettbewerber artikelnummer; wettbewerbsnummer; fremdnummer; fremdartikelnummer',
  supersededNumbers: 'ersetzt; alte nummer; altnummer; alte artikelnummer; vorgänger',
  supersededBy: 'ersetzt durch; nachfolger; neue nummer; nachfolgeartikel; ersatzartikel; neue artikelnummer',
  attributes: 'eigenschaften; merkmale; technische daten; kriterien; attribute',
  make: 'fahrzeugmarke; fahrzeughersteller; kfz hersteller; automarke; automobilhersteller; fahrzeug marke; kfz marke',
  model: 'modell; fahrzeugmodell; modellreihe; baureihe; fahrzeug modell; modellbezeichnung; typ?',
  year: 'jahr?; baujahr; modelljahr; bj',
  years: 'baujahre; bauzeit; bauzeitraum; jahre; von bis; baujahr von bis',
  yearFrom: 'baujahr von; bj von; baujahr ab; bj ab; bauzeit von; jahr von; produktion von; von?; ab?',
  yearTo: 'baujahr bis; bj bis; bauzeit bis; jahr bis; produktion bis; bis?',
  engine: 'motor; motorisierung; motorbezeichnung; hubraum',
  carDetail:
    'untermodell; variante; ausführung; ausfuehrung; ausstattung; ausstattungslinie; karosserie; karosserieform; karosserietyp; aufbau; aufbauart; antrieb; antriebsart; getriebe; getriebeart; motorcode; motorcodes; motorkennbuchstabe; motorkennbuchstaben; mkb; leistung; leistung kw; leistung ps; motorleistung; kraftstoff; kraftstoffart; zylinder; zylinderzahl; türen; radstand',
  conditions: 'einschränkung; einschränkungen; bedingungen; einschraenkungen',
  notes: 'hinweis; hinweise; bemerkung; bemerkungen; anmerkung; anmerkungen',
  vehicles:
    'fahrzeuge; passend für; passend fuer; passt für; passende fahrzeuge; fahrzeugverwendung; fahrzeugverwendungen; fahrzeugzuordnung; fahrzeugliste; kompatible fahrzeuge; verwendung?; verwendungen?; fahrzeug?',
  priceUnit: 'preiseinheit; pe?; preis je; preis pro; preis per; preismenge; preisbasis; preiseinh',
  unit: 'einheit; mengeneinheit; me; verkaufseinheit; basiseinheit; maßeinheit',
  oeMaker:
    'wettbewerber; wettbewerbsmarke; fremdhersteller; fremdmarke; oe hersteller; oem hersteller; vergleichshersteller; vergleichsmarke',
}
