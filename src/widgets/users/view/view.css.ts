import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { raised } from '../../theme/raised'
import { focusRing, tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius } = vars

const container = createContainer('user')
const roomy = `${container} (min-width: 880px)`

export const root = style({
  containerName: container,
  containerType: 'inline-size',
  minInlineSize: 0,
  display: 'grid',
  gap: space[4],
})
export const card = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  paddingBlock: space[4],
  paddingInline: space[5],
  ...raised,
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const who = style({ display: 'grid', minInlineSize: 0 })
export const name = style({ fontSize: font.size.l, fontWeight: 600, overflowWrap: 'anywhere' })
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginInlineStart: 'auto' })
export const quiet = style([tabular, { color: color.textMuted, fontSize: font.size.s, overflowWrap: 'anywhere' }])
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))',
  gap: space[4],
})
export const item = style({ display: 'grid', alignContent: 'start', minInlineSize: 0 })
globalStyle(`${root} dd`, { margin: 0, overflowWrap: 'anywhere' })
export const anywhere = style({ overflowWrap: 'anywhere' })
export const link = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 24,
    maxInlineSize: '100%',
    color: color.accent,
    textDecoration: 'none',
    borderRadius: radius.s,
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
])
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' } },
})
export const column = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))',
  gap: space[4],
})
export const figure = style({ display: 'grid', justifyItems: 'start', alignContent: 'start', minInlineSize: 0 })
export const sign = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  marginBlockEnd: space[2],
  borderRadius: radius.m,
  color: color.accent,
  backgroundColor: color.accentSoft,
})
globalStyle(`${sign} > svg`, { inlineSize: 18, blockSize: 18 })
export const counted = style([quiet, { display: 'grid', justifyItems: 'start' }])
export const number = style([tabular, { fontSize: font.size.xl, fontWeight: 600 }])
export const note = style([quiet, { marginBlockStart: space[3] }])
export const benefits = style({ display: 'grid', gap: space[2] })
export const benefit = style({ display: 'flex', gap: space[2], alignItems: 'baseline' })
export const tick = style({ flex: 'none', inlineSize: 16, blockSize: 16, color: color.success, translate: '0 2px' })
