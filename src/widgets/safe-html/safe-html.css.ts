import { globalStyle, style } from '@vanilla-extract/css'
import { light } from '../theme/skins'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

export const root = style({ display: 'block', minInlineSize: 0, maxInlineSize: '100%' })
export const waiting = style({ display: 'grid', gap: space[2] })
export const words = style({ overflowWrap: 'anywhere', lineHeight: 1.7 })

/** Inside the shadow root: clips, so that nothing overlaps the page. */
export const mail = style({
  display: 'flow-root',
  maxInlineSize: '100%',
  overflowX: 'auto',
  overflowY: 'hidden',
  contain: 'paint',
  color: color.text,
  fontSize: font.size.m,
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  outline: 'none',
  outlineOffset: -2,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}` } },
})
/** The email sets colours that assume a white background. */
export const paper = style({
  colorScheme: 'light',
  padding: space[3],
  color: light.text,
  backgroundColor: '#ffffff',
  borderRadius: radius.m,
})

const inside = (selector: string) => `${mail} :where(${selector})`
globalStyle(`${mail} *`, { boxSizing: 'border-box', maxInlineSize: '100%' })
globalStyle(inside('table, tbody, thead, tfoot, tr, td, th, col, colgroup'), { maxInlineSize: 'none' })
globalStyle(inside('p, ul, ol, dl, blockquote, pre, h1, h2, h3, h4, h5, h6'), { marginBlock: `0 ${space[2]}` })
globalStyle(inside('ul, ol'), { paddingInlineStart: '1.75em' })
globalStyle(inside('li > p, li > ul, li > ol'), { marginBlock: 0 })
globalStyle(inside('blockquote'), {
  marginInline: 0,
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.border}`,
})
globalStyle(inside('h1'), { fontSize: font.size.xl })
globalStyle(inside('h2'), { fontSize: font.size.l })
globalStyle(inside('h3, h4, h5, h6'), { fontSize: font.size.m })
globalStyle(inside('pre'), { whiteSpace: 'pre-wrap' })
globalStyle(inside('img'), { blockSize: 'auto', verticalAlign: 'middle' })
globalStyle(inside('td, th'), { overflowWrap: 'break-word' })
globalStyle(inside('hr'), { border: 0, borderBlockStart: `1px solid ${color.border}`, marginBlock: space[3] })
globalStyle(inside('a[href]'), { color: color.accent, textUnderlineOffset: '0.15em' })
globalStyle(`${paper} :where(a[href])`, { color: light.accent })
globalStyle(inside('a:focus-visible'), { outline: `2px solid ${color.focus}`, outlineOffset: 1 })

export const picture = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  marginBlock: space.half,
  paddingInline: space[3],
  paddingBlock: space[1],
  color: color.textMuted,
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: radius.s,
  fontSize: font.size.s,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    [`${paper} &`]: { color: light.textMuted, borderColor: light.borderStrong },
  },
})
