const PROPERTIES = [
  'backgroundColor',
  'color',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontVariant',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'padding',
  'textAlign',
  'textDecoration',
  'textShadow',
  'textTransform',
]
const PSEUDOS = [':hover', ':focus', '::placeholder', '::selection', ':-webkit-autofill', ':disabled']
const STATES = {
  base: '',
  complete: '[data-state~="complete"]',
  empty: '[data-state~="empty"]',
  invalid: '[data-state~="invalid"]',
}

const sheet = new CSSStyleSheet()
document.adoptedStyleSheets.push(sheet)

/** Puts the shop's `style` option on the fields: only text properties, set one by one so that no other rule gets in. */
export function applyStyle(style = {}) {
  sheet.replaceSync('')
  for (const [name, state] of Object.entries(STATES)) {
    addRule(`input${state}`, style[name])
    for (const pseudo of PSEUDOS) addRule(`input${state}${pseudo}`, style[name]?.[pseudo])
    const color = style[name]?.iconColor
    if (color) addRule(`.icon[data-brand="unknown"][data-state~="${name}"]`, { color })
  }
}

function addRule(selector, values) {
  if (!values) return
  const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)]
  for (const name of PROPERTIES) if (typeof values[name] === 'string') rule.style[name] = values[name]
}
