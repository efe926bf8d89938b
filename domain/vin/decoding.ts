/**
 * What a decoder knows of the engine: for each property all values that the VIN allows; empty: unknown. Litres, as
 * "2.0" or "1.798".
 */
export type EngineFacts = { litres: number[]; cylinders: number[]; fuels: string[] }

/** A vehicle that a VIN may stand for, in the decoder's own names. */
export type Candidate = { model: string; year: number; isMotorcycle: boolean; engine: EngineFacts }

/**
 * Why a decoder is not sure: no check digit, or a wrong one; places 10 and 7 give different years; several models; a
 * model that only the codes of the year before or after name; a code that says too little.
 */
export type Doubt = 'check-digit' | 'year' | 'models' | 'near' | 'weak'

/** The decoded VIN: one candidate without a doubt is certain. `makes`: the makes of its maker's code. */
export type Decoding = { candidates: Candidate[]; doubts: Doubt[]; years: number[]; makes: string[] }
