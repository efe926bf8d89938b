const NUMBER = String.raw`(?:(?=[a-z\d]*[a-z])(?=[a-z\d]*\d{3})[a-z\d]{5,15}|\d{7,15})`

/**
 * The source of a pattern for what divides two numbers that are each whole, "04E115561H/04E115561T", "LF1000+CF200"; not what
 * stands inside one, "SH/54552/G". It needs the flag `i` where letters may be capitals.
 */
export const BETWEEN_NUMBERS = String.raw`(?<=(?<![a-z\d.-])${NUMBER})[/+](?=${NUMBER}(?![a-z\d.-]))`
