/** Why a text of a file or a cell cannot be taken, as a code of `words.imports.reasons`, and what its sentence is filled with. */
export class Fault {
  readonly code: FaultCode
  readonly params: readonly (string | number)[]

  constructor(code: FaultCode, ...params: (string | number)[]) {
    this.code = code
    this.params = params
  }
}

const FAULTS = [
  'missing',
  'too-long',
  'strange-signs',
  'not-a-number',
  'not-whole',
  'too-low',
  'too-high',
  'price-with-cents',
  'price-too-fine',
  'price-indivisible',
  'price-multiplied',
  'other-currency',
  'no-price',
  'number-missing',
  'number-mangled',
  'gtin-wrong',
  'gtin-shortened',
  'sheet-error',
  'formula-unread',
  'too-many-cells',
  'unit-unknown',
  'not-one-of',
  'picture-address',
  'document-address',
  'attribute-unnamed',
  'too-many',
  'brand-unmapped',
  'brand-missing',
  'type-unmapped',
  'position-unmapped',
  'date-unknown',
  'no-such-part',
  'number-of-several',
  'twice-in-file',
  'newer-file',
  'engine-not-there',
  'engine-unclear',
  'engine-unknown',
  'engine-unmapped',
  'vehicle-missing',
  'several-vehicles',
  'vehicle-unmapped',
  'vehicle-unknown',
  'qualifier-unmapped',
  'attribute-unmapped',
  'hazard-unmapped',
  'equipment',
  'whole-make',
  'outside-years',
  'conditions-clash',
  'type-differs',
  'electric-car',
  'quantities-differ',
  'measures-differ',
  'years-unclear',
  'number-taken',
  'leads-back',
  'part-of-others',
  'universal-listed',
  'universal-part',
] as const
export type FaultCode = (typeof FAULTS)[number]
