import { style } from '@vanilla-extract/css'
import { focusRing, tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { color, space, font } = vars

export const root = style({ display: 'grid', gap: space[4] })
export const list = style([tabular, { minBlockSize: 140 }])
export const scan = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: `${space[2]} ${space[3]}`,
})
export const note = style({ gridColumn: '1 / -1', color: color.textMuted, fontSize: font.size.s })
export const hint = style({ color: color.textMuted, fontSize: font.size.s })
export const remarks = style({ display: 'grid', minInlineSize: 0 })
export const remarkCell = style({ minInlineSize: 0 })
export const remark = style([hint, { display: 'block', overflowWrap: 'anywhere' }])
export const doubt = style([remark, { color: color.warning, fontWeight: 600 }])
export const last = style([
  tabular,
  { color: color.success, fontWeight: 600, gridColumn: '1 / -1', minBlockSize: '1.6em', fontSize: font.size.s },
])
export const failure = style({ color: color.danger, fontSize: font.size.s })
export const stored = style({ color: color.success, fontWeight: 600 })
export const lines = style([focusRing, { display: 'grid', gap: space[2], minInlineSize: 0 }])
export const number = style([tabular, { fontWeight: 600, overflowWrap: 'anywhere' }])
export const reason = style({ display: 'block', color: color.danger, fontSize: font.size.s })
export const given = style({
  display: 'block',
  color: color.textMuted,
  fontSize: font.size.s,
  overflowWrap: 'anywhere',
})
