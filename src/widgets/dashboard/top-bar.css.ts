import { globalStyle, style } from '@vanilla-extract/css'
import { keys, opener, words } from '../search/search.css'
import { barPosition } from '../theme/bars'
import { vars } from '../theme/vars.css'
import { name as brandName } from './brand.css'
import { barHeight, edge } from './frame.css'
import { narrow, phone, slim } from './shell.css'

const { color, space, font, radius, shadow, z } = vars

/** Sticky itself, because a sticky bar inside it couldn't leave it. */
export const head = style({
  selectors: {
    '&[data-kind=sticky], &[data-kind=floating]': {
      position: barPosition,
      zIndex: `calc(${z.sticky} + 2)`,
      insetBlockStart: 'var(--_outer-top)',
    },
    '&[data-kind=floating]': {
      insetBlockStart: `calc(var(--_outer-top) + ${space[3]})`,
      marginBlockStart: space[3],
      marginInline: edge,
    },
  },
})

export const bar = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: barHeight,
  paddingInline: edge,
  backgroundColor: color.surfaceRaised,
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: {
    [`${head}[data-kind=floating] &`]: {
      paddingInline: space[4],
      border: `1px solid ${color.border}`,
      borderRadius: radius.l,
      boxShadow: shadow.high,
    },
    '&[data-colour=accent]': { backgroundColor: color.accentSoft },
    '&[data-colour=success]': { backgroundColor: color.successSoft },
    '&[data-colour=warning]': { backgroundColor: color.warningSoft },
    '&[data-colour=danger]': { backgroundColor: color.dangerSoft },
    '&[data-colour=info]': { backgroundColor: color.infoSoft },
  },
  '@media': { print: { display: 'none' } },
  '@container': { [narrow]: { paddingInline: space[4] }, [phone]: { gap: 0, paddingInline: space[2] } },
})
export const area = style({ flex: '0 1 auto', minInlineSize: 0, display: 'flex', alignItems: 'center', gap: space[2] })
/** separates the name from the breadcrumb */
export const brandFrame = style({ marginInlineEnd: space[3] })
/** keeps its start when more buttons appear */
export const tools = style({
  flex: '1 0 auto',
  display: 'flex',
  justifyContent: 'end',
  alignItems: 'center',
  gap: space[1],
  '@container': { [phone]: { gap: 0 } },
})

globalStyle(`${bar} ${brandName}`, { '@container': { [slim]: { display: 'none' } } })

export const bell = style({ inlineSize: vars.control.m })

export const person = style({
  paddingInline: space[2],
  fontWeight: 400,
  '@container': { [phone]: { paddingInline: space[1] } },
})
export const names = style({
  display: 'grid',
  justifyItems: 'start',
  lineHeight: 1.35,
  textAlign: 'start',
  '@container': {
    [phone]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
export const name = style({
  maxInlineSize: 160,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: font.size.s,
  fontWeight: 600,
})
export const role = style({ color: color.textMuted, fontSize: font.size.xs })

export const crumbs = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  color: color.textMuted,
  fontSize: font.size.s,
  '@container': { [phone]: { display: 'none' } },
})
export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  selectors: { '&[aria-current]': { color: color.text, fontWeight: 600 } },
})
globalStyle(`${crumb} > svg`, { flex: 'none', inlineSize: 14, blockSize: 14 })

const tight = '(max-width: 1399px)'

export const bookmarks = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  marginInlineEnd: vars.space[2],
  '@container': { [narrow]: { display: 'none' } },
})
/** a field if there is room, otherwise an icon */
export const search = style({
  display: 'inline-block',
  inlineSize: 216,
  marginInlineEnd: vars.space[2],
  '@container': { [tight]: { inlineSize: vars.control.m, marginInlineEnd: 0 } },
})
globalStyle(`${search} ${opener}`, {
  '@container': {
    [tight]: { justifyContent: 'center', paddingInline: 0, borderColor: 'transparent', backgroundColor: 'transparent' },
  },
})
globalStyle(`${search} ${opener}:hover`, { '@container': { [tight]: { backgroundColor: vars.color.hover } } })
globalStyle(`${search} ${words}`, {
  '@container': { [tight]: { position: 'absolute', inlineSize: 1, blockSize: 1, clipPath: 'inset(50%)' } },
})
globalStyle(`${search} ${keys}`, { '@container': { [tight]: { display: 'none' } } })
