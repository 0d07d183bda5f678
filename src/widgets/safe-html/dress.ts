import { laterNames } from './html-tags'

const sides = (name: string) => ['top', 'right', 'bottom', 'left'].map((side) => name.replace('*', side))

/** Longhands only: browsers expand shorthands. None of these positions, covers, moves or fetches anything. */
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
/** functions may fetch or read data; colour functions can't */
const callsOnlyKnown = (value: string) =>
  value
    .split('(')
    .slice(0, -1)
    .every((before) => /(?:^|[^\w-])(?:rgba?|hsla?)$/.test(before))

const apart = () => document.implementation.createHTMLDocument('').createElement('i').style

let scratch: CSSStyleDeclaration | undefined

/** The allowed declarations of a style attribute, as parsed by the browser. */
function kept(text: string): [name: string, value: string][] {
  scratch ??= apart()
  scratch.cssText = text
  const found: [string, string][] = []
  for (const name of scratch) {
    const value = scratch.getPropertyValue(name)
    if (names.has(name) && callsOnlyKnown(value) && !value.startsWith('-')) found.push([name, value])
  }
  // preheaders, meant only for the inbox preview, are hidden in one of these ways
  const isShut = /^0(?:px)?$/.test(scratch.maxHeight) && /^hidden/.test(scratch.overflow)
  const isHidden = isShut || scratch.visibility === 'hidden'
  if (isHidden) found.push(['display', 'none'])
  else if (displays.test(scratch.display)) found.push(['display', scratch.display])
  scratch.cssText = ''
  return found
}

/** Placeholders of images that would have to be fetched. */
export type ImageMessages = { of(host: string): string; className: string }

const addressOf = (text: string): URL | undefined => {
  const address = text.trim()
  const whole = address.startsWith('//') ? `https:${address}` : address
  return /^https?:\/\//i.test(whole) && URL.canParse(whole) ? new URL(whole) : undefined
}

const ownPicture = /^data:image\/(?:png|jpe?g|gif|webp|svg\+xml)[;,]/i

const openElsewhere = (link: HTMLAnchorElement) => {
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
}

const unsaid = /^(?:inherit|initial|unset|transparent|currentcolor)$/i

/** A tracking pixel: dropped without a placeholder. */
const isBeacon = (image: HTMLImageElement) =>
  ['width', 'height'].some((side) =>
    /^[0-2](?:px)?$/.test((image.getAttribute(side) ?? image.style.getPropertyValue(side)).trim()),
  )

function placeholder(page: Document, address: URL, messages: ImageMessages, text: string): HTMLAnchorElement {
  const link = page.createElement('a')
  link.href = address.href
  link.className = messages.className
  link.textContent = [text, messages.of(address.hostname)].filter(Boolean).join(' · ')
  openElsewhere(link)
  return link
}

function replacePicture(image: HTMLImageElement, source: string, messages: ImageMessages): void {
  const page = image.ownerDocument
  const address = addressOf(source)
  const text = image.alt.trim()
  const around = image.closest('a')
  const isShown = address && !isBeacon(image)
  if (isShown && around) around.after(' ', placeholder(page, address, messages, ''))
  if (isShown && !around) image.replaceWith(placeholder(page, address, messages, text))
  else image.replaceWith(text)
}

/** Restores the looks of sanitized nodes: allowed styles, embedded images, links that open in a new tab. */
export function dress(nodes: DocumentFragment, messages: ImageMessages): { hasColours: boolean } {
  let hasColours = false
  for (const element of nodes.querySelectorAll<HTMLElement>('*')) {
    const style = element.getAttribute(laterNames.style ?? '')
    element.removeAttribute(laterNames.style ?? '')
    if (style !== null)
      for (const [name, value] of kept(style)) {
        element.style.setProperty(name, value)
        hasColours ||= /^(?:background-)?color$/.test(name) && !unsaid.test(value)
      }
    hasColours ||= element.hasAttribute('bgcolor') || element.hasAttribute('color')
  }
  for (const image of nodes.querySelectorAll('img')) {
    const source = image.getAttribute(laterNames.src ?? '') ?? ''
    image.removeAttribute(laterNames.src ?? '')
    if (ownPicture.test(source.trim())) {
      image.src = source.trim()
      image.alt = image.getAttribute('alt') ?? ''
    } else replacePicture(image, source, messages)
  }
  for (const link of nodes.querySelectorAll('a')) {
    if (!link.getAttribute('href')) {
      link.removeAttribute('href')
      continue
    }
    if (link.textContent?.trim() === '' && !link.querySelector('img')) link.textContent = link.hostname || link.href
    openElsewhere(link)
  }
  return { hasColours }
}
