/** What a decoder knows of the engine: of each, all values that the VIN allows. None: it does not say. Litres, as "2.0" or "1.798". */
export type EngineFacts = { litres: number[]; cylinders: number[]; fuels: string[] }

/** A vehicle that a VIN may stand for, in the decoder's own names. */
export type Candidate = { model: string; year: number; isMotorcycle: boolean; engine: EngineFacts }

/**
 * Why a decoder is not sure: no check digit, or a wrong one; place 10 and place 7 tell different years; several models;
 * a model that the codes of the year do not name, but those of the year before or after; a code that says too little.
 */
export type Doubt = 'check-digit' | 'year' | 'models' | 'near' | 'weak'

/** What a decoder makes of a VIN: one candidate without a doubt is what it is. `makes`: whose vehicles its maker's code stands for. */
export type Decoding = { candidates: Candidate[]; doubts: Doubt[]; years: number[]; makes: string[] }
