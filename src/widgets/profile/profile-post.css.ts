import { style } from '@vanilla-extract/css'
import { raised } from '../theme/raised'
import { focusRing } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

export const post = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[5],
  color: color.text,
  ...raised,
})
export const head = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 })
export const names = style({ display: 'grid', minInlineSize: 0 })
export const name = style({ margin: 0, fontSize: font.size.m, fontWeight: 600, overflowWrap: 'anywhere' })
export const quiet = style({ color: color.textMuted, fontSize: font.size.s })
export const text = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const image = style({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: 420,
  objectFit: 'cover',
  borderRadius: radius.m,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const liked = style({ color: color.danger })
export const likes = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], minInlineSize: 0 })
export const faces = style({ display: 'inline-flex' })
export const counts = style([quiet, { marginInlineStart: 'auto' }])
export const comments = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[3],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.border}`,
})
export const list = style({
  display: 'grid',
  justifySelf: 'stretch',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const comment = style([
  focusRing,
  { display: 'flex', alignItems: 'start', gap: space[2], minInlineSize: 0, borderRadius: radius.m },
])
export const faint = style({ opacity: 0.7 })
export const bubble = style({
  minInlineSize: 0,
  paddingBlock: space[2],
  paddingInline: space[3],
  backgroundColor: color.surfaceSunken,
  borderRadius: radius.m,
})
export const by = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[2], margin: 0 })
export const words = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const writing = style({ justifySelf: 'stretch', display: 'flex', alignItems: 'start', gap: space[2] })
export const field = style({ flex: '1 1 auto', minInlineSize: 0 })
