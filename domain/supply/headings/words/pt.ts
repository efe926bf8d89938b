import type { HeadingWords } from '../fields.ts'

export const pt: HeadingWords = {
  brand: 'marca do produto; marca da peça',
  maker: 'marca; fabricante; montadora?',
  number:
    'referência do fabricante; código do fabricante; referência; ref; código da peça; número da peça; código do produto; código do artigo; código; artigo',
  name: 'descrição; designação; nome; nome do produto; título; descrição curta; produto',
  category: 'tipo de peça; categoria; categorias; família; grupo; tipo',
  price:
    'preço; pvp; preço de venda; preço venda; preço público; preço ao público; preço de tabela; preço unitário; tabela',
  currency: 'moeda',
  priceFrom: 'válido a partir de; válido desde; vigência',
  cost: 'custo; preço de custo; preço de compra; preço líquido; preço revenda; preço líquido revenda',
  stock:
    'stock; estoque; existências; disponibilidade; disponível; quantidade em estoque; quantidade disponível; saldo',
  status: 'situação?; estado?',
  condition: 'condição; estado da peça',
  position: 'posição; posição de montagem; lado?',
  quantity: 'quantidade por veículo',
  amount: 'quantidade; qtd; qtde; unidades',
  packSize: 'embalagem; unidades por embalagem; conteúdo',
  coreDeposit: 'caução; depósito; valor do casco',
  gtin: 'código de barras; código ean',
  weightGrams: 'peso; peso líquido; peso bruto',
  lengthMm: 'comprimento',
  widthMm: 'largura',
  heightMm: 'altura',
  warrantyMonths: 'garantia; garantia meses',
  img: 'imagem; foto; imagem principal; url da imagem',
  pictures: 'imagens; fotos',
  oeNumbers:
    'número oe; números oe; código oem; códigos oem; referência oe; referências oe; número original; código original; referências cruzadas',
  supersededNumbers: 'substitui; código antigo',
  supersededBy: 'substituído por; novo código',
  attributes: 'atributos; características; especificações',
  make: 'marca do veículo; marca veículo; marca do carro',
  model: 'modelo; modelo do veículo',
  year: 'ano; ano modelo',
  years: 'anos; anos de fabricação',
  yearFrom: 'ano inicial; ano de início; ano desde; de ano',
  yearTo: 'ano final; ano de fim; ano até; até ano',
  engine: 'motor; motorização; cilindrada',
  carDetail:
    'versão; carroceria; carroçaria; tração; câmbio; código do motor; potência; potência kw; combustível; portas',
  notes: 'observações; observação; notas; comentários',
  vehicles: 'veículos; veículos compatíveis; compatibilidade; aplicação?; aplicações?',
  priceUnit: 'unidade de preço; preço por',
}
