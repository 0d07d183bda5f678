import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius } = vars

export const section = style({
  marginInline: space[3],
  marginBlockEnd: space[3],
  padding: space[3],
  borderRadius: radius.m,
  border: `1px solid ${color.border}`,
})
export const heading = style({ fontSize: font.size.m, fontWeight: 600, marginBlockEnd: space[2] })
export const list = style({ display: 'grid', gap: space[2] })
export const item = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const person = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const quiet = style({ color: color.textMuted, fontSize: font.size.s })
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const fields = style({ display: 'grid', gap: space[3] })
export const failure = style({ color: color.danger })
