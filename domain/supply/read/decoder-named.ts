/** The upper half of encodings of DOS, which `TextDecoder` does not have. */
const UPPER: Readonly<Record<string, string>> = {
  // With the euro of its younger sister, code page 858.
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
  cp852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00AD˝˛ˇ˘§÷¸°¨˙űŘř■\u00A0',
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0',
}
const LABEL = /^(?:cp|ibm|dos|oem|pc)?[-_ ]?(437|850|852|858)$/i

/** What both kinds of decoder can do. */
export type Decoder = { encoding: string; decode(bytes?: Uint8Array, how?: { stream: boolean }): string }

function dosDecoder(encoding: string, upper: string): Decoder {
  return {
    encoding,
    decode(bytes = new Uint8Array()) {
      let text = ''
      for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : upper[byte - 0x80]!
      return text
    },
  }
}

/** A decoder for any label of `TextDecoder`, and for those of DOS (`cp850`); undefined: there is none of that name. */
export function decoderNamed(label: string): Decoder | undefined {
  const page = LABEL.exec(label.trim())?.[1]
  if (page) {
    const encoding = page === '858' ? 'cp850' : `cp${page}`
    return dosDecoder(encoding, UPPER[encoding]!)
  }
  try {
    return new TextDecoder(label, { fatal: true })
  } catch {
    return undefined
  }
}
