import type { HeadingWords } from '../fields.ts'

export const it: HeadingWords = {
  brand: 'marca prodotto; marchio; marca ricambio',
  maker: 'marca; produttore; fabbricante; costruttore',
  number:
    'codice produttore; codice costruttore; codice fabbricante; codice ricambio; codice articolo; cod articolo; codice prodotto; codice; cod; riferimento; numero articolo; numero parte; articolo',
  name: 'descrizione; denominazione; nome; nome prodotto; titolo; descrizione articolo; descrizione breve',
  category:
    'tipo di ricambio; tipo di prodotto; famiglia; categoria; categorie; gruppo; gruppo merceologico; tipologia',
  price:
    'prezzo; prezzo al pubblico; prezzo pubblico; prezzo di vendita; prezzo vendita; prezzo di listino; prezzo listino; listino; prezzo unitario; prezzo consigliato',
  currency: 'valuta; divisa',
  priceFrom: 'valido dal; valido da; prezzo dal; decorrenza',
  cost: 'costo; prezzo netto; netto; prezzo di acquisto; prezzo acquisto; prezzo rivenditore; prezzo ingrosso; suo prezzo',
  stock:
    'giacenza; giacenze; disponibilità; disponibile; disp; quantità disponibile; qta disponibile; scorta; scorte; magazzino?; esistenza',
  status: 'stato articolo; stato?',
  condition: 'condizione; condizioni articolo',
  position: 'posizione; posizione di montaggio; lato di montaggio; lato?',
  quantity: 'quantità per veicolo; pezzi per veicolo',
  amount: 'quantità; qta; qtà; pezzi',
  packSize: 'confezione; pezzi per confezione; quantità per confezione; unità di vendita',
  coreDeposit: 'cauzione; deposito; valore carcassa',
  gtin: 'codice ean; codice a barre; barcode ean',
  weightGrams: 'peso; peso netto; peso lordo',
  lengthMm: 'lunghezza',
  widthMm: 'larghezza',
  heightMm: 'altezza',
  hazard: 'merce pericolosa; merci pericolose',
  warrantyMonths: 'garanzia; garanzia mesi; mesi di garanzia',
  universal: 'universale',
  img: 'immagine; foto; immagine principale; url immagine',
  pictures: 'immagini; altre immagini',
  documents: 'documenti; scheda tecnica; istruzioni',
  oeNumbers:
    'numero oe; numeri oe; codice oe; cod oe; cod oem; cod originale; codici oe; codice oem; codici oem; codice originale; codici originali; riferimento originale; riferimenti originali; riferimenti incrociati',
  supersededNumbers: 'sostituisce; vecchio codice; codice precedente',
  supersededBy: 'sostituito da; nuovo codice',
  attributes: 'attributi; caratteristiche; specifiche; dati tecnici',
  make: 'marca veicolo; marca auto; casa automobilistica; costruttore veicolo',
  model: 'modello; modello veicolo; modello auto',
  year: 'anno; anno modello',
  years: 'anni; anni di produzione; periodo',
  yearFrom: 'anno da; anno inizio; dal?; da?; anno dal',
  yearTo: 'anno a; anno fine; al?; anno al',
  engine: 'motore; motorizzazione; cilindrata',
  carDetail:
    'versione; allestimento; carrozzeria; trazione; cambio; codice motore; potenza; potenza kw; alimentazione; carburante; porte',
  notes: 'nota; note; osservazioni; annotazioni',
  vehicles: 'veicoli; veicoli compatibili; compatibilità; applicazioni?; applicazione?',
  priceUnit: 'unità di prezzo; prezzo per',
  unit: 'unità; unità di misura; u misura',
}
