import { globalStyle, style } from '@vanilla-extract/css'
import { tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'
import { ink, line, soft, warning } from '../paper/paper.css'

const { color, space, font, radius } = vars

// the browser's own print command: the pages alone, above the screen's heading
export const root = style({
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
  '@media': {
    print: { position: 'absolute', insetBlockStart: 0, insetInline: 0, zIndex: 1, backgroundColor: '#fff' },
  },
})
const onScreen = { '@media': { print: { display: 'none' } } }
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], ...onScreen })
export const number = style([tabular, { fontSize: font.size.l, fontWeight: 600 }])
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginInlineStart: 'auto',
})
export const hint = style({ color: color.textMuted, fontSize: font.size.s, ...onScreen })
export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[4],
  borderRadius: radius.m,
  backgroundColor: color.surfaceSunken,
  minInlineSize: 0,
  overflow: 'hidden',
  '@media': { print: { padding: 0, overflow: 'visible', backgroundColor: '#fff' } },
})
export const area = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  minInlineSize: 0,
})
export const scaled = style({
  display: 'grid',
  gap: space[4],
  // the scale is that of the screen
  '@media': { print: { display: 'block', zoom: '1 !important' } },
})

// White paper and black ink in every theme, in physical lengths; narrow screens scale the page down as a whole.
export const surface = style({
  vars: { [ink]: '#000', [soft]: '#444', [line]: '#999', [warning]: '#b42318' },
  display: 'grid',
  // an overfull page must not grow taller: the overflow is what gets measured
  gridTemplateRows: 'minmax(0, 1fr)',
  inlineSize: '210mm',
  // a hair less than the paper height: browsers round down, and any overflow adds an empty page
  blockSize: '296.6mm',
  padding: '14mm 15mm',
  overflow: 'hidden',
  backgroundColor: '#fff',
  colorScheme: 'light',
  fontSize: '3.5mm',
  breakAfter: 'page',
  breakInside: 'avoid',
  printColorAdjust: 'exact',
})
globalStyle(`${surface}, ${surface} *`, { boxSizing: 'border-box' })
globalStyle(`${surface} :is(h2, h3, p, dl, dd, ul)`, { margin: 0 })
globalStyle(`${surface} :is(h2, h3)`, { fontWeight: 600 })
globalStyle(`${surface}:last-child`, { breakAfter: 'auto' })
globalStyle(`${desk} ${surface}`, { boxShadow: vars.shadow.low })
