import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { raised } from '../../theme/raised'
import { tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'
import { ink, line, soft, warning } from '../paper/paper.css'

const { color, space, font, radius } = vars

const container = createContainer('invoice')
const roomy = `${container} (min-width: 900px)`
const narrow = `${container} (max-width: 519.98px)`

export const root = style({
  containerName: container,
  containerType: 'inline-size',
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
})
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const number = style([tabular, { fontSize: font.size.l, fontWeight: 600 }])
export const icon = style({ flex: 'none', inlineSize: 14, blockSize: 14 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: 'auto',
  '@container': { [narrow]: { marginInlineStart: 0, inlineSize: '100%' } },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
})
export const letter = style({
  vars: { [ink]: color.text, [soft]: color.textMuted, [line]: color.border, [warning]: color.danger },
  minInlineSize: 0,
  padding: space[8],
  ...raised,
  '@container': { [narrow]: { padding: space[4] } },
})
export const side = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const sums = style([tabular, { display: 'grid', gap: space[1] }])
export const sum = style({ display: 'flex', justifyContent: 'space-between', gap: space[3] })
export const left = style([
  sum,
  { paddingBlockStart: space[2], borderBlockStart: `1px solid ${color.border}`, fontWeight: 600 },
])
globalStyle(`${sums} dd`, { margin: 0 })
export const quiet = style([
  tabular,
  { display: 'block', color: color.textMuted, fontSize: font.size.s, overflowWrap: 'anywhere' },
])
export const payments = style({ display: 'grid', marginBlockStart: space[3] })
export const payment = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: font.size.s,
})
export const amount = style([tabular, { fontWeight: 600, whiteSpace: 'nowrap' }])
export const facts = style({ display: 'grid', gap: space[2] })
export const fact = style({ display: 'grid', minInlineSize: 0 })
globalStyle(`${fact} dd`, { margin: 0, overflowWrap: 'anywhere' })
export const kind = style({
  padding: space[3],
  borderRadius: radius.m,
  backgroundColor: color.surfaceSunken,
  color: color.textMuted,
  fontSize: font.size.s,
})
