import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

export const list = style({ display: 'grid', margin: 0 })
export const line = style({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${color.border}`,
})
export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })
export const combination = style({ display: 'inline-flex', alignItems: 'center', gap: 2 })
export const plus = style({ color: color.textMuted, fontSize: font.size.s })
export const key = style({
  minInlineSize: 26,
  paddingInline: space[2],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.s,
  backgroundColor: color.surfaceSunken,
  fontFamily: 'inherit',
  fontSize: font.size.s,
  fontWeight: 600,
  lineHeight: 1.7,
  textAlign: 'center',
})
