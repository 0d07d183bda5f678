import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'
import { coarsePointer } from '../ui/motion.css'

const { color, space, font, radius } = vars

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  color: color.text,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.m,
  outline: 'none',
  outlineOffset: -1,
  selectors: {
    '&:has([data-rich-text] :focus-visible)': { outline: `2px solid ${color.focus}` },
    '&[data-wrong]': { borderColor: color.danger },
  },
})

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.half} ${space[2]}`,
  padding: space[1],
  borderBlockEnd: `1px solid ${color.border}`,
})
export const group = style({ display: 'flex', gap: space.half })
export const tool = style({
  color: color.textMuted,
  selectors: {
    '&[aria-pressed=true]': { color: color.accent, backgroundColor: color.accentSoft },
  },
})

export const linkField = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[2],
  padding: space[3],
  backgroundColor: color.surfaceSunken,
  borderBlockEnd: `1px solid ${color.border}`,
})
export const address = style({ flex: '1 1 220px' })
/** aligned with the field, not with its label */
export const linkActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockStart: `calc(${font.size.s} * ${font.line} + ${space[1]})`,
})
export const notice = style({ paddingInline: space[3], paddingBlockEnd: space[2] })

export const surface = style({ display: 'flex', minInlineSize: 0 })
export const text = style({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  paddingInline: space[3],
  paddingBlock: space[2],
  maxBlockSize: '60vh',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'break-spaces',
  fontSize: font.size.m,
  lineHeight: 1.7,
  fontVariantLigatures: 'none',
  outline: 'none',
  cursor: 'text',
  '@media': { [coarsePointer]: { fontSize: `max(16px, ${font.size.m})` } },
  selectors: { '&[aria-readonly]': { cursor: 'default' } },
})
export const empty = style({})
globalStyle(`${empty} ${text}::before`, {
  content: 'attr(data-placeholder)',
  float: 'inline-start',
  blockSize: 0,
  color: color.textMuted,
  pointerEvents: 'none',
})

const inside = (selector: string) => `${text} :where(${selector})`
globalStyle(inside('p, ul, ol, blockquote, h1, h2, h3'), { marginBlock: `0 ${space[2]}` })
globalStyle(inside('p, h1, h2, h3'), { unicodeBidi: 'plaintext' })
globalStyle(inside('[align=center]'), { textAlign: 'center' })
globalStyle(inside('[align=right]'), { textAlign: 'right' })
globalStyle(inside('ul, ol'), { paddingInlineStart: '1.75em', listStyle: 'revert' })
globalStyle(inside('li > p, li > ul, li > ol'), { marginBlock: 0 })
globalStyle(inside('blockquote'), {
  marginInline: 0,
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.border}`,
})
globalStyle(inside('h1'), { fontSize: font.size.xl })
globalStyle(inside('h2'), { fontSize: font.size.l })
globalStyle(inside('hr'), { border: 0, borderBlockStart: `1px solid ${color.border}`, marginBlock: space[3] })
globalStyle(inside('a'), { color: color.accent })
globalStyle(`${text}.ProseMirror-hideselection *::selection`, { background: 'transparent' })
globalStyle(`${text}.ProseMirror-hideselection`, { caretColor: 'transparent' })
globalStyle(`${text} .ProseMirror-selectednode`, { outline: `2px solid ${color.focus}` })
globalStyle(`${text} img.ProseMirror-separator`, { display: 'inline', border: 'none', margin: 0 })
