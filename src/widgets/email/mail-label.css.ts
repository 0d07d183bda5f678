import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

export const dot = style({ flex: 'none', inlineSize: 10, blockSize: 10, borderRadius: radius.full })
export const colours = styleVariants({
  personal: { backgroundColor: color.success },
  company: { backgroundColor: color.accent },
  important: { backgroundColor: color.warning },
  private: { backgroundColor: color.danger },
})
export const dots = style({ display: 'inline-flex', gap: 3 })
export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  paddingInline: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: radius.full,
  fontSize: font.size.xs,
  fontWeight: 600,
  lineHeight: 1.8,
})
