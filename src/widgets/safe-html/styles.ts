const sides = (name: string) => ['top', 'right', 'bottom', 'left'].map((side) => name.replace('*', side))

/** Longhands: a browser takes shorthands apart itself. Nothing here places, covers, moves or fetches. */
const names: ReadonlySet<string> = new Set([
  'color',
  'background-color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'line-height',
  'letter-spacing',
  'text-align',
  'text-decoration-line',
  'text-transform',
  'vertical-align',
  'white-space-collapse',
  'list-style-type',
  'direction',
  'border-collapse',
  'border-spacing',
  'width',
  'max-width',
  ...sides('padding-*'),
  ...sides('margin-*'),
  ...sides('border-*-width'),
  ...sides('border-*-style'),
  ...sides('border-*-color'),
  'border-top-left-radius',
  'border-top-right-radius',
  'border-bottom-left-radius',
  'border-bottom-right-radius',
])

const displays = /^(?:none|block|inline|inline-block|table|table-row|table-cell)$/
/** a function may fetch, read or count below nothing; a colour cannot */
const callsOnlyKnown = (value: string) =>
  value
    .split('(')
    .slice(0, -1)
    .every((before) => /(?:^|[^\w-])(?:rgba?|hsla?)$/.test(before))

const apart = () => document.implementation.createHTMLDocument('').createElement('i').style

let scratch: CSSStyleDeclaration | undefined

/** The declarations of a style attribute that may stand, as the browser itself reads them. */
export function kept(text: string): [name: string, value: string][] {
  scratch ??= apart()
  scratch.cssText = text
  const found: [string, string][] = []
  for (const name of scratch) {
    const value = scratch.getPropertyValue(name)
    if (names.has(name) && callsOnlyKnown(value) && !value.startsWith('-')) found.push([name, value])
  }
  // words meant for the preview of a list alone are hidden in one of these ways
  const isShut = /^0(?:px)?$/.test(scratch.maxHeight) && /^hidden/.test(scratch.overflow)
  const isHidden = isShut || scratch.visibility === 'hidden'
  if (isHidden) found.push(['display', 'none'])
  else if (displays.test(scratch.display)) found.push(['display', scratch.display])
  scratch.cssText = ''
  return found
}
