import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

export const large = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '70vh',
  marginInline: 'auto',
  objectFit: 'contain',
})
export const list = style({ display: 'grid', gap: space[1] })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  paddingInlineStart: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.surfaceSunken,
  fontSize: font.size.s,
})
export const rowIcon = style({ flex: 'none', color: color.textMuted })
export const name = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const size = style({ flex: 'none', marginInlineEnd: 'auto', color: color.textMuted })
export const problem = style({ flex: '1 0 50%', minInlineSize: 0, overflowWrap: 'anywhere' })
export const wrong = style({ borderColor: color.danger, color: color.danger })
export const hint = style({ color: color.textMuted, fontSize: font.size.s })
