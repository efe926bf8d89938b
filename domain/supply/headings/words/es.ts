import type { HeadingWords } from '../fields.ts'

export const es: HeadingWords = {
  brand: 'marca producto; marca del producto; marca pieza; nombre marca',
  maker: 'marca; fabricante',
  number:
    'referencia fabricante; ref fabricante; número de parte; número de pieza; número parte; nº de parte; nro de parte; referencia; ref; referencia artículo; código artículo; código producto; código de artículo; código de producto; código; número?; clave; parte',
  name: 'descripción; nombre; denominación; título; descripción artículo; nombre producto; nombre del producto; descripción corta; artículo; producto',
  category:
    'tipo de pieza; tipo de producto; categoría; familia; subfamilia; tipo; grupo; línea de producto; categorías',
  price:
    'precio; pvp; precio venta; precio de venta; precio público; precio al público; precio venta público; precio lista; precio de lista; precio unitario; precio recomendado; precio minorista; pventa; p venta; precio detalle; pvpr; tarifa',
  currency: 'moneda; divisa',
  priceFrom: 'válido desde; vigente desde; vigencia; fecha vigencia; precio desde',
  cost: 'coste; costo; pcompra; p compra; precio neto; neto; precio compra; precio de compra; precio coste; precio de costo; precio mayorista; su precio; precio distribuidor',
  stock:
    'existencias; existencia; stock disponible; disponible; disponibilidad; inventario; cantidad disponible; en stock; unidades disponibles; inventario disponible; saldo',
  status: 'estado?; situación?',
  condition: 'condición; estado del artículo; estado?',
  position: 'posición; posición de montaje; lado de montaje; ubicación?; lado?; eje?',
  quantity: 'cantidad por vehículo; unidades por vehículo; cantidad por coche; cantidad por aplicación',
  amount: 'cantidad; cant; unidades; uds; piezas',
  packSize: 'unidades por paquete; unidades por caja; contenido; unidad de embalaje; piezas por caja; empaque',
  coreDeposit: 'depósito; casco; depósito casco; importe casco',
  gtin: 'código de barras; código ean; código barras',
  weightGrams: 'peso; peso neto; peso bruto',
  lengthMm: 'largo; longitud',
  widthMm: 'ancho; anchura',
  heightMm: 'alto; altura',
  hazard: 'mercancía peligrosa; mercancías peligrosas; peligro',
  warrantyMonths: 'garantía; garantía meses; meses de garantía',
  bestSeller: 'más vendido; destacado',
  img: 'imagen; foto; imagen principal; imagen del producto; imagen producto; url imagen; fotografía',
  pictures: 'imágenes; fotos; más imágenes',
  documents: 'documentos; ficha técnica; instrucciones',
  oeNumbers:
    'número oe; números oe; número oem; números oem; referencia oe; referencias oe; referencia oem; referencias cruzadas; referencia original; referencias originales; equivalencias; código oe; código original',
  supersededNumbers: 'reemplaza; reemplaza a; sustituye a; número anterior; referencia anterior',
  supersededBy: 'reemplazado por; sustituido por; nueva referencia; número nuevo',
  attributes: 'atributos; características; especificaciones',
  make: 'marca vehículo; marca del vehículo; marca coche; marca auto; armadora; marca de auto',
  model: 'modelo; modelo vehículo; modelo del vehículo; vehículo modelo',
  year: 'año; año modelo',
  years: 'años; rango de años; años de fabricación',
  yearFrom: 'año desde; año inicio; año inicial; desde?; año de inicio',
  yearTo: 'año hasta; año fin; año final; hasta?; año de fin',
  engine: 'motor; motorización; cilindrada',
  carDetail:
    'versión; acabado; carrocería; tipo de carrocería; tracción; caja de cambios; código motor; código de motor; código del motor; potencia; potencia kw; combustible; puertas',
  conditions: 'condiciones; restricciones',
  notes: 'nota; notas; observaciones; comentarios; observación',
  vehicles: 'vehículos; vehículos compatibles; compatibilidad; compatible con; aplicaciones?; aplicación?',
  priceUnit: 'unidad de precio; precio por',
}
