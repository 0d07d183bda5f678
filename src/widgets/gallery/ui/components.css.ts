import { style } from '@vanilla-extract/css'
import { focusRing } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { color, space, radius } = vars

export const group = style({ display: 'grid', gap: space[2] })
export const parts = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
})
export const part = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 44,
    paddingInline: space[3],
    border: `1px solid ${color.border}`,
    borderRadius: radius.m,
    color: color.text,
    textDecoration: 'none',
    selectors: { '&:hover': { backgroundColor: color.hover, borderColor: color.borderStrong } },
  },
])
