import type { HeadingWords } from '../fields.ts'

export const en: HeadingWords = {
  brand:
    'brand; brand name; brands; manufacturer name; mfr; mfr name; mfg; mfg name; brand label; brand aaia id; brand id; brand code; line code',
  maker: 'manufacturer; maker',
  number:
    'number; manufacturer part number; mfr part number; mfg part number; mfr part no; mfg part no; mfr part #; mfg part #; manufacturer part no; manufacturer number; mpn; pn; p/n; part number; part no; part nr; part num; partnumber; part #; part; part code; item number; item no; item #; item code; catalog number; catalogue number; cat no; article number; article no; art no; art nr; art number; artno; article; exppartno; manufacturer code?; product number; product no; product code; stock code; sku; sku code; sku number; vendor part number; supplier part number; item?; reference number; reference #; reference; ref no; ref; code?; #?; no?; nr?; our part; our part number; our part no; our number; our no; our item; our item number; our sku; own part number; own number',
  name: 'name; part name; product name; item name; article name; product title; item title; title; short description; description short; part description; product description; item description; designation; description; desc; descr; expldescr',
  category:
    'part type; part terminology; part terminology name; terminology; part terminology id; partterminologyid; gen art; genart; generic article; product type; category; categories; category name; cat?; product group; part group; item group; subcategory; sub category; type; group; product category',
  price:
    'price; retail price; retail; rrp; srp; msrp; suggested retail; selling price; sell price; sales price; regular price; unit price; list price; list; price each; public price; consumer price; sale price',
  currency: 'currency; currency code; curr; ccy',
  priceFrom:
    'price from; price valid from; price effective date; effective date; effective; valid from; price effective from',
  cost: 'cost; unit cost; cost price; your cost; net cost; dealer cost; dealer price; dealer net; dealer; trade price; trade; buy price; buying price; purchase price; wholesale price; wholesale; net price; net; your price; customer price; jobber; jobber price; distributor price; exw price; price exw',
  stock:
    'stock; stock qty; stock quantity; qty in stock; quantity in stock; in stock; qty on hand; quantity on hand; on hand; qoh; total qoh; soh; stock on hand; qty available; qty avail; avail qty; avail; quantity available; available qty; available quantity; available stock; available; availability; inventory; inventory qty; total qty; total stock; stock level; free stock; stock status',
  status: 'status; life cycle; life cycle status; part status; state?',
  condition: 'condition; item condition; part condition',
  position: 'position; fitting position; mounting position; placement; location?; side?',
  quantity:
    'quantity per vehicle; qty per vehicle; qty per car; per vehicle; per car; quantity per car; quantity per application; qty per application; quantity needed; quantity required; qty required; qty req; qtyper; qty per',
  amount: 'quantity; qty; pieces; pcs',
  packSize:
    'pack size; pack qty; pack quantity; package quantity; pkg qty; pkg quantity; std pkg; std pack; standard pack; standard package; package qty; pieces per pack; pack; unit size; case qty',
  coreDeposit: 'core deposit; core charge; core price; core value; core; surcharge; exchange deposit',
  gtin: 'gtin; item gtin; gtin 13; ean; ean code; ean 13; upc; upc code; upc number; ean number; barcode; bar code; isbn',
  weightGrams: 'weight; item weight; net weight; gross weight; shipping weight; wt',
  lengthMm: 'length; package length; shipping length; item length',
  widthMm: 'width; package width; shipping width; item width',
  heightMm: 'height; package height; shipping height; item height',
  hazard: 'hazard; dangerous goods; hazmat; hazardous',
  warrantyMonths: 'warranty months; warranty; guarantee',
  universal: 'universal; fits all; universal fit',
  bestSeller: 'best seller; bestseller; featured; top seller',
  img: 'picture; image; main image; primary image; image url; picture url; photo; photo url; main picture; img; image link; image 1; picture 1; photo 1',
  pictures:
    'pictures; images; image urls; photos; additional images; additional image links; more images; other images',
  documents: 'documents; document; pdf; instructions; data sheet',
  oeNumbers:
    'oe numbers; oe; oem; oe number; oem number; oem numbers; oem part number; oem part numbers; oe part number; oe no; oem no; oe nos; oe reference; oem reference; oe references; oem references; oe ref; oem ref; oe refs; oem refs; original numbers; interchange; cross reference; cross references; interchange numbers; competitor part; competitor part number; competitor part no; competitor number; competitor no; competitor item; competitor item number; competitor sku; interchange part; interchange part number; interchange number; interchange no; cross reference number; cross reference part; cross reference part number; xref; x ref',
  supersededNumbers:
    'superseded numbers; replaces; supersedes; old number; old part number; former number; previous number',
  supersededBy:
    'superseded by; superseded to; supersession; replaced by; replacement; replacement part; replacement number; new number; new part number; successor',
  attributes: 'attributes; specifications; specs; features',
  make: 'make; make name; vehicle make; car make; car maker; car brand; vehicle brand; vehicle manufacturer',
  model: 'model; model name; vehicle model; car model',
  year: 'year; model year; vehicle year; my; year id',
  years: 'years; year range; model years; production years; year from to',
  yearFrom:
    'year from; from year; start year; year start; first year; begin year; beginning year; production start; from?',
  yearTo: 'year to; to year; end year; year end; last year; ending year; production end; to?; thru?; through?',
  engine: 'engine; engine name; engine size; engine description; displacement',
  carDetail:
    'submodel; sub model; submodel name; sub model name; trim; trim level; vehicle trim; variant; version; body; body type; body style; body code; chassis; chassis code; doors; number of doors; drive; drive type; drivetrain; driveline; driven wheels; transmission; transmission type; gearbox; gearbox type; engine code; engine codes; motor code; engine number; engine vin; kw; power; power kw; power hp; power ps; engine power; output; hp; bhp; ps; horsepower; fuel; fuel type; aspiration; cylinders; number of cylinders; ccm; cc; valves; wheelbase; bed length; cab type; steering; brake system',
  conditions: 'conditions; condition of fit; restrictions; restriction',
  notes: 'notes; note; comment; comments; remark; remarks; footnote; fitment notes; application notes',
  kind: 'kind',
  theirs: 'theirs',
  ours: 'ours',
  vehicles:
    'vehicles; fitment; fitments; fits; vehicle fitment; vehicle compatibility; compatible vehicles; compatibility; compatible with; compatibility list; item compatibility; car compatibility; vehicle application; vehicle applications; fits vehicles; fitment list; application?; applications?; suitable for?',
  priceUnit:
    'price unit; price uom; pricing uom; pricing unit; price unit of measure; unit of price; price per; price basis; price quantity; per?',
  unit: 'uom; unit; u m; um; unit of measure; units of measure; unit of measurement; selling unit; sell unit; sales unit; sell uom; sales uom; selling uom; sold by; sold per',
  oeMaker:
    'competitor; competitor name; competitor brand; competitor manufacturer; interchange brand; interchange manufacturer; cross reference brand; cross reference manufacturer; oe brand; oe manufacturer; oe maker; oem brand; oem manufacturer; oem name; reference brand',
}
