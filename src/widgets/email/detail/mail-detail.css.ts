import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing, tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'
import { narrow } from '../email.css'

const { color, space, font, radius } = vars

export const detail = style({ flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' })
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: 56,
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  '@container': { [narrow]: { paddingInline: space[2], gap: 0 } },
})
export const gap = style({ flex: 1 })
export const star = style({ selectors: { '&[data-on]': { color: color.warning } } })
globalStyle(`${star}[data-on] button`, { color: color.warning })
globalStyle(`${star}[data-on] svg`, { fill: 'currentColor' })
export const steps = style({
  display: 'inline-flex',
  marginInlineStart: space[2],
  paddingInlineStart: space[2],
  borderInlineStart: `1px solid ${color.border}`,
  '@container': { [narrow]: { marginInlineStart: 0, paddingInlineStart: 0, borderInlineStart: 0 } },
})

export const letters = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[3],
  padding: space[5],
  '@container': { [narrow]: { padding: space[3] } },
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const subject = style([
  focusRing,
  { fontSize: font.size.xl, fontWeight: 700, lineHeight: 1.5, overflowWrap: 'anywhere', borderRadius: radius.s },
])
export const labels = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const letter = style({
  justifySelf: 'stretch',
  minInlineSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.l,
  backgroundColor: color.surfaceRaised,
})
export const sender = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space[1]} ${space[3]}`,
  padding: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
  '@container': { [narrow]: { padding: space[3] } },
})
export const who = style({ flex: '1 1 200px', minInlineSize: 0 })
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const address = style({ color: color.textMuted, fontSize: font.size.s, fontWeight: 400 })
export const more = style({ fontSize: font.size.s, color: color.textMuted })
export const summary = style([
  focusRing,
  { minBlockSize: 24, borderRadius: radius.s, cursor: 'pointer', overflowWrap: 'anywhere' },
])
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[1]} ${space[3]}`,
  marginBlockStart: space[2],
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.m,
  color: color.text,
})
export const term = style({ color: color.textMuted })
export const people = style({ overflowWrap: 'anywhere' })
export const time = style([tabular, { color: color.textMuted, fontSize: font.size.s, whiteSpace: 'nowrap' }])
export const body = style({
  padding: space[4],
  minInlineSize: 0,
  overflowX: 'auto',
  '@container': { [narrow]: { padding: space[3] } },
})

export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], paddingBlockEnd: space[2] })

export const files = style({ padding: space[4], borderBlockStart: `1px solid ${color.border}` })
export const filesTitle = style({ fontSize: font.size.s, color: color.textMuted })
export const fileList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: space[3],
  marginBlockStart: space[2],
})
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: radius.m,
  minInlineSize: 0,
})
export const thumbnail = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: radius.s,
  backgroundColor: color.surfaceSunken,
  color: color.textMuted,
  overflow: 'hidden',
})
globalStyle(`${thumbnail} > img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
globalStyle(`${thumbnail} > svg`, { inlineSize: 20, blockSize: 20 })
export const view = style([thumbnail, focusRing, { padding: 0, border: 0, cursor: 'zoom-in' }])
globalStyle(`${view} > img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const fileName = style({ flex: 1, minInlineSize: 0, display: 'grid' })
export const fileTitle = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const fileSize = style({ color: color.textMuted, fontSize: font.size.s })
export const save = style([
  focusRing,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 36,
    blockSize: 36,
    borderRadius: radius.m,
    padding: 0,
    border: 0,
    color: color.text,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    selectors: { '&:hover': { backgroundColor: color.hover } },
  },
])
globalStyle(`${save} > svg`, { inlineSize: 18, blockSize: 18 })
