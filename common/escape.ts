const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML or XML, between tags or inside quotes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!)
