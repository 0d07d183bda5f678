import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { laterNames } from '../safe-html/html-tags'

export type Align = 'center' | 'right' | null

const styleOf = (element: HTMLElement) =>
  element.getAttribute('style') ?? element.getAttribute(laterNames.style ?? '') ?? ''
const says = (element: HTMLElement, pattern: RegExp) => pattern.test(styleOf(element))

const aligned = (element: HTMLElement): { align: Align } => {
  const said = /text-align:\s*(center|right|end)/i.exec(styleOf(element))?.[1] ?? element.getAttribute('align') ?? ''
  const align = said.toLowerCase()
  return { align: align === 'center' ? 'center' : align === 'right' || align === 'end' ? 'right' : null }
}

const blocks = 'p, div, ul, ol, blockquote, pre, hr, h1, h2, h3, h4, h5, h6'

const alignable = { attrs: { align: { default: null } } } satisfies NodeSpec
const withAlign = (name: string, { align }: Readonly<Record<string, unknown>>) =>
  [name, align ? { align } : {}, 0] as const

const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    ...alignable,
    content: 'inline*',
    group: 'block',
    parseDOM: [
      { tag: 'p', getAttrs: aligned },
      { tag: 'div', getAttrs: (element) => (element.querySelector(blocks) ? false : aligned(element)) },
    ],
    toDOM: ({ attrs }) => withAlign('p', attrs),
  },
  heading: {
    ...alignable,
    attrs: { ...alignable.attrs, level: { default: 2 } },
    content: 'inline*',
    group: 'block',
    defining: true,
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      getAttrs: (element) => ({ ...aligned(element), level: Math.min(level, 3) }),
    })),
    toDOM: ({ attrs }) => withAlign(`h${attrs.level}`, attrs),
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  ordered_list: {
    attrs: { start: { default: 1 } },
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ol', getAttrs: (element) => ({ start: Number(element.getAttribute('start')) || 1 }) }],
    toDOM: ({ attrs }) => ['ol', attrs.start === 1 ? {} : { start: attrs.start }, 0],
  },
  bullet_list: {
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  list_item: {
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  text: { group: 'inline' },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} satisfies Record<string, NodeSpec>

/** Word processors wrap what they copy in a <b> with normal weight. */
const isNotPlain = (element: HTMLElement) => (says(element, /font-weight:\s*(?:normal|[1-4]00)\b/i) ? false : null)

/** Allowed link targets. */
export const linkable = /^(?:https?:\/\/|mailto:|tel:)\S+$/i

const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = (element.getAttribute('href') ?? '').trim()
          return linkable.test(href) ? { href } : false
        },
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: attrs.href, target: '_blank', rel: 'noopener noreferrer' }, 0],
  },
  bold: {
    parseDOM: [
      { tag: 'strong', getAttrs: isNotPlain },
      { tag: 'b', getAttrs: isNotPlain },
      { tag: 'span', getAttrs: (element) => (says(element, /font-weight:\s*(?:bold|[6-9]00)\b/i) ? null : false) },
    ],
    toDOM: () => ['strong', 0],
  },
  italic: {
    parseDOM: [
      { tag: 'em' },
      { tag: 'i' },
      { tag: 'span', getAttrs: (element) => (says(element, /font-style:\s*italic/i) ? null : false) },
    ],
    toDOM: () => ['em', 0],
  },
  underline: {
    parseDOM: [
      { tag: 'u' },
      { tag: 'ins' },
      { tag: 'span', getAttrs: (element) => (says(element, /text-decoration[^;]{0,80}underline/i) ? null : false) },
    ],
    toDOM: () => ['u', 0],
  },
  strike: {
    parseDOM: [
      { tag: 's' },
      { tag: 'strike' },
      { tag: 'del' },
      { tag: 'span', getAttrs: (element) => (says(element, /text-decoration[^;]{0,80}line-through/i) ? null : false) },
    ],
    toDOM: () => ['s', 0],
  },
} satisfies Record<string, MarkSpec>

export const schema = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks })
